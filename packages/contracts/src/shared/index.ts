export * from './problem.ts';
export * from './values.ts';

export * from './problem.ts';
export * from './texts.ts';
export * from './values.ts';

export * from './matters.ts';

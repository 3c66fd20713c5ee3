export * from './documents.ts';
export * from './search.ts';

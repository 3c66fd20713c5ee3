export * from './documents.ts';
export * from './own-search.ts';
export * from './product-search.ts';
export * from './search.ts';
export * from './synonyms.ts';

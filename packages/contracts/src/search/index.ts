export * from './result-table.ts';
export * from './search.ts';
export * from './search-document.ts';
export * from './search-preferences.ts';
export * from './synonyms.ts';

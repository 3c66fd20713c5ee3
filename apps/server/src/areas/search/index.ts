/** Finding materials by words, numbers and facets. */
export { readDocuments, type SearchDeps } from './queries/search-documents.ts';
export { searchNumbers } from './queries/search-numbers.ts';
export { DICTIONARIES } from './queries/search-pages.ts';
export { searchRoutes } from './routes.ts';
export { searchWanted } from './search-wanted.ts';

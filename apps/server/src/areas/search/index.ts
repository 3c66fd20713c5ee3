/** Finding materials by words, numbers and facets. */
export { readDocuments, type SearchDeps } from './queries/search-documents.ts';
export { DICTIONARIES } from './queries/search-pages.ts';
export { rehearseSearches } from './rehearsal.ts';
export { searchRoutes } from './routes.ts';

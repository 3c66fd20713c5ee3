/** Search of materials by words, numbers and facets. */
export { readDocuments, type SearchDeps, searchNumbers } from './queries/search-documents.ts';
export { DICTIONARIES } from './queries/search-pages.ts';
export { searchRoutes } from './routes.ts';
export { searchRequestOf } from './search-request.ts';

/** Finding materials by words, numbers and facets. */
export type { SearchDeps } from './queries/search-documents.ts';
export { searchRoutes } from './routes.ts';

/** How easily a facet is shown, as editors set it. */
export type { FacetOverrides } from './overrides.ts';
export { facetVisibilityRoutes } from './routes.ts';

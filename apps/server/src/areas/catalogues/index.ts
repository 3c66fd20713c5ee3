/** PDF catalogs of a company, and the basket in which a person collects materials for one. */
export { pdfCatalogueRoutes, pdfCatalogueSearchRoutes } from './routes/index.ts';
export { tidyCatalogues } from './tidy-catalogues.ts';

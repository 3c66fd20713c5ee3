/** PDF catalogs of a company, and the basket in which a person collects materials for one. */

export { openPdfCatalogueArea } from './area.ts';
export { tidyCatalogues } from './commands/change-catalogue.ts';
export { makeDemoCatalogues } from './demo/make-demo-catalogues.ts';
export { CATALOGUE_CHANGES, type CatalogueEvents, openCatalogueEvents } from './events/catalogue-events.ts';
export { logoUrlOf } from './logo/default-logo.ts';
export { registerDefaultLogo } from './logo/register-logo.ts';
export { catalogueNumbers, readDocumentLines } from './queries/catalogue-lines.ts';
export { showCatalogue } from './queries/read-catalogues.ts';
export { showSimpleCatalogue } from './queries/simple-catalogues.ts';
export { pdfCatalogueRoutes, pdfCatalogueSearchRoutes } from './routes.ts';

/** Documents on paper: labels, catalogs, and the jobs that make them. */
export { materialPictures } from './catalogue-print/material-pictures.ts';
export { registerCatalogueDocuments } from './catalogue-print/register-catalogue-documents.ts';
export * from './jobs/index.ts';
export { documentKinds } from './kinds.ts';
export { type Label, type LabelPrint, labelDocument } from './labels/label-document.ts';
export { registerLabelPrints } from './shelf-labels/register-label-prints.ts';
export { shelfLabelRoutes } from './shelf-labels/routes.ts';
export { tidyLabelPrints } from './shelf-labels/tidy-label-prints.ts';

/** Documents on paper: labels, catalogs, and the jobs that make them. */

export { openDocumentArea } from './area.ts';
export { materialPictures } from './catalogue-print/catalogue-pictures.ts';
export { registerCatalogueDocuments } from './catalogue-print/register-catalogue-documents.ts';
export { respondWithDocument } from './jobs/document-response.ts';
export { tidyDocuments } from './jobs/document-store.ts';
export { DOCUMENT_CHANGES, openDocumentEvents } from './jobs/events/document-events.ts';
export { type DocumentKinds, documentKind, type RenderContext } from './jobs/make-document.ts';
export { documentRoutes, registerDocumentFile } from './jobs/routes.ts';
export { DOCUMENT_CRON, documentTasks, wakeDocuments, workThroughDocuments } from './jobs/work-through.ts';
export { documentKinds } from './kinds.ts';
export { type Label, type LabelPrint, labelDocument } from './labels/label-document.ts';
export { registerLabelPrints, shelfLabelRoutes } from './shelf-labels/routes.ts';
export { tidyLabelPrints } from './shelf-labels/shelf-labels-kind.ts';

/** Orders of customers' own systems, validated by support. Section 2, "Third-party order validation". */
export { openValidationArea } from './area.ts';
export type { PlaceLines } from './commands/place-validation.ts';
export { registerValidationFiles, type ValidationFileDeps } from './files/register-files.ts';
export { openDocumentReader, type ReadBytes } from './reading/document-reader.ts';
export { readDocument } from './reading/read-document.ts';
export { orderValidationRoutes, type ValidationRouteDeps } from './routes.ts';
export { ORDER_UPLOAD_CRON, orderUploadTasks, wakeOrderUploads, workThroughUploads } from './uploads/work-through.ts';

/** Documents that are made at once or in the background, and their files. */
export { type DocumentKinds, documentKind, type RenderContext, type RenderedDocument } from './document-kinds.ts';
export { type DocumentResponseDeps, respondWithDocument } from './document-response.ts';
export { DOCUMENT_CHANGES, openDocumentEvents } from './events/document-events.ts';
export { type DocumentFileDeps, registerDocumentFile } from './register-document-file.ts';
export type { DocumentRequest } from './request-document.ts';
export { documentRoutes } from './routes.ts';
export { tidyDocuments } from './store/document-files.ts';
export { DOCUMENT_CRON, documentTasks, wakeDocuments } from './tasks.ts';
export { type WorkThroughDeps, workThroughDocuments } from './work-through.ts';

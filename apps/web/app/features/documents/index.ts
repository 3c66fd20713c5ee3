/** Documents that the shop makes as PDF: requesting one, its progress, and opening it. */

export { DocumentProgress } from './document-progress.tsx';
export { MadeDocumentDialog } from './made-document-dialog.tsx';
export { OpenDocument } from './open-document.tsx';
export { type RequestedDocument, requestDocument } from './request-document.ts';
export { type MadeDocument, type MakingDocument, useMakeDocument } from './use-make-document.ts';

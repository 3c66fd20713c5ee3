/** Documents that the shop makes as PDF: requesting one, its progress, and opening it. */

export { DocumentProgress } from './document-progress.tsx';
export { MadeDocumentDialog } from './made-document-dialog.tsx';
export { OpenDocument } from './open-document.tsx';
export {
  type MadeDocument,
  type MakingDocument,
  type RequestedDocument,
  requestDocument,
  useMakeDocument,
} from './use-make-document.ts';

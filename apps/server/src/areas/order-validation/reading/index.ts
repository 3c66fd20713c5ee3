/** What a customer's system wrote, read. */
export { openDocumentReader, type ReadBytes } from './document-reader.ts';
export type { DocumentFormat, DocumentReading } from './messages.ts';
export { formatOf, readDocument } from './read-document.ts';
export { storedDocumentOf, storedFaultOf, storedLineOf } from './stored-document.ts';
export { UnreadableFile } from './unreadable-file.ts';

/** What a customer's system wrote, read. */
export type { DocumentFormat, DocumentReading } from './messages.ts';
export { formatOf, readDocument } from './read-document.ts';
export { type ReadBytes, readInThread } from './reading-thread.ts';
export { storedDocumentOf, storedFaultOf, storedLineOf } from './stored-document.ts';
export { UnreadableFile } from './unreadable-file.ts';

import * as calls from '@grossist/contracts';
import { example } from './example.ts';

export const documentExamples = [
  example(calls.getDocument, ({ document }) => ({ params: { documentId: document.id } })),
  example(calls.listDocuments, () => ({ query: {} })),
  example(calls.cancelDocument, ({ document }) => ({ params: { documentId: document.id } })),
];

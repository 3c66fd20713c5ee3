import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { operation } from '../operation.ts';
import { flag, Id, pageNumber, pageSize } from '../shared/values.ts';
import { DocumentJob } from './document.ts';

const ofDocument = z.object({ documentId: Id.describe('Id of the document') });

/** Parts of a call that responds with a PDF to be shown in a window, or with the job that makes it. */
export const documentResponse = {
  response: FILE,
  file: { mediaTypes: ['application/pdf'], description: 'The document, to be shown in a window' },
  alsoAnswers: {
    202: 'It has more than 100 lines and is made in the background: the body is its `DocumentJob`, as getDocument responds',
  },
} as const;

export const getDocument = operation({
  call: 'own-doc-01',
  name: 'getDocument',
  area: 'documents',
  summary: 'A document and its progress',
  description:
    "A document of the caller's company. The stream of cart events publishes `document-changed` with DocumentId, State, Done and Total of the caller's own ones.",
  method: 'GET',
  path: '/api/documents/:documentId',
  failures: [404],
  access: 'buyer',
  params: ofDocument,
  response: DocumentJob,
});

export const listDocuments = operation({
  call: 'own-doc-02',
  name: 'listDocuments',
  area: 'documents',
  summary: 'Documents of the company, newest first',
  description: 'Documents that have not expired, newest first, without the lines of their reports.',
  method: 'GET',
  path: '/api/documents',
  access: 'buyer',
  query: z.object({
    Page: pageNumber,
    PageSize: pageSize(10).describe('Items of a page'),
    IsOwn: flag(false).describe('Whether to list only those that the caller asked for'),
  }),
  response: z.object({
    PageItems: z.array(DocumentJob).describe('The documents of this page'),
    TotalItems: z.number().int().describe('How many there are in all'),
  }),
});

export const cancelDocument = operation({
  call: 'own-doc-03',
  name: 'cancelDocument',
  area: 'documents',
  summary: 'Cancel a document',
  description:
    'Cancels a document that waits or is being made; nothing of it is stored. One that has ended stays as it is. 403 for a document of a colleague.',
  method: 'POST',
  path: '/api/documents/:documentId/cancel',
  failures: [403, 404],
  access: 'buyer',
  params: ofDocument,
  response: DocumentJob,
});

export const getDocumentFile = fileOperation({
  call: 'own-doc-04',
  name: 'getDocumentFile',
  area: 'documents',
  summary: 'The file of a document',
  description:
    'Can be opened by everybody of the company for 30 days. 404 before it is done and after it has expired; 403 for people without the right to see net prices when it has some.',
  method: 'GET',
  path: '/api/documents/:documentId/file',
  failures: [403, 404],
  access: 'buyer',
  params: ofDocument,
  response: FILE,
  file: { mediaTypes: ['application/pdf'], description: 'The document, to be shown in a window' },
  alsoAnswers: { 304: 'The caller has the file' },
});

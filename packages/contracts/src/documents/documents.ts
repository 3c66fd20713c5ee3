import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { flag, Id, Instant, pageNumber, pageSize } from '../shared/values.ts';

export const DocumentState = z
  .enum(['waiting', 'running', 'done', 'failed', 'cancelled'])
  .describe('State of a document that is made in the background');
export type DocumentState = z.infer<typeof DocumentState>;

export const DocumentReportLine = z
  .object({
    Code: z
      .enum(['picture-missing', 'picture-timeout', 'material-missing', 'price-missing', 'barcode-missing'])
      .describe(
        '`picture-missing`, `picture-timeout`: a placeholder is shown; `material-missing`: the line is left out, since the material is not or no longer visible to the caller; `price-missing`: no price is shown; `barcode-missing`: the material has no such number, or one that is not valid',
      ),
    SapMaterialNumber: z.string().describe('SAP material number'),
    Name: z.string().describe('Name of the material; empty when it is unknown'),
  })
  .describe('Something that a document leaves out or shows by a placeholder');

const Count = z.number().int().min(0);

export const DocumentJob = z
  .object({
    DocumentId: Id.describe('Id of the document'),
    Kind: z.string().describe('Kind of document: "catalog", "shelf-labels"'),
    Title: z.string().describe('Title'),
    State: DocumentState,
    Done: Count.describe('Lines done so far'),
    Total: Count.describe('Lines in all'),
    CreatedBy: z.string().describe('Name of the person who asked for it; empty when they have left'),
    IsOwn: z.boolean().describe('Whether the caller asked for it, and may cancel it'),
    CreatedAt: Instant.describe('When it was asked for'),
    EndedAt: Instant.nullable().describe('When it ended; null while it waits or is made'),
    ExpiresAt: Instant.describe('Until when its file can be opened'),
    HasNetPrices: z.boolean().describe('Whether only people who may see net prices can open its file'),
    FileUrl: z.string().nullable().describe('Address of the file for people of the company; null unless `done`'),
    ByteCount: Count.nullable().describe('Size of the file in bytes; null unless `done`'),
    Report: z.array(DocumentReportLine).describe('What was left out, in the order of the lines; at most 500'),
    ReportRest: Count.describe('Lines of the report beyond those'),
    Fault: z.string().nullable().describe('Code of why it failed: "given-up", "not-found"; null unless `failed`'),
  })
  .describe('A document of the company: a catalog or labels as PDF');
export type DocumentJob = z.infer<typeof DocumentJob>;

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

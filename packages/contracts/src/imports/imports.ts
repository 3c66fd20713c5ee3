import { MARKETS } from '@grossist/domain';
import { z } from 'zod';
import { fileOperation, operation } from '../operation.ts';
import { flag, Id, pageNumber, pageSize, typedText, valuesInQuery } from '../shared/values.ts';
import {
  ImportFormat,
  ImportLineKind,
  ImportReportLine,
  ImportRun,
  ImportRunDetails,
  ImportState,
} from './import-run.ts';

const ofImport = z.object({ importId: Id.describe('Id of the import') });

export const listImports = operation({
  call: 'imp-02',
  name: 'listImports',
  area: 'imports',
  summary: 'Imports, newest first',
  description: 'Imports, newest first.',
  method: 'GET',
  path: '/api/imports',
  access: 'editor',
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(20).describe('Items of a page'),
    state: ImportState.optional().describe('State'),
  }),
  response: z.object({
    Imports: z.array(ImportRun).describe('The imports of this page, newest first'),
    Total: z.number().int().describe('Total'),
  }),
});

export const getImport = operation({
  call: 'imp-03',
  name: 'getImport',
  area: 'imports',
  summary: 'One import and its progress',
  description: 'One import with its counts by kind of record.',
  method: 'GET',
  path: '/api/imports/:importId',
  failures: [404],
  access: 'editor',
  params: ofImport,
  response: ImportRunDetails,
});

export const getImportLines = operation({
  call: 'imp-04',
  name: 'getImportLines',
  area: 'imports',
  summary: 'The lines of an import’s report',
  description: 'Lists the lines of the report of an import, in the order of the file.',
  method: 'GET',
  path: '/api/imports/:importId/lines',
  failures: [404],
  access: 'editor',
  params: ofImport,
  query: z.object({
    page: pageNumber,
    pageSize: pageSize(50).describe('Items of a page'),
    kind: ImportLineKind.optional().describe('Kind'),
  }),
  response: z.object({
    Lines: z.array(ImportReportLine).describe('The lines'),
    Total: z.number().int().describe('Total'),
  }),
});

export const getImportReport = operation({
  call: 'imp-05',
  name: 'getImportReport',
  area: 'imports',
  summary: 'An import’s report as CSV',
  description: 'The whole report as CSV for a spreadsheet, nothing in it a formula.',
  method: 'GET',
  path: '/api/imports/:importId/report',
  failures: [404],
  access: 'editor',
  params: ofImport,
  response: z.object({
    FileName: z.string().describe('Name of the file'),
    Csv: z.string().describe('Text of the CSV file'),
  }),
});

export const cancelImport = operation({
  call: 'imp-06',
  name: 'cancelImport',
  area: 'imports',
  summary: 'Cancel an import',
  description:
    'Ends an import with the batch under way; what is written stays. One that has ended already stays as it is.',
  method: 'POST',
  path: '/api/imports/:importId/cancel',
  failures: [404],
  access: 'editor',
  params: ofImport,
  response: ImportRunDetails,
});

export const resumeImport = operation({
  call: 'imp-07',
  name: 'resumeImport',
  area: 'imports',
  summary: 'Go on with an import that was broken off',
  description: 'Resumes a failed or canceled import. 422 when its file was deleted or it is complete.',
  method: 'POST',
  path: '/api/imports/:importId/resume',
  failures: [404, 422],
  access: 'editor',
  params: ofImport,
  response: ImportRunDetails,
});

export const startImportAnew = operation({
  call: 'imp-08',
  name: 'startImportAnew',
  area: 'imports',
  summary: 'Import the same file again',
  description: 'Imports the same file from its beginning, as an import of its own: after a dry run, say.',
  method: 'POST',
  path: '/api/imports/:importId/anew',
  failures: [404, 422],
  access: 'editor',
  params: ofImport,
  body: z.object({ DryRun: z.boolean().default(false).describe('Whether to check the file without saving anything') }),
  response: ImportRunDetails,
});

const markets = valuesInQuery(z.enum(MARKETS), MARKETS.length).default([]);

const upload = {
  area: 'imports',
  path: '/api/imports',
  access: 'editor',
  failures: [413],
  query: z.object({
    fileName: typedText(200).min(1).describe('Name of the file'),
    format: ImportFormat.optional().describe('Format of the file; recognized by its first bytes when absent'),
    dryRun: flag(false).describe('Whether to check the file without saving anything'),
    markets: markets.describe('Markets where its materials are sold, "DK,NO", instead of where the file says'),
  }),
  upload: { mediaTypes: ['application/octet-stream'], description: 'The file' },
  response: z.object({ ImportId: Id.describe('Id of the import') }),
} as const;

export const uploadImport = fileOperation({
  ...upload,
  call: 'imp-01',
  name: 'uploadImport',
  summary: 'Import a file in the background',
  description: "Stores the file, then imports it in the background. 413 above the shop's limit.",
  method: 'POST',
});

export const uploadImportByPut = fileOperation({
  ...upload,
  call: 'own-imp-01',
  name: 'uploadImportByPut',
  summary: 'Import a file in the background, sent by PUT',
  description: 'Does the same as `uploadImport`, for programs that upload files by PUT.',
  method: 'PUT',
});

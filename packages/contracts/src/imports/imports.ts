import { MARKETS } from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, pageNumber, pageSize, typedText, valuesInQuery } from '../shared/values.ts';
import {
  ImportFormat,
  ImportLineKind,
  ImportReportLine,
  ImportRun,
  ImportRunDetails,
  ImportState,
} from './import-run.ts';

const ofImport = z.object({ importId: Id });

/** Imports, newest first. [imp-02] */
export const listImports = operation({
  call: 'imp-02',
  name: 'listImports',
  area: 'imports',
  summary: 'Imports, newest first',
  method: 'GET',
  path: '/api/imports',
  access: 'editor',
  query: z.object({ page: pageNumber, pageSize: pageSize(20), state: ImportState.optional() }),
  response: z.object({ Imports: z.array(ImportRun), Total: z.number().int() }),
});

/** One import with its counts by kind of record. [imp-03] */
export const getImport = operation({
  call: 'imp-03',
  name: 'getImport',
  area: 'imports',
  summary: 'One import and its progress',
  method: 'GET',
  path: '/api/imports/:importId',
  access: 'editor',
  params: ofImport,
  response: ImportRunDetails,
});

/** What an import's report says, in the order of the file. [imp-04] */
export const getImportLines = operation({
  call: 'imp-04',
  name: 'getImportLines',
  area: 'imports',
  summary: 'The lines of an import’s report',
  method: 'GET',
  path: '/api/imports/:importId/lines',
  access: 'editor',
  params: ofImport,
  query: z.object({ page: pageNumber, pageSize: pageSize(50), kind: ImportLineKind.optional() }),
  response: z.object({ Lines: z.array(ImportReportLine), Total: z.number().int() }),
});

/** The whole report as CSV for a spreadsheet, nothing in it a formula. [imp-05] */
export const getImportReport = operation({
  call: 'imp-05',
  name: 'getImportReport',
  area: 'imports',
  summary: 'An import’s report as CSV',
  method: 'GET',
  path: '/api/imports/:importId/report',
  access: 'editor',
  params: ofImport,
  response: z.object({ FileName: z.string(), Csv: z.string() }),
});

/** Ends an import with the batch under way; what is written stays. One that has ended already stays as it is. [imp-06] */
export const cancelImport = operation({
  call: 'imp-06',
  name: 'cancelImport',
  area: 'imports',
  summary: 'Cancel an import',
  method: 'POST',
  path: '/api/imports/:importId/cancel',
  access: 'editor',
  params: ofImport,
  response: ImportRunDetails,
});

/** Goes on with a failed or cancelled import where it stands. 422 when its file is gone or it needs no more. [imp-07] */
export const resumeImport = operation({
  call: 'imp-07',
  name: 'resumeImport',
  area: 'imports',
  summary: 'Go on with an import that was broken off',
  method: 'POST',
  path: '/api/imports/:importId/resume',
  access: 'editor',
  params: ofImport,
  response: ImportRunDetails,
});

/** Imports the same file from its beginning, as an import of its own: after a dry run, say. [imp-08] */
export const startImportAnew = operation({
  call: 'imp-08',
  name: 'startImportAnew',
  area: 'imports',
  summary: 'Import the same file anew',
  method: 'POST',
  path: '/api/imports/:importId/anew',
  access: 'editor',
  params: ofImport,
  body: z.object({ DryRun: z.boolean().default(false) }),
  response: ImportRunDetails,
});

const markets = valuesInQuery(z.enum(MARKETS), MARKETS.length).default([]);

/**
 * Imports a file in the background. Its bytes are the body, as application/octet-stream, which is why this call has a
 * route of its own and is in no list of operations. 413 above the shop's limit. [imp-01]
 */
export const uploadImport = operation({
  call: 'imp-01',
  name: 'uploadImport',
  area: 'imports',
  summary: 'Import a file in the background',
  method: 'POST',
  path: '/api/imports',
  access: 'editor',
  query: z.object({
    fileName: typedText(200).min(1),
    /** Absent: told by the file's first bytes. */
    format: ImportFormat.optional(),
    dryRun: flag(false),
    /** "DK,NO": where its materials are sold, instead of where the file says. */
    markets,
  }),
  response: z.object({ ImportId: Id }),
});

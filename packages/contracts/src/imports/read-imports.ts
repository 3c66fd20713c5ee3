import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, pageNumber, pageSize } from '../shared/values.ts';
import { ImportLineKind, ImportReportLine, ImportRun, ImportRunDetails, ImportState } from './run.ts';

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

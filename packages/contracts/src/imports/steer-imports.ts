import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { ImportRunDetails } from './run.ts';

const ofImport = z.object({ importId: Id });

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

import { MARKETS } from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { flag, Id, typedText, valuesInQuery } from '../shared/values.ts';
import { ImportFormat } from './run.ts';

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

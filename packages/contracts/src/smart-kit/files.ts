import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id, QuantityOut, typedText } from '../shared/values.ts';
import { KitDraft } from './kit-drafts.ts';
import { MOST_KITS } from './kit-values.ts';

/**
 * CSV files of kits, which answer with bytes and are no operations: `POST /api/smart-kit/export-csv` [kit-22],
 * `POST /api/smart-kit/export-csv-from-orders` [kit-23], `GET /api/smart-kit/create-csv` [kit-31].
 */
export const ExportKitsCsv = z.array(Id).min(1).max(MOST_KITS);
export const ExportOrderKitsCsv = z.array(Id).min(1).max(100);

/** Why a row of an imported file needs attention. Section 5. */
export const KitImportResultKind = z.enum([
  'invalid-file',
  'unknown-article-number',
  'amount-adjusted',
  'unexpected-error',
]);

/**
 * Adds the kits of a CSV or XLSX file to a project: the rows of one kit name are one kit, rows without a name are the kit
 * of the file's name. What is valid is added in one transaction; rows that can't be are reported with a reason and left
 * out. Nothing is added, and no empty kit left, when no row is valid. [kit-32]
 */
export const importKitsCsv = operation({
  area: 'smart kit',
  access: 'buyer',
  call: 'kit-32',
  name: 'importKitsCsv',
  summary: 'Add kits from a file',
  method: 'POST',
  path: '/api/smart-kit/:id/import-csv',
  mostBodyBytes: 3 * 1024 * 1024,
  params: z.object({ id: Id }),
  body: z.object({
    FileName: typedText(200),
    /** The file, base64; at most 2 MB. */
    Content: z.base64().max(2_800_000),
    /** Column of the quantities, from 1; 0 for a file without quantities. */
    QuantityColumn: z.number().int().min(0).max(1000).optional(),
  }),
  response: z.object({
    kits: z.array(KitDraft),
    results: z.array(
      z.object({
        kind: KitImportResultKind,
        /** Line of the file, from 1; 0 for the file as a whole. */
        lineNumber: z.number().int(),
        /** The line as it was read. */
        text: z.string(),
        /** More of the reason, as a stable word: `several-articles`, `other-unit`, `wrong-quantity` …; '' without. */
        reason: z.string(),
        /** What the kit holds; null where the row was left out. */
        quantity: QuantityOut.nullable(),
      }),
    ),
    /** Columns of which the user has to choose that of the quantities; then nothing was added. */
    QuantityColumns: z
      .array(z.object({ Column: z.number().int(), Header: z.string(), Samples: z.array(z.string()) }))
      .max(10),
  }),
});

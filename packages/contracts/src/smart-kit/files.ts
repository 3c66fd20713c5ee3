import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { operation } from '../operation.ts';
import { Id, QuantityOut, typedText } from '../shared/values.ts';
import { KitDraft } from './kit-drafts.ts';
import { MOST_KITS } from './kit-values.ts';

const exporting = { area: 'smart kit', access: 'buyer' } as const;
const csv = { mediaTypes: ['text/csv'], description: 'A row for each item', isAttachment: true } as const;

export const exportKitsCsv = fileOperation({
  ...exporting,
  call: 'kit-22',
  name: 'exportKitsCsv',
  summary: 'Kits as CSV',
  description:
    'Kits of the company, named kit_{name} after the only kit, else after their project. Columns are split by a semicolon where decimals have a comma.',
  method: 'POST',
  path: '/api/smart-kit/export-csv',
  failures: [404, 422],
  changes: false,
  body: z.array(Id).min(1).max(MOST_KITS).describe('Ids of kits'),
  file: csv,
  response: FILE,
});

export const exportOrderKitsCsv = fileOperation({
  ...exporting,
  call: 'kit-23',
  name: 'exportOrderKitsCsv',
  summary: 'Kits of orders as CSV',
  description: 'The kits of orders as they were packed, each once, named kit_{name}. 422 `no-kits` without kits.',
  method: 'POST',
  path: '/api/smart-kit/export-csv-from-orders',
  failures: [404, 422],
  changes: false,
  body: z.array(Id).min(1).max(100).describe('Ids of orders on the accounts of the caller'),
  file: csv,
  response: FILE,
});

export const createKitsCsv = fileOperation({
  ...exporting,
  call: 'kit-31',
  name: 'createKitsCsv',
  summary: 'Template for an import of kits',
  description: 'The columns that the import reads, headed in the language of the caller.',
  method: 'GET',
  path: '/api/smart-kit/create-csv',
  file: { ...csv, description: 'A header without rows' },
  response: FILE,
});

/** Why a row of an imported file needs attention. Section 5. */
export const KitImportResultKind = z.enum([
  'invalid-file',
  'unknown-article-number',
  'amount-adjusted',
  'unexpected-error',
]);

export const importKitsCsv = operation({
  area: 'smart kit',
  access: 'buyer',
  call: 'kit-32',
  name: 'importKitsCsv',
  summary: 'Add kits from a file',
  description:
    "Adds the kits of a CSV or XLSX file to a project: the rows of one kit name are one kit, rows without a name are the kit of the file's name. What is valid is added in one transaction; rows that can't be are reported with a reason and left out. Nothing is added, and no empty kit left, when no row is valid.",
  failures: [404, 409, 422],
  method: 'POST',
  path: '/api/smart-kit/:id/import-csv',
  mostBodyBytes: 3 * 1024 * 1024,
  params: z.object({ id: Id.describe('Id') }),
  body: z.object({
    FileName: typedText(200).describe('Name of the file'),
    Content: z.base64().max(2_800_000).describe('The file, base64; at most 2 MB'),
    QuantityColumn: z
      .number()
      .int()
      .min(0)
      .max(1000)
      .optional()
      .describe('Column of the quantities, from 1; 0 for a file without quantities'),
  }),
  response: z.object({
    kits: z.array(KitDraft).describe('The kits'),
    results: z
      .array(
        z.object({
          kind: KitImportResultKind.describe('What was found'),
          lineNumber: z.number().int().describe('Line of the file, from 1; 0 for the file as a whole'),
          text: z.string().describe('The line as it was read'),
          reason: z
            .string()
            .describe(
              "More of the reason, as a stable word: `several-articles`, `other-unit`, `wrong-quantity` …; '' without",
            ),
          quantity: QuantityOut.nullable().describe('What the kit holds; null where the row was left out'),
        }),
      )
      .describe('What needs attention'),
    QuantityColumns: z
      .array(
        z.object({
          Column: z.number().int().describe('Number of the column, from 1'),
          Header: z.string().describe('Header of the column'),
          Samples: z.array(z.string()).describe('First cells of the column'),
        }),
      )
      .max(10)
      .describe('Columns of which the user has to choose that of the quantities; then nothing was added'),
  }),
});

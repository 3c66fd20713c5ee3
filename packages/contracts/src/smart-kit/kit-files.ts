import { LABEL_STOCKS, MOST_SHIFT } from '@grossist/domain';
import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { flag, Id, QuantityOut, typedText, valuesInQuery } from '../shared/values.ts';
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

const shift = z.coerce.number().min(-MOST_SHIFT).max(MOST_SHIFT).default(0);

/** Copies of each label. */
const MOST_LABEL_COPIES = 20;

const LabelsQuery = z.object({
  OrderId: Id.optional().describe('Order on the accounts of the caller'),
  SmartKitId: Id.optional().describe('Project of kits of the caller'),
  CartId: Id.optional().describe('Open cart of the caller, with the kits that are in it'),
  KitIds: valuesInQuery(Id, MOST_KITS)
    .optional()
    .describe('Kits to print, at most 250, separated by commas or as repeated parameters; absent: all'),
  Product: z
    .enum(LABEL_STOCKS.map(({ product }) => product))
    .default('Avery L7162')
    .describe('Sheet or roll of labels, by its product name'),
  Offset: z.coerce.number().int().min(1).default(1).describe('First free label of the first page, row by row from 1'),
  ShiftX: shift.describe('Millimeters by which the printer is corrected to the right'),
  ShiftY: shift.describe('Millimeters by which the printer is corrected downwards'),
  HasContents: flag(true).describe('Whether the materials of the kit are printed'),
  HasAddress: flag(true).describe('Whether the address of delivery is printed'),
  Copies: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_LABEL_COPIES)
    .default(1)
    .describe('How often each label is printed, one after the other'),
  HasOutlines: flag(false).describe('Whether the edges of the labels are drawn, for a preview'),
});

const labels = { area: 'smart kit', access: 'buyer', method: 'GET', failures: [404, 422] } as const;

export const printKitLabels = fileOperation({
  ...labels,
  call: 'own-kit-05',
  name: 'printKitLabels',
  summary: 'Labels of kits as PDF',
  description:
    'Labels for the kits of a sent order (OrderId; one for each box, with a Code 128 of order and kit), of a cart (CartId; one for each box) or of a project (SmartKitId), the last two without barcode. 422 `one-source` unless exactly one of them is sent, `wrong-offset` for an offset that the sheet does not have, `no-kits`, `too-many-labels` beyond 1,000.',
  path: '/api/smart-kit/labels',
  query: LabelsQuery,
  file: { mediaTypes: ['application/pdf'], description: 'A document of labels', isAttachment: true },
  response: FILE,
});

export const previewKitLabels = fileOperation({
  ...labels,
  call: 'own-kit-23',
  name: 'previewKitLabels',
  summary: 'The first page of the labels of kits as a picture',
  description: 'The first page of the document that printKitLabels makes of the same query, with the same failures.',
  path: '/api/smart-kit/labels/preview',
  query: LabelsQuery,
  file: { mediaTypes: ['image/svg+xml'], description: 'A page of labels', isAttachment: true },
  response: FILE,
});

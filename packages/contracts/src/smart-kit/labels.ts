import { LABEL_STOCKS, MOST_SHIFT } from '@grossist/domain';
import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { flag, Id, valuesInQuery } from '../shared/values.ts';
import { MOST_KITS } from './kit-values.ts';

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

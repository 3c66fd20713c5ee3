import { LABEL_STOCKS, MOST_SHIFT } from '@grossist/domain';
import { z } from 'zod';
import { FILE, fileOperation } from '../file-operation.ts';
import { flag, Id } from '../shared/values.ts';

const shift = z.coerce.number().min(-MOST_SHIFT).max(MOST_SHIFT).default(0);

export const printKitLabels = fileOperation({
  area: 'smart kit',
  access: 'buyer',
  call: 'own-kit-05',
  name: 'printKitLabels',
  summary: 'Labels of kits as PDF',
  description:
    'Labels for the kits of a sent order (OrderId; one for each box, with a Code 128 of order and kit) or of a project that is not ordered yet (SmartKitId; without barcode). 422 `one-source` unless exactly one of both is sent, `wrong-offset` for an offset that the sheet does not have, `no-kits`, `too-many-labels` beyond 1,000.',
  method: 'GET',
  path: '/api/smart-kit/labels',
  failures: [404, 422],
  query: z.object({
    OrderId: Id.optional().describe('Order on the accounts of the caller'),
    SmartKitId: Id.optional().describe('Project of kits of the caller'),
    Product: z
      .enum(LABEL_STOCKS.map(({ product }) => product))
      .default('Avery L7162')
      .describe('Sheet or roll of labels, by its product name'),
    Offset: z.coerce.number().int().min(1).default(1).describe('First free label of the first page, row by row from 1'),
    ShiftX: shift.describe('Millimeters by which the printer is corrected to the right'),
    ShiftY: shift.describe('Millimeters by which the printer is corrected downwards'),
    HasContents: flag(true).describe('Whether the materials of the kit are printed'),
    HasOutlines: flag(false).describe('Whether the edges of the labels are drawn, for a preview'),
  }),
  file: { mediaTypes: ['application/pdf'], description: 'A document of labels', isAttachment: true },
  response: FILE,
});

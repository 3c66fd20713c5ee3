import { z } from 'zod';
import { operation } from '../operation.ts';
import { QuantityIn, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';
import { MOST_MATERIALS, PriceEntry, PriceRequest } from './price-entry.ts';

export const CableRemnant = z
  .object({
    RemnantId: z.string().describe('Id of the remnant'),
    Plant: z.string().describe('Number of the plant'),
    CabelRemnantValue: QuantityOut.describe(
      'Length of a piece, in sales units: what `addToCart` takes as `CabelRemnantValue`',
    ),
    CabelRemnantValueStr: z.string().describe('CabelRemnantValue as text in the user’s language'),
    DiscountStr: z
      .string()
      .describe("Off the customer's price of the piece: \"30 %\"; '' for a user who may not see net prices"),
  })
  .describe('A left-over length of cable that lies in a plant: sold as the piece it is');
export type CableRemnant = z.infer<typeof CableRemnant>;

export const MaterialRemnants = z
  .object({
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    Remnants: z.array(CableRemnant).describe('Remnants, longest first'),
  })
  .describe('The remnants of one material, the longest first, at most 100');
export type MaterialRemnants = z.infer<typeof MaterialRemnants>;

export const getRemnants = operation({
  call: 'erp-04',
  name: 'getRemnants',
  area: 'erp',
  summary: 'Remnants of cable',
  description:
    "Remnants of cable in a plant, the customer's own unless another is named; materials without have no entry.",
  method: 'POST',
  path: '/api/erp/getRemnants',
  access: 'buyer',
  changes: false,
  body: z.object({
    Items: z
      .array(
        z.object({
          MaterialNo: SapMaterialNumber.describe('SAP material number'),
          Quantity: QuantityIn.nullish().describe('Pieces shorter than this are left out'),
        }),
      )
      .max(MOST_MATERIALS)
      .describe('Items'),
    Plant: typedText(40).nullish().describe('Number of the plant'),
  }),
  response: z.array(MaterialRemnants),
});

export const getPriceAndRemnants = operation({
  call: 'erp-07',
  name: 'getPriceAndRemnants',
  area: 'erp',
  summary: 'Prices, stock and remnants of materials',
  description: 'Prices and remnants of materials in one call.',
  method: 'POST',
  path: '/api/erp/getPriceAndRemnants',
  failures: [422],
  access: 'buyer',
  changes: false,
  body: PriceRequest,
  response: z.object({
    Prices: z.array(PriceEntry).describe('Prices; null when none is known'),
    Remnants: z.array(MaterialRemnants).describe('Remnants, longest first'),
  }),
});

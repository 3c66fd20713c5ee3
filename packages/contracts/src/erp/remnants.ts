import { z } from 'zod';
import { operation } from '../operation.ts';
import { QuantityIn, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';
import { MOST_MATERIALS, PriceEntry, PriceRequest } from './price-entry.ts';

/** A left-over length of cable that lies in a plant: sold as the piece it is. */
export const CableRemnant = z.object({
  RemnantId: z.string(),
  Plant: z.string(),
  /** Length of a piece, in sales units: what `addToCart` takes as `CabelRemnantValue`. */
  CabelRemnantValue: QuantityOut,
  CabelRemnantValueStr: z.string(),
  /** Off the customer's price of the piece: "30 %"; '' for a user who may not see net prices. */
  DiscountStr: z.string(),
});
export type CableRemnant = z.infer<typeof CableRemnant>;

/** The remnants of one material, the longest first, at most 100. */
export const MaterialRemnants = z.object({
  MaterialNo: SapMaterialNumber,
  Remnants: z.array(CableRemnant),
});
export type MaterialRemnants = z.infer<typeof MaterialRemnants>;

/** Remnants of cable in a plant, the customer's own unless another is named; materials without have no entry. [erp-04] */
export const getRemnants = operation({
  call: 'erp-04',
  name: 'getRemnants',
  area: 'erp',
  summary: 'Remnants of cable',
  method: 'POST',
  path: '/api/erp/getRemnants',
  access: 'buyer',
  changes: false,
  body: z.object({
    Items: z
      .array(
        z.object({
          MaterialNo: SapMaterialNumber,
          /** Pieces shorter than this are left out. */
          Quantity: QuantityIn.nullish(),
        }),
      )
      .max(MOST_MATERIALS),
    Plant: typedText(40).nullish(),
  }),
  response: z.array(MaterialRemnants),
});

/** Prices and remnants of materials in one call. [erp-07] */
export const getPriceAndRemnants = operation({
  call: 'erp-07',
  name: 'getPriceAndRemnants',
  area: 'erp',
  summary: 'Prices, stock and remnants of materials',
  method: 'POST',
  path: '/api/erp/getPriceAndRemnants',
  access: 'buyer',
  changes: false,
  body: PriceRequest,
  response: z.object({ Prices: z.array(PriceEntry), Remnants: z.array(MaterialRemnants) }),
});

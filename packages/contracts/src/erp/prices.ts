import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { PriceEntry, PriceRequest, Stock } from './price-entry.ts';

/**
 * The customer's prices and stock for a list of materials, kept for a moment; materials unknown to the market have no
 * entry. While the ERP does not answer, what it said before may be answered, with `IsStale`; else 503. [erp-01]
 */
export const getPrice = operation({
  call: 'erp-01',
  name: 'getPrice',
  area: 'erp',
  summary: 'Prices and stock of materials',
  method: 'POST',
  path: '/api/erp/getPrice',
  access: 'buyer',
  changes: false,
  body: PriceRequest,
  response: z.array(PriceEntry),
});

const ShortPriceEntry = z.object({
  MaterialNo: SapMaterialNumber,
  ItemId: z.string().nullable(),
  NetPriceStr: z.string(),
  ListPriceStr: z.string(),
  AtpQuantity: QuantityOut,
  DeliveryColor: Stock.shape.DeliveryColor,
  PricedAt: Instant,
  IsStale: z.boolean(),
});
export type ShortPriceEntry = z.infer<typeof ShortPriceEntry>;

/** The short form of getPrice, without alternatives and suggestions. [erp-09] */
export const getBasicPriceAndStock = operation({
  call: 'erp-09',
  name: 'getBasicPriceAndStock',
  area: 'erp',
  summary: 'Short prices and stock of materials',
  method: 'POST',
  path: '/api/erp/getBasicPriceAndStock',
  access: 'buyer',
  changes: false,
  body: PriceRequest,
  response: z.array(ShortPriceEntry),
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { PriceEntry, PriceRequest, Stock } from './price-entry.ts';

export const getPrice = operation({
  call: 'erp-01',
  name: 'getPrice',
  area: 'erp',
  summary: 'Prices and stock of materials',
  description:
    'Returns the customer’s prices and stock for materials; those that the market does not have are left out. Prices are cached briefly. While the ERP is unavailable the last known values are returned with `IsStale`, else 503.',
  method: 'POST',
  path: '/api/erp/getPrice',
  failures: [422],
  access: 'buyer',
  changes: false,
  body: PriceRequest,
  response: z.array(PriceEntry),
});

const ShortPriceEntry = z.object({
  MaterialNo: SapMaterialNumber.describe('SAP material number'),
  ItemId: z.string().nullable().describe('Id that the caller gave to the item; null for none'),
  NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
  ListPriceStr: z.string().describe('ListPrice as text in the user’s language'),
  AtpQuantity: QuantityOut.describe('Available to promise, in sales units'),
  DeliveryColor: Stock.shape.DeliveryColor.describe(
    'Availability: blue is in stock, green comes soon, yellow takes longer',
  ),
  PricedAt: Instant.describe('When the prices were computed'),
  IsStale: z.boolean().describe('Whether the ERP is unavailable and these are its last known values'),
});
export type ShortPriceEntry = z.infer<typeof ShortPriceEntry>;

export const getBasicPriceAndStock = operation({
  call: 'erp-09',
  name: 'getBasicPriceAndStock',
  area: 'erp',
  summary: 'Short prices and stock of materials',
  description: 'The short form of getPrice, without alternatives and suggestions.',
  method: 'POST',
  path: '/api/erp/getBasicPriceAndStock',
  failures: [422],
  access: 'buyer',
  changes: false,
  body: PriceRequest,
  response: z.array(ShortPriceEntry),
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';
import { FastboxStock, MaterialNumbers } from './price-entry.ts';

export const ServiceCenterId = typedText(40).min(1);

/** Section 3, "Product stock per service center". */
export const ProductStock = z.object({
  ServiceCenterId: z.string(),
  MaterialNo: SapMaterialNumber,
  AtpQuantity: QuantityOut,
  /** In sales units, as the user writes them: "12 m". */
  AtpQuantityStr: z.string(),
  IsInStock: z.boolean(),
});
export type ProductStock = z.infer<typeof ProductStock>;

const asking = { area: 'erp', method: 'POST', access: 'buyer', changes: false } as const;

/** What the express box has of materials, in the order asked; those nobody knows have no entry. [erp-03] */
export const getFastBoxStock = operation({
  ...asking,
  call: 'erp-03',
  name: 'getFastBoxStock',
  summary: 'Express-box stock of materials',
  path: '/api/erp/getFastBoxStock',
  body: MaterialNumbers,
  response: z.array(z.object({ MaterialNo: SapMaterialNumber, FastboxStock })),
});

/**
 * What each service center of the market has of materials, by the center's id; centers and materials without stock have
 * no entry. [erp-05]
 */
export const getStockForServiceCenters = operation({
  ...asking,
  call: 'erp-05',
  name: 'getStockForServiceCenters',
  summary: 'Stock of materials in every service center',
  path: '/api/erp/getStockForServiceCenters',
  body: MaterialNumbers.max(200),
  response: z.record(z.string(), z.array(ProductStock)),
});

/**
 * What the named service centers have of the named materials, an entry for each pair that exists, of at most 20,000
 * pairs (422). Duplicates are removed; when either list is empty nothing is asked. [erp-06]
 */
export const getStockForSpecificServiceCenters = operation({
  ...asking,
  call: 'erp-06',
  name: 'getStockForSpecificServiceCenters',
  summary: 'Stock of materials in chosen service centers',
  path: '/api/erp/getStockForSpecificServiceCenters',
  body: z.object({
    MaterialNums: MaterialNumbers,
    ServiceCenterIds: z.array(ServiceCenterId).max(200),
  }),
  response: z.object({ ProductStock: z.array(ProductStock) }),
});

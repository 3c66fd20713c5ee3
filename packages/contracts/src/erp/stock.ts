import { z } from 'zod';
import { operation } from '../operation.ts';
import { QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';
import { FastboxStock, MaterialNumbers } from './price-entry.ts';

export const ServiceCenterId = typedText(40).min(1).describe('Id of a service center');

export const ProductStock = z
  .object({
    ServiceCenterId: z.string().describe('Id of the service center'),
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    AtpQuantity: QuantityOut.describe('Available to promise, in sales units'),
    AtpQuantityStr: z.string().describe('In sales units, as the user writes them: "12 m"'),
    IsInStock: z.boolean().describe('Whether there is stock'),
  })
  .describe('Stock of a material in a service center');
export type ProductStock = z.infer<typeof ProductStock>;

const asking = { area: 'erp', method: 'POST', access: 'buyer', changes: false } as const;

export const getFastBoxStock = operation({
  ...asking,
  call: 'erp-03',
  name: 'getFastBoxStock',
  summary: 'Express-box stock of materials',
  description:
    'Returns the express-box stock of materials in the order of the request; unknown materials are left out.',
  path: '/api/erp/getFastBoxStock',
  body: MaterialNumbers,
  response: z.array(z.object({ MaterialNo: SapMaterialNumber.describe('SAP material number'), FastboxStock })),
});

export const getStockForServiceCenters = operation({
  ...asking,
  call: 'erp-05',
  name: 'getStockForServiceCenters',
  summary: 'Stock of materials in every service center',
  description:
    "What each service center of the market has of materials, by the center's id; centers and materials without stock have no entry.",
  path: '/api/erp/getStockForServiceCenters',
  failures: [422],
  body: MaterialNumbers.max(200),
  response: z.record(z.string(), z.array(ProductStock)),
});

export const getStockForSpecificServiceCenters = operation({
  ...asking,
  call: 'erp-06',
  name: 'getStockForSpecificServiceCenters',
  summary: 'Stock of materials in chosen service centers',
  description:
    'Returns the stock of the named materials in the named service centers, one entry for each existing pair, for at most 20,000 pairs (422). Duplicates are removed; an empty list returns nothing.',
  path: '/api/erp/getStockForSpecificServiceCenters',
  failures: [422],
  body: z.object({
    MaterialNums: MaterialNumbers,
    ServiceCenterIds: z.array(ServiceCenterId).max(200).describe('Ids of the service centers'),
  }),
  response: z.object({ ProductStock: z.array(ProductStock).describe('Stock by service center and material') }),
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Instant, QuantityOut, SapMaterialNumber, typedText } from '../shared/values.ts';
import { FastboxStock, MaterialNumbers, PriceEntry, PriceRequest, Stock } from './price-entry.ts';

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

const month = z.number().int().min(1).max(12);
const year = z.number().int().min(2000).max(2999);

export const getDeliveryDates = operation({
  call: 'erp-10',
  name: 'getDeliveryDates',
  area: 'erp',
  summary: 'Possible delivery dates',
  description:
    "The dates on which an order sent now can arrive, earliest first, from the start month to the end month, of at most 24 months (422). What is blank is the customer's own: plant, route, ordinary delivery. `ShipTo` is the number of one of the account's addresses (404 otherwise): its postal code decides the route, or the zone of the express box, where `Route` names none. May be broken off by the caller.",
  method: 'POST',
  path: '/api/erp/getDeliveryDates',
  failures: [404, 422],
  access: 'buyer',
  changes: false,
  body: z.object({
    Route: typedText(40).default('').describe('Route of the delivery'),
    PlantId: typedText(40).default('').describe('Number of the plant'),
    ShippingCondition: typedText(10).default('').describe('Shipping condition of the ERP'),
    ShipTo: typedText(40).default('').describe('Ship-to number of the address in the ERP'),
    StartMonth: month.describe('First month, 1 to 12'),
    EndMonth: month.describe('Last month, 1 to 12'),
    StartYear: year.describe('Year of the first month'),
    EndYear: year.describe('Year of the last month'),
  }),
  response: z.object({ DeliveryDates: z.array(CalendarDate).describe('Possible days of delivery, earliest first') }),
});

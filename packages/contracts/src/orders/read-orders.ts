import { z } from 'zod';
import { DeliveryAddress, DeliveryType } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import {
  AmountOut,
  CalendarDate,
  CurrencyCode,
  Id,
  Instant,
  pageNumber,
  pageSize,
  QuantityOut,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';

export const OrderSummary = z.object({
  OrderId: Id,
  SalesOrderId: z.string(),
  OrderType: z.enum(['ZOR', 'ZFB', 'ZSO']),
  Name: z.string(),
  SoldTo: z.string(),
  SoldToName: z.string(),
  ProjectNumber: z.string(),
  CustomerReference: z.string(),
  OrderedBy: z.string(),
  OrderedAt: Instant,
  DeliveryDate: CalendarDate.nullable(),
  DeliveryType,
  LineCount: z.number().int(),
  HasBackOrder: z.boolean(),
  Currency: CurrencyCode,
  Total: AmountOut.nullable(),
  TotalStr: z.string(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderListRequest = z.object({
  Query: typedText(100).default(''),
  Page: pageNumber,
  PageSize: pageSize(20),
  SelectedFacets: z
    .array(z.object({ Key: z.string().max(60), Values: z.array(z.string().max(100)).max(50) }))
    .max(10)
    .default([]),
});

const Facets = z.array(
  z.object({
    Key: z.string(),
    Values: z.array(z.object({ Value: z.string(), Name: z.string(), Count: z.number().int() })),
  }),
);

/** Orders on the user's own accounts, newest first. [ord-07] */
export const orderSents = operation({
  call: 'ord-07',
  name: 'orderSents',
  area: 'orders',
  summary: 'Sent orders',
  method: 'POST',
  path: '/api/ordersOverview/orderSents',
  access: 'buyer',
  changes: false,
  body: OrderListRequest,
  response: z.object({
    SentOrders: z.array(OrderSummary),
    SentTotalPageAmount: z.number().int(),
    SentTotalNumber: z.number().int(),
    Facets,
  }),
});

export const OrderLine = z.object({
  LineNumber: z.number().int(),
  MaterialNo: SapMaterialNumber,
  Code: z.string(),
  Name: z.string(),
  TypeDesignation: z.string(),
  ImageUrl: z.string(),
  Url: z.string(),
  SalesUnit: z.string(),
  Quantity: QuantityOut,
  ConfirmedQuantity: QuantityOut,
  BackOrderQuantity: QuantityOut,
  BackOrderDate: CalendarDate.nullable(),
  Note: z.string(),
  IsOnClearanceSale: z.boolean(),
  NetPrice: AmountOut.nullable(),
  NetPriceStr: z.string(),
});

export const OrderDetails = OrderSummary.extend({
  Lines: z.array(OrderLine),
  Address: DeliveryAddress.nullable(),
  SubTotalStr: z.string(),
  DutiesStr: z.string(),
  FreightCostStr: z.string(),
  VatStr: z.string(),
  VatPercent: z.number(),
});
export type OrderDetails = z.infer<typeof OrderDetails>;

/** One order on the user's own accounts; another company's answers 404. */
export const getOrder = operation({
  call: 'own-ord-01',
  name: 'getOrder',
  area: 'orders',
  summary: 'One sent order with its lines',
  method: 'GET',
  path: '/api/orders/:orderId',
  access: 'buyer',
  params: z.object({ orderId: Id }),
  response: OrderDetails,
});

import { z } from 'zod';
import { DeliveryAddress } from '../cart/cart.ts';
import { operation } from '../operation.ts';
import { AmountOut, CalendarDate, Id, Instant, QuantityOut, SapMaterialNumber } from '../shared/values.ts';
import { OrderStatus, OrderSummary, ReturnStatus } from './order-summary.ts';

export const OrderLine = z.object({
  LineNumber: z.number().int(),
  /** Of a kit's material: the line of the kit. */
  ParentLineNumber: z.number().int().nullable(),
  /** Of a kit's line and of its materials. */
  KitId: Id.nullable(),
  MaterialNo: SapMaterialNumber,
  Code: z.string(),
  /** Of a kit's line the kit's name. */
  Name: z.string(),
  TypeDesignation: z.string(),
  ImageUrl: z.string(),
  Url: z.string(),
  SalesUnit: z.string(),
  Status: OrderStatus,
  Quantity: QuantityOut,
  ConfirmedQuantity: QuantityOut,
  /** Still owed; 0 once it has come. */
  BackOrderQuantity: QuantityOut,
  BackOrderDate: CalendarDate.nullable(),
  PickedQuantity: QuantityOut,
  UnderwayQuantity: QuantityOut,
  DeliveredQuantity: QuantityOut,
  /** Of what was delivered; asked back and not refused. */
  ReturnedQuantity: QuantityOut,
  /** What can still be given back: delivered, and not on its way back. */
  ReturnableQuantity: QuantityOut,
  Note: z.string(),
  AdditionalNote: z.string(),
  AccountingString1: z.string(),
  AccountingString2: z.string(),
  IsOnClearanceSale: z.boolean(),
  UnitPriceStr: z.string(),
  PerQuantity: QuantityOut,
  NetPrice: AmountOut.nullable(),
  NetPriceStr: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** What leaves the house together. */
export const OrderDelivery = z.object({
  DeliveryId: z.string(),
  Status: z.enum(['planned', 'picked', 'on-the-way', 'delivered']),
  Carrier: z.string(),
  TrackingNumber: z.string(),
  /** Where the carrier tells more; null when it has no such page. */
  TrackingUrl: z.string().nullable(),
  PlannedDate: CalendarDate.nullable(),
  PickedAt: Instant.nullable(),
  ShippedAt: Instant.nullable(),
  DeliveredAt: Instant.nullable(),
  /** Where it goes; '' when it is picked up. */
  DeliveredTo: z.string(),
  Lines: z.array(z.object({ LineNumber: z.number().int(), Quantity: QuantityOut })),
});
export type OrderDelivery = z.infer<typeof OrderDelivery>;

/** The way of an order: when the first of it reached a step, and whether all of it has. */
export const OrderStep = z.object({
  Step: z.enum(['ordered', 'confirmed', 'picked', 'on-the-way', 'delivered']),
  At: Instant.nullable(),
  IsReached: z.boolean(),
  IsPartly: z.boolean(),
});

/** A file of the order, fetched by GET; add `downloadToken` to be told of its arrival by a cookie. */
export const OrderDocument = z.object({
  Kind: z.enum(['pdf', 'xlsx', 'ubl', 'efonelfo', 'json', 'delivery-note']),
  /** What it is called where its kind does not say enough: a delivery's number. */
  Name: z.string(),
  Url: z.string(),
  FileName: z.string(),
});

export const OrderDetails = OrderSummary.extend({
  Lines: z.array(OrderLine),
  Address: DeliveryAddress.nullable(),
  /** Who is to be asked of the delivery. */
  ContactPerson: z.string(),
  ContactPhone: z.string(),
  /** What the customer's own system wrote to the order as a whole; '' for orders of the shop's page. */
  Note: z.string(),
  SubTotalStr: z.string(),
  DutiesStr: z.string(),
  FreightCostStr: z.string(),
  VatStr: z.string(),
  VatPercent: z.number(),
  Progress: z.array(OrderStep),
  Deliveries: z.array(OrderDelivery),
  Documents: z.array(OrderDocument),
  /** The kits in it, each once. */
  Kits: z.array(z.object({ KitId: Id, Name: z.string(), Quantity: QuantityOut })),
  Returns: z.array(
    z.object({ ReturnOrderId: Id, ReturnNumber: z.string(), Status: ReturnStatus, ReturnedAt: Instant }),
  ),
  /** Where the confirmation was mailed to; '' when none was wanted. */
  ConfirmationMailTo: z.string(),
  /** When the ERP first told what is told here of deliveries; null when it has not yet. */
  TrackedAt: Instant.nullable(),
  /** The ERP does not answer at present: what it told last stands. */
  IsTrackingStale: z.boolean(),
});
export type OrderDetails = z.infer<typeof OrderDetails>;

/** One order on the user's own accounts; another company's answers 404. */
export const getOrder = operation({
  call: 'own-ord-01',
  name: 'getOrder',
  area: 'orders',
  summary: 'One sent order with its lines, deliveries and documents',
  method: 'GET',
  path: '/api/orders/:orderId',
  access: 'buyer',
  params: z.object({ orderId: Id }),
  response: OrderDetails,
});

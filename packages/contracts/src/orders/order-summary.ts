import { z } from 'zod';
import { DeliveryType } from '../cart/cart.ts';
import { AmountOut, CalendarDate, CurrencyCode, Id, Instant } from '../shared/values.ts';

/** How far an order is as a whole, by what the ERP last told of it. */
export const OrderStatus = z.enum([
  'ordered',
  'confirmed',
  'back-ordered',
  'picked',
  'on-the-way',
  'partly-delivered',
  'delivered',
  'returned',
]);

export const ReturnStatus = z.enum(['requested', 'received', 'credited', 'refused']);

/** Why goods go back. */
export const ReturnReason = z.enum(['wrong-item', 'too-many', 'damaged', 'defective', 'not-needed', 'other']);

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
  /** Whether stock did not cover it when it was ordered. */
  HasBackOrder: z.boolean(),
  Status: OrderStatus,
  /** Lines of which something is still owed, and the first and last day on which it is to come. */
  BackOrderLineCount: z.number().int(),
  NextBackOrderDate: CalendarDate.nullable(),
  LastBackOrderDate: CalendarDate.nullable(),
  /** Where it came from. */
  Source: z.enum(['shop', 'card', 'punchout', 'support']),
  PaymentMethod: z.enum(['invoice', 'card']),
  Currency: CurrencyCode,
  /** Net, with VAT; null for who may not see net prices. */
  Total: AmountOut.nullable(),
  TotalStr: z.string(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** A draft as the overview lists it: the user's own alone. */
export const DraftSummary = z.object({
  CartId: Id,
  Name: z.string(),
  SoldTo: z.string(),
  SoldToName: z.string(),
  ProjectNumber: z.string(),
  CustomerReference: z.string(),
  DeliveryType,
  DeliveryDate: CalendarDate.nullable(),
  LineCount: z.number().int(),
  LastChanged: Instant,
  IsActive: z.boolean(),
  IsReady: z.boolean(),
});
export type DraftSummary = z.infer<typeof DraftSummary>;

/** What goes back of an order. */
export const ReturnSummary = z.object({
  ReturnOrderId: Id,
  ReturnNumber: z.string(),
  Status: ReturnStatus,
  OrderId: Id,
  SalesOrderId: z.string(),
  Name: z.string(),
  SoldTo: z.string(),
  SoldToName: z.string(),
  ProjectNumber: z.string(),
  CustomerReference: z.string(),
  ReturnedBy: z.string(),
  ReturnedAt: Instant,
  Reasons: z.array(ReturnReason),
  LineCount: z.number().int(),
  Currency: CurrencyCode,
  /** What its lines cost net, without VAT; null for who may not see net prices. */
  Total: AmountOut.nullable(),
  TotalStr: z.string(),
});
export type ReturnSummary = z.infer<typeof ReturnSummary>;

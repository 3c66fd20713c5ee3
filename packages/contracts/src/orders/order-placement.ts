import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, QuantityIn, SapMaterialNumber, typedText } from '../shared/values.ts';
import { OrderValidationInfo } from './order-validation-info.ts';

/** An amount as the page shows it: two decimals, as it was answered. */
const AmountShown = z.number().min(-1e12).max(1e12);

/** Names what of an order is accepted exactly as it was told: taken from the answer, sent back as it is. */
export const ChangeToken = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[\x21-\x7e]+$/);

/** Made by who asks, one for each intent to order: letters, digits, dashes and underscores. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,64}$/);

export const OrderDetailsIn = z.object({
  CartId: Id,
  /** The version the buyer saw: a cart changed meanwhile is not ordered (409). */
  CartVersion: z.number().int().min(0).optional(),
  DeliveryDate: CalendarDate.nullish(),
  /**
   * What the buyer took the cart for: another than it is by now is not ordered (409). DriveIn has a normal cart picked up,
   * at its own place, else at the buyer's preferred service center or the one nearest to their account.
   */
  DeliveryType: z.enum(['Normal', 'Fastbox', 'DriveIn', 'SmartKit']).optional(),
  IsPickup: z.boolean().default(false),
  CustomerReference: typedText(60).optional(),
  /** What the buyer was last shown as the cart's Total; absent: it is not compared. */
  SeenTotal: AmountShown.nullish(),
  /** Of what an earlier answer told: what the buyer takes as it is. */
  AcceptedChanges: z.array(ChangeToken).max(4000).default([]),
  /** The same intent asked for again gets the first answer; with another cart it is refused (422). */
  IdempotencyKey: IdempotencyKey.optional(),
});

/**
 * A line as the buyer was last shown it; what is absent or null is not compared. Items whose materials are not those of
 * the cart, whose CartItemId is a line of another material, or whose quantities differ from the cart's: 409.
 */
export const OrderItemIn = z.object({
  MaterialNo: SapMaterialNumber,
  CartItemId: Id.optional(),
  Quantity: QuantityIn.nullish(),
  /** Prices.NetPrice of the line's price entry. */
  NetPrice: AmountShown.nullish(),
  /** Stock.ConfirmedQuantity and Stock.DeliveryDate of the same. */
  ConfirmedQuantity: QuantityIn.nullish(),
  DeliveryDate: CalendarDate.nullish(),
});

export const OrderItemsIn = z.array(OrderItemIn).max(2000).default([]);

/**
 * Orders a cart by invoice, once: the same cart version asked for again, however often or at the same time, gets the
 * first answer. A refused order has no SalesOrderId, says why and changes nothing. [ord-02]
 */
export const createOrder = operation({
  call: 'ord-02',
  name: 'createOrder',
  area: 'orders',
  summary: 'Order the cart by invoice',
  method: 'POST',
  path: '/api/orders/createOrder',
  access: 'orderer',
  isAudited: true,
  body: z.object({
    Details: OrderDetailsIn,
    Items: OrderItemsIn,
    RcsToken: z.string().max(200).default(''),
  }),
  response: z.object({
    SalesOrderId: z.string().nullable(),
    OrderId: Id.nullable(),
    ErrorMessages: z.array(z.string()),
    OrderValidationInfo: OrderValidationInfo.nullable(),
    RcsToken: z.string(),
    NetsRedirectUrl: z.string().nullable(),
  }),
});

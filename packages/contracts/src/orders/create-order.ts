import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, Id, SapMaterialNumber, typedText } from '../shared/values.ts';

export const OrderDetailsIn = z.object({
  CartId: Id,
  /** The version the buyer saw: a cart changed meanwhile is not ordered (409). */
  CartVersion: z.number().int().min(0).optional(),
  DeliveryDate: CalendarDate.nullish(),
  DeliveryType: z.enum(['Normal', 'Fastbox', 'DriveIn', 'SmartKit']).optional(),
  IsPickup: z.boolean().default(false),
  CustomerReference: typedText(60).optional(),
});

/** What the ERP said of the lines of an order that it did not take. */
export const OrderValidationInfo = z.object({
  Lines: z.array(
    z.object({
      CartItemId: Id,
      MaterialNo: SapMaterialNumber,
      Code: z.enum([
        'blocked',
        'not-in-market',
        'clearance-stock',
        'phased-out-stock',
        'fastbox-stock',
        'pickup-stock',
        'remnant-stock',
        'no-price',
        'delivery-date',
      ]),
      Message: z.string(),
      AvailableQuantity: z.number().nullable(),
    }),
  ),
});

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
  body: z.object({
    Details: OrderDetailsIn,
    Items: z
      .array(z.object({ MaterialNo: SapMaterialNumber }))
      .max(2000)
      .default([]),
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

import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { OrderDetailsIn, OrderItemsIn } from './order-details-in.ts';
import { OrderValidationInfo } from './order-validation-info.ts';

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

import { z } from 'zod';
import { operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { OrderDetailsIn, OrderItemsIn } from './order-placement.ts';
import { OrderValidationInfo } from './order-validation-info.ts';

/** How a payment is named by who takes it. */
const PaymentId = z.string().min(1).max(64);

/**
 * Begins to order a cart by card: the cart as it is is held to be paid, its amount is the shop's alone to say, and the
 * buyer is sent to NetsRedirectUrl. Asked again for the same version of the cart, the answer is the same. The order is
 * placed once the amount is reserved. A cart that can't be ordered says why as createOrder does; one that is ordered
 * already answers with its SalesOrderId. [ord-01]
 */
export const createCreditCardOrder = operation({
  call: 'ord-01',
  name: 'createCreditCardOrder',
  area: 'orders',
  summary: 'Begin to order the cart by card',
  method: 'POST',
  path: '/api/orders/createCreditCardOrder',
  access: 'orderer',
  isAudited: true,
  body: z.object({ Details: OrderDetailsIn, Items: OrderItemsIn }),
  response: z.object({
    SalesOrderId: z.string().nullable(),
    OrderId: Id.nullable(),
    ErrorMessages: z.array(z.string()),
    OrderValidationInfo: OrderValidationInfo.nullable(),
    /** Where the buyer pays; null when nothing was begun. */
    NetsRedirectUrl: z.string().nullable(),
    /** What creditCardOrderStatus is asked for; comes back in the page's address as `paymentid`. */
    PaymentId: PaymentId.nullable(),
  }),
});

/** `confirmed`, `declined`, `cancelled` and `refused` are final: nobody need ask again. */
export const CardOrderStatus = z.enum(['not-found', 'pending', 'confirmed', 'declined', 'cancelled', 'refused']);

const CardOrder = z.object({
  Status: CardOrderStatus,
  SalesOrderId: z.string().nullable(),
  OrderId: Id.nullable(),
  /** Why it was refused; a blank one where it is not found. */
  ErrorMessages: z.array(z.string()),
  OrderValidationInfo: OrderValidationInfo.nullable(),
  /** The cart that was to be ordered. */
  CartId: Id.nullable(),
  /** Where it can still be paid: while it is pending. */
  NetsRedirectUrl: z.string().nullable(),
});

/**
 * How far a credit-card order is; somebody else's is not found. Asking also has the shop look at the payment, and place
 * the order when it is reserved. [ord-03]
 */
export const creditCardOrderStatus = operation({
  call: 'ord-03',
  name: 'creditCardOrderStatus',
  area: 'orders',
  summary: 'How far a credit-card order is',
  method: 'GET',
  path: '/api/orders/creditCardOrderStatus',
  access: 'buyer',
  query: z.object({ paymentId: PaymentId }),
  response: CardOrder,
});

/**
 * Gives up an order by card that is not paid; one that was paid by now is placed all the same. Answers as
 * creditCardOrderStatus does. [own-card-01]
 */
export const cancelCreditCardOrder = operation({
  call: 'own-card-01',
  name: 'cancelCreditCardOrder',
  area: 'orders',
  summary: 'Give up a credit-card order',
  method: 'POST',
  path: '/api/orders/cancelCreditCardOrder',
  access: 'buyer',
  isAudited: true,
  body: z.object({ PaymentId }),
  response: CardOrder,
});

/** How the signed-in buyer may pay. [own-card-02] */
export const getPaymentMethods = operation({
  call: 'own-card-02',
  name: 'getPaymentMethods',
  area: 'orders',
  summary: 'How the buyer may pay',
  method: 'GET',
  path: '/api/orders/paymentMethods',
  access: 'buyer',
  response: z.object({ Invoice: z.boolean(), Card: z.boolean() }),
});

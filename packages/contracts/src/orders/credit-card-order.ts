import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import { Id } from '../shared/values.ts';
import { OrderDetailsIn, OrderItemsIn, OrderValidationInfo } from './order-placement.ts';

const PaymentId = z.string().min(1).max(64).describe('How a payment is named by who takes it');

export const createCreditCardOrder = operation({
  call: 'ord-01',
  name: 'createCreditCardOrder',
  area: 'orders',
  summary: 'Begin to order the cart by card',
  description:
    'Starts to order a cart by card. The cart is frozen as it is, the shop computes the amount, and the buyer pays at NetsRedirectUrl. Repeating the call for the same cart version returns the same response. The order is placed when the amount is authorized. A cart that cannot be ordered is refused as by createOrder; one that was ordered already has its SalesOrderId.',
  method: 'POST',
  path: '/api/orders/createCreditCardOrder',
  failures: [404, 409, 422],
  access: 'orderer',
  isAudited: true,
  body: z.object({ Details: OrderDetailsIn, Items: OrderItemsIn }),
  response: z.object({
    SalesOrderId: z.string().nullable().describe("Number of the sales order; null or '' before it is placed"),
    OrderId: Id.nullable().describe('Id of the order'),
    ErrorMessages: z.array(z.string()).describe('Why the order was refused; empty when it was placed'),
    OrderValidationInfo: OrderValidationInfo.nullable().describe(
      'What the ERP refused, line by line; null when nothing was refused',
    ),
    NetsRedirectUrl: z.string().nullable().describe('Where the buyer pays; null when nothing was begun'),
    PaymentId: PaymentId.nullable().describe(
      'Id for creditCardOrderStatus; also in the address of the page after payment, as `paymentid`',
    ),
  }),
});

export const CardOrderStatus = z
  .enum(['not-found', 'pending', 'confirmed', 'declined', 'cancelled', 'refused'])
  .describe('Status of a card order; `confirmed`, `declined`, `cancelled` and `refused` are final');

const CardOrder = z.object({
  Status: CardOrderStatus,
  SalesOrderId: z.string().nullable().describe("Number of the sales order; null or '' before it is placed"),
  OrderId: Id.nullable().describe('Id of the order'),
  ErrorMessages: z.array(z.string()).describe('Why it was refused; a blank one where it is not found'),
  OrderValidationInfo: OrderValidationInfo.nullable().describe(
    'What the ERP refused, line by line; null when nothing was refused',
  ),
  CartId: Id.nullable().describe('The cart that was to be ordered'),
  NetsRedirectUrl: z.string().nullable().describe('Where it can still be paid: while it is pending'),
});

export const creditCardOrderStatus = operation({
  call: 'ord-03',
  name: 'creditCardOrderStatus',
  area: 'orders',
  summary: 'How far a credit-card order is',
  description:
    "How far a credit-card order is; somebody else's is not found. Asking also has the shop look at the payment, and place the order when it is reserved.",
  method: 'GET',
  path: '/api/orders/creditCardOrderStatus',
  failures: [404, 409, 422],
  access: 'buyer',
  query: z.object({ paymentId: PaymentId.describe('Id of the payment') }),
  response: CardOrder,
});

export const cancelCreditCardOrder = operation({
  call: 'own-card-01',
  name: 'cancelCreditCardOrder',
  area: 'orders',
  summary: 'Give up a credit-card order',
  description:
    'Gives up an order by card that is not paid; one that was paid by now is placed all the same. Answers as creditCardOrderStatus does.',
  method: 'POST',
  path: '/api/orders/cancelCreditCardOrder',
  failures: [404, 409, 422],
  access: 'buyer',
  isAudited: true,
  body: z.object({ PaymentId: PaymentId.describe('Id of the payment') }),
  response: CardOrder,
});

export const getPaymentMethods = operation({
  call: 'own-card-02',
  name: 'getPaymentMethods',
  area: 'orders',
  summary: 'How the buyer may pay',
  description: 'How the signed-in buyer may pay.',
  method: 'GET',
  path: '/api/orders/paymentMethods',
  access: 'buyer',
  response: z.object({
    Invoice: z.boolean().describe('Whether the buyer may pay by invoice'),
    Card: z.boolean().describe('Whether the buyer may pay by card'),
  }),
});

export const postPaymentEvent = fileOperation({
  area: 'orders',
  call: 'own-card-03',
  name: 'postPaymentEvent',
  summary: 'Event of the card service',
  description:
    'For the card service alone, which signs the body. Answers 204, or 400, 401, 404 or 422 without a body; a failed event is to be sent again.',
  method: 'POST',
  path: '/api/payment-events',
  access: 'anyone',
  changes: false,
  credentials: 'signature',
  hasOwnFailures: true,
  upload: { mediaTypes: ['application/json'], description: 'The event, in the format of the card service' },
  alsoAnswers: { 204: 'The event was taken' },
  response: FILE,
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  AmountOut,
  CalendarDate,
  Id,
  QuantityIn,
  QuantityOut,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';

const LineAsShown = z
  .object({
    NetPrice: AmountOut.nullable().describe('Net price of the quantity; null for callers who may not see net prices'),
    NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
    ConfirmedQuantity: QuantityOut.nullable().describe('Quantity that stock covers, in sales units'),
    BackOrderQuantity: QuantityOut.nullable().describe('Quantity on back order'),
    DeliveryDate: CalendarDate.nullable().describe(
      'Of a back order: when the rest comes, null when unknown. Of `delivery-date`: the day of the order',
    ),
  })
  .describe('One side of a change: the line as it was shown, or as it is now. Values that did not change are null');

export const OrderLineCode = z
  .enum([
    'price-changed',
    'back-order',
    'delivery-date',
    'blocked',
    'not-in-market',
    'clearance-stock',
    'phased-out-stock',
    'fastbox-stock',
    'pickup-stock',
    'remnant-stock',
    'no-price',
  ])
  .describe(
    '`price-changed`, `back-order` and `delivery-date` may be accepted; all others keep the order from being taken',
  );

export const OrderValidationInfo = z
  .object({
    Lines: z
      .array(
        z.object({
          CartItemId: Id.describe('Id of the cart line'),
          MaterialNo: SapMaterialNumber.describe('SAP material number'),
          Code: OrderLineCode,
          Message: z.string().describe('Message for the user'),
          AvailableQuantity: z.number().nullable().describe('The quantity that is available'),
          MayBeAccepted: z.boolean().describe('Whether the buyer may accept it'),
          ChangeToken: z
            .string()
            .nullable()
            .describe('Token that accepts exactly this change; null when it cannot be accepted'),
          Was: LineAsShown.nullable().describe('The value before; null when it did not change'),
          Now: LineAsShown.nullable().describe('The value now; null when it did not change'),
        }),
      )
      .describe('The lines'),
    Total: z
      .object({
        Was: AmountOut.nullable().describe('The value before; null when it did not change'),
        WasStr: z.string().describe('Was as text in the user’s language'),
        Now: AmountOut.nullable().describe('The value now; null when it did not change'),
        NowStr: z.string().describe('Now as text in the user’s language'),
        Message: z.string().describe('Message for the user'),
        ChangeToken: z.string().describe('Token that accepts exactly this change; null when it cannot be accepted'),
      })
      .nullable()
      .describe('The total, when it differs from Details.SeenTotal; null otherwise'),
    MayBeAccepted: z.boolean().describe('Whether accepting all changes is enough to place the order'),
  })
  .describe(
    'Why the ERP refused an order, by line; a line can occur twice, for its price and for its stock. A change that may be accepted has a token for Details.AcceptedChanges, which accepts exactly this change. Lines may share a token, as those of an impossible day do',
  );
export type OrderValidationInfo = z.infer<typeof OrderValidationInfo>;

const AmountShown = z
  .number()
  .min(-1e12)
  .max(1e12)
  .describe('An amount as the page shows it: two decimals, as it was answered');

export const ChangeToken = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[\x21-\x7e]+$/)
  .describe('Token of exactly one change: taken from the response, sent back unchanged to accept it');

export const IdempotencyKey = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .describe('Made by who asks, one for each intent to order: letters, digits, dashes and underscores');

export const OrderDetailsIn = z
  .object({
    CartId: Id.describe('Id of the cart'),
    CartVersion: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('The version the buyer saw: a cart changed meanwhile is not ordered (409)'),
    DeliveryDate: CalendarDate.nullish().describe('Day of delivery; null when none is set or known'),
    DeliveryType: z
      .enum(['Normal', 'Fastbox', 'DriveIn', 'SmartKit'])
      .optional()
      .describe(
        "What the buyer took the cart for: another than it is by now is not ordered (409). DriveIn has a normal cart picked up, at its own place, else at the buyer's preferred service center or the one nearest to their account",
      ),
    IsPickup: z.boolean().default(false).describe('Whether the order is picked up'),
    CustomerReference: typedText(60).optional().describe("The customer's own reference"),
    SeenTotal: AmountShown.nullish().describe(
      "What the buyer was last shown as the cart's Total; absent: it is not compared",
    ),
    AcceptedChanges: z
      .array(ChangeToken)
      .max(4000)
      .default([])
      .describe('Tokens of changes in an earlier response that the buyer accepts'),
    IdempotencyKey: IdempotencyKey.optional().describe(
      'Repeating the call with the same key returns the first response; with another cart it is refused (422)',
    ),
  })
  .describe('What the buyer says of the order as a whole');

export const OrderItemIn = z
  .object({
    MaterialNo: SapMaterialNumber.describe('SAP material number'),
    CartItemId: Id.optional().describe('Id of the cart line'),
    Quantity: QuantityIn.nullish().describe('Quantity in sales units'),
    NetPrice: AmountShown.nullish().describe("Prices.NetPrice of the line's price entry"),
    ConfirmedQuantity: QuantityIn.nullish().describe('Stock.ConfirmedQuantity and Stock.DeliveryDate of the same'),
    DeliveryDate: CalendarDate.nullish().describe('Day of delivery; null when none is set or known'),
  })
  .describe(
    "A line as the buyer was last shown it; what is absent or null is not compared. Items whose materials are not those of the cart, whose CartItemId is a line of another material, or whose quantities differ from the cart's: 409",
  );

export const OrderItemsIn = z
  .array(OrderItemIn)
  .max(2000)
  .default([])
  .describe('The lines as the buyer was last shown them; empty to skip the comparison');

export const createOrder = operation({
  call: 'ord-02',
  name: 'createOrder',
  area: 'orders',
  summary: 'Order the cart by invoice',
  description:
    'Orders a cart by invoice, exactly once: repeating the call for the same cart version, even at the same time, returns the first response. A refused order has no SalesOrderId, says why, and changes nothing.',
  method: 'POST',
  path: '/api/orders/createOrder',
  failures: [404, 409, 422],
  access: 'orderer',
  isAudited: true,
  body: z.object({
    Details: OrderDetailsIn,
    Items: OrderItemsIn,
    RcsToken: z.string().max(200).default('').describe('Token that links the cart to the recommendation'),
  }),
  response: z.object({
    SalesOrderId: z.string().nullable().describe("Number of the sales order; null or '' before it is placed"),
    OrderId: Id.nullable().describe('Id of the order'),
    ErrorMessages: z.array(z.string()).describe('Why the order was refused; empty when it was placed'),
    OrderValidationInfo: OrderValidationInfo.nullable().describe(
      'What the ERP refused, line by line; null when nothing was refused',
    ),
    RcsToken: z.string().describe('Token that links the cart to the recommendation'),
    NetsRedirectUrl: z
      .string()
      .nullable()
      .describe('Address at which the buyer pays; null when there is nothing to pay'),
  }),
});

import { z } from 'zod';
import { AmountOut, CalendarDate, Id, QuantityOut, SapMaterialNumber } from '../shared/values.ts';

const LineAsShown = z
  .object({
    NetPrice: AmountOut.nullable().describe('Net price of the quantity; null for callers who may not see net prices'),
    NetPriceStr: z.string().describe('NetPrice as text in the user’s language'),
    ConfirmedQuantity: QuantityOut.nullable().describe('Quantity that stock covers, in sales units'),
    BackOrderQuantity: QuantityOut.nullable().describe('Quantity on back order'),
    DeliveryDate: CalendarDate.nullable().describe(
      'Of a back order: when the rest comes, null when nobody knows. Of `delivery-date`: the day of the order',
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

import { z } from 'zod';
import { AmountOut, CalendarDate, Id, QuantityOut, SapMaterialNumber } from '../shared/values.ts';

/** One side of a change: what a line was shown as, or is by now. Only what changed is told; the rest is null. */
const LineAsShown = z.object({
  NetPrice: AmountOut.nullable(),
  NetPriceStr: z.string(),
  ConfirmedQuantity: QuantityOut.nullable(),
  BackOrderQuantity: QuantityOut.nullable(),
  /** Of a back order: when the rest comes, null when nobody knows. Of `delivery-date`: the day of the order. */
  DeliveryDate: CalendarDate.nullable(),
});

/** `price-changed`, `back-order` and `delivery-date` may be accepted; all others keep the order from being taken. */
export const OrderLineCode = z.enum([
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
]);

/**
 * What the ERP said of an order that it did not take, line by line; a line may be told twice, once for its price and
 * once for its stock. What may be accepted has a token, to be sent in Details.AcceptedChanges: it names exactly this
 * change, and accepts no other. Lines may share a token, as those of an impossible day do.
 */
export const OrderValidationInfo = z.object({
  Lines: z.array(
    z.object({
      CartItemId: Id,
      MaterialNo: SapMaterialNumber,
      Code: OrderLineCode,
      Message: z.string(),
      AvailableQuantity: z.number().nullable(),
      MayBeAccepted: z.boolean(),
      ChangeToken: z.string().nullable(),
      Was: LineAsShown.nullable(),
      Now: LineAsShown.nullable(),
    }),
  ),
  /** The total, where it is another than Details.SeenTotal. */
  Total: z
    .object({
      Was: AmountOut.nullable(),
      WasStr: z.string(),
      Now: AmountOut.nullable(),
      NowStr: z.string(),
      Message: z.string(),
      ChangeToken: z.string(),
    })
    .nullable(),
  /** Nothing but what may be accepted stands in the way. */
  MayBeAccepted: z.boolean(),
});
export type OrderValidationInfo = z.infer<typeof OrderValidationInfo>;

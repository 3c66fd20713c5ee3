import type { CheckedInput, createOrder } from '@grossist/contracts';
import { calendarDate, type Money, moneyOf, type Quantity, quantityOf } from '@grossist/domain';
import type { StoredAddress } from '../../db/index.ts';
import type { Buyer } from '../identity/index.ts';
import type { Shown, WantedOrder } from './wanted-order.ts';

type Body = CheckedInput<typeof createOrder>['body'];
type Wish = Pick<Body, 'Details' | 'Items'>;

/** As it was answered: a number of the wire with at most four decimals. */
const money = (amount: number | null | undefined): Money | undefined =>
  amount === null || amount === undefined ? undefined : moneyOf(amount.toFixed(4));

const quantity = (amount: number | null | undefined): Quantity | undefined =>
  amount === null || amount === undefined ? undefined : quantityOf(amount.toFixed(3));

const shownOf = ({ Details, Items }: Wish): Shown => ({
  total: money(Details.SeenTotal),
  lines: Items.map((item) => ({
    lineId: item.CartItemId,
    sapMaterialNumber: item.MaterialNo,
    quantity: quantity(item.Quantity),
    netAmount: money(item.NetPrice),
    confirmed: quantity(item.ConfirmedQuantity),
    deliveryDate: typeof item.DeliveryDate === 'string' ? calendarDate(item.DeliveryDate) : undefined,
  })),
});

/** The service center where a buyer picks goods up; undefined where their market has none. */
export type PickupPlace = (buyer: Buyer, signal: AbortSignal) => Promise<StoredAddress | undefined>;

/**
 * What a buyer wants ordered, as both calls that order tell it; DriveIn is picked up at the buyer's service center,
 * else at the plant. [ord-01] [ord-02]
 * @throws Failure 503 when the ERP does not answer
 */
export const readWanted =
  (placeOf: PickupPlace) =>
  async (buyer: Buyer, wish: Wish, signal: AbortSignal): Promise<WantedOrder> => {
    const { Details: details } = wish;
    const isDriveIn = details.DeliveryType === 'DriveIn';
    return {
      cartId: details.CartId,
      cartVersion: details.CartVersion,
      deliveryDate: details.DeliveryDate ?? undefined,
      isPickup: details.IsPickup || isDriveIn,
      ...(isDriveIn && { pickupAt: await placeOf(buyer, signal) }),
      customerReference: details.CustomerReference,
      deliveryType: details.DeliveryType,
      shown: shownOf(wish),
      accepted: details.AcceptedChanges,
      idempotencyKey: details.IdempotencyKey,
    };
  };

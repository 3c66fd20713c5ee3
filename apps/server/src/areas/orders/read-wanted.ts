import type { CheckedInput, createOrder } from '@grossist/contracts';
import { calendarDate, type Money, moneyOf, type Quantity, quantityOf } from '@grossist/domain';
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

/** What a buyer wants ordered, as both calls that order tell it. [ord-01] [ord-02] */
export const readWanted = (wish: Wish): WantedOrder => {
  const { Details: details } = wish;
  return {
    cartId: details.CartId,
    cartVersion: details.CartVersion,
    deliveryDate: details.DeliveryDate ?? undefined,
    isPickup: details.IsPickup,
    customerReference: details.CustomerReference,
    deliveryType: details.DeliveryType,
    shown: shownOf(wish),
    accepted: details.AcceptedChanges,
    idempotencyKey: details.IdempotencyKey,
  };
};

import { lineAmount, type Money, moneyOf, NO_MONEY, type Quantity, quantityOf } from '../decimal/index.ts';
import type { UnitPrice } from './price-line.ts';

/** How many sales units a price is shown for. */
const PERS = [1, 100, 1000] as const;

/** A unit price as people read it: two decimals, for one sales unit, a hundred or a thousand. */
export interface ShownUnitPrice {
  amount: Money;
  per: (typeof PERS)[number];
}

const QUANTITIES: Readonly<Record<ShownUnitPrice['per'], Quantity>> = {
  1: quantityOf(1),
  100: quantityOf(100),
  1000: quantityOf(1000),
};

const ONE_OF_CURRENCY = moneyOf(1);

/** The quantity that a shown price is for. */
export const quantityOfPer = (per: ShownUnitPrice['per']): Quantity => QUANTITIES[per];

/** Returns true if so many cost at least one unit of currency: not rounded, so that the choice never wavers. */
const isReadable = ({ amount, perQuantity }: UnitPrice, per: ShownUnitPrice['per']): boolean =>
  amount * BigInt(quantityOfPer(per)) >= ONE_OF_CURRENCY * BigInt(perQuantity);

const perOf = (price: UnitPrice): ShownUnitPrice['per'] => {
  if (price.amount <= NO_MONEY) return 1;
  const isGivenForHundred = price.perQuantity === QUANTITIES[100];
  return PERS.find((per) => (per > 1 || !isGivenForHundred) && isReadable(price, per)) ?? 1000;
};

/**
 * How many sales units prices are shown for, so that two decimals tell them: the least of one, a hundred and a thousand that
 * costs at least one unit of currency, and never one where the price is given for a hundred. Whatever the currency. Prices
 * that stand beside each other are shown for the same quantity.
 */
export const shownPer = (...prices: readonly UnitPrice[]): ShownUnitPrice['per'] =>
  prices.map(perOf).reduce((most, per) => (per > most ? per : most), 1);

/** A unit price rounded to two decimals: to show, never to multiply. */
export const shownUnitPrice = (price: UnitPrice, per = shownPer(price)): ShownUnitPrice => ({
  amount: lineAmount(price.amount, price.perQuantity, quantityOfPer(per)),
  per,
});

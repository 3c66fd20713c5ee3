import { lineAmount, type Money, moneyOf, NO_MONEY, type Quantity, quantityOf } from '../decimal/index.ts';
import { isLowerPrice, type UnitPrice } from './price-line.ts';

/** A unit price as people read it: two decimals, for one sales unit or for a hundred. */
export interface ShownUnitPrice {
  amount: Money;
  per: 1 | 100;
}

const ONE = quantityOf(1);
const HUNDRED = quantityOf(100);
const ONE_OF_CURRENCY: UnitPrice = { amount: moneyOf(1), perQuantity: ONE };

const isPerHundred = (price: UnitPrice): boolean =>
  price.perQuantity === HUNDRED || (price.amount > NO_MONEY && isLowerPrice(price, ONE_OF_CURRENCY));

/**
 * How many sales units prices are shown for, so that two decimals tell them: a hundred where one costs less than one unit
 * of currency or the price is given for a hundred. Prices that stand beside each other are shown for the same quantity.
 */
export const shownPer = (...prices: readonly UnitPrice[]): ShownUnitPrice['per'] =>
  prices.some(isPerHundred) ? 100 : 1;

/** The quantity that a shown price is for. */
export const quantityOfPer = (per: ShownUnitPrice['per']): Quantity => (per === 100 ? HUNDRED : ONE);

/** A unit price rounded to two decimals: to show, never to multiply. */
export const shownUnitPrice = (price: UnitPrice, per = shownPer(price)): ShownUnitPrice => ({
  amount: lineAmount(price.amount, price.perQuantity, quantityOfPer(per)),
  per,
});

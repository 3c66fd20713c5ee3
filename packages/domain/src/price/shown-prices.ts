/** Prices as they are displayed: the parts of an amount, and the quantity that a unit price is for. */

import {
  addMoney,
  lineAmount,
  type Money,
  moneyOf,
  NO_MONEY,
  type Quantity,
  quantityOf,
  subtractMoney,
} from '../decimal/index.ts';
import type { UnitPrice } from './price-line.ts';

/** A line's amount as files have it: unit price × quantity + cutting fee = amount, to the last hundredth. */
export interface AmountParts {
  unitPrice: UnitPrice;
  cuttingFee: Money;
}

export interface PricedAmount {
  /** The price in force, rounded to four decimals. */
  unitPrice: UnitPrice;
  quantity: Quantity;
  /** Goods, less what bundles take off, and the cutting fee. */
  amount: Money;
  /** Absent where only the amount was stored: then what the goods do not explain. */
  cuttingFee?: Money;
}

const HUNDREDTH = moneyOf('0.01');
const LAST_DECIMAL = moneyOf('0.0001');

/** The most that an amount can differ from unit price × quantity by rounding alone. */
const roundedAway = ({ perQuantity }: UnitPrice, quantity: Quantity): Money =>
  addMoney(HUNDREDTH, lineAmount(LAST_DECIMAL, perQuantity, quantity));

const feeWithin = (rest: Money, unitPrice: UnitPrice, quantity: Quantity): Money =>
  rest > roundedAway(unitPrice, quantity) ? rest : NO_MONEY;

/**
 * Parts an amount so that a reader of the numbers can compute it again. Where the unit price in force does not multiply to
 * the goods' amount, because it was rounded or a bundle lowers it, the goods' amount is that of the whole quantity.
 */
export const amountParts = ({ unitPrice, quantity, amount, cuttingFee }: PricedAmount): AmountParts => {
  if (quantity <= 0) return { unitPrice, cuttingFee: cuttingFee ?? NO_MONEY };
  const goods = lineAmount(unitPrice.amount, unitPrice.perQuantity, quantity);
  const fee = cuttingFee ?? feeWithin(subtractMoney(amount, goods), unitPrice, quantity);
  const rest = subtractMoney(amount, fee);
  return { unitPrice: rest === goods ? unitPrice : { amount: rest, perQuantity: quantity }, cuttingFee: fee };
};

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

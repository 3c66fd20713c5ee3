/** Prices that depend on the quantity (scales) or the date (campaigns). */

import { compareQuantity, lineAmount, type Money, type Quantity, subtractQuantity } from '../decimal/index.ts';
import type { CalendarDate } from '../delivery/calendar-date.ts';
import { isLowerPrice, type UnitPrice } from './price-line.ts';

/** From this quantity on, the price counts. */
export interface PriceScale {
  from: Quantity;
  price: UnitPrice;
}

const byQuantity = (scales: readonly PriceScale[]): PriceScale[] =>
  scales.toSorted((left, right) => compareQuantity(left.from, right.from));

/** The price of a quantity: of the greatest step that it reaches; undefined below the first. In any order. */
export const scalePrice = (scales: readonly PriceScale[], quantity: Quantity): UnitPrice | undefined =>
  byQuantity(scales).findLast(({ from }) => quantity >= from)?.price;

export interface NextScale {
  scale: PriceScale;
  /** How much more must be ordered to reach it. */
  missing: Quantity;
  /** What the quantity of the step costs at its price: sometimes less than the smaller quantity does now. */
  amount: Money;
}

/** The next step above a quantity; undefined at the last. */
export const nextScale = (scales: readonly PriceScale[], quantity: Quantity): NextScale | undefined => {
  const scale = byQuantity(scales).find(({ from }) => from > quantity);
  if (!scale) return undefined;
  const { from, price } = scale;
  return {
    scale,
    missing: subtractQuantity(from, quantity),
    amount: lineAmount(price.amount, price.perQuantity, from),
  };
};

/** Anybody's price for a time, both days included. */
export interface Campaign {
  price: UnitPrice;
  validFrom: CalendarDate;
  validTo: CalendarDate;
}

/** The lowest price among the campaigns of that date; undefined without one. */
export const campaignPriceOn = (campaigns: readonly Campaign[], date: CalendarDate): UnitPrice | undefined =>
  campaigns
    .filter(({ validFrom, validTo }) => validFrom <= date && date <= validTo)
    .map(({ price }) => price)
    .reduce<UnitPrice | undefined>(
      (lowest, price) => (lowest === undefined || isLowerPrice(price, lowest) ? price : lowest),
      undefined,
    );

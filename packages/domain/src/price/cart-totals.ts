import { type Money, NO_MONEY, type Percent, percentOf, roundToMinor, sumMoney } from '../decimal/index.ts';

/** The amounts of a priced line that a cart sums; PriceBuildUp is one. */
export interface PricedLine {
  lineTotal: Money;
  duties: Money;
}

/** Two decimals each; subtotal + duties + freight + extra freight + freight service tax + tax = total. */
export interface CartTotals {
  /** Sum of the lines as they are shown. */
  subtotal: Money;
  duties: Money;
  freight: Money;
  tax: Money;
  total: Money;
  /** For bulky and long goods. */
  extraFreight: Money;
  /** Of both freights, where a market has such a tax. */
  freightServiceTax: Money;
}

/** What sending costs beside the route's freight; FreightBuildUp has both. */
export interface FreightExtras {
  extraFreight?: Money;
  freightServiceTax?: Money;
}

/**
 * Totals of a cart. The tax is taken once, of all other parts together, so that it may differ by hundredths from the
 * sum of the lines' own VAT. Decisions, "Calls": money.
 */
export const cartTotals = (
  lines: readonly PricedLine[],
  freight: Money,
  vatPercent: Percent,
  extras: FreightExtras = {},
): CartTotals => {
  const parts = {
    subtotal: sumMoney(lines.map((line) => roundToMinor(line.lineTotal))),
    duties: sumMoney(lines.map((line) => roundToMinor(line.duties))),
    freight: roundToMinor(freight),
    extraFreight: roundToMinor(extras.extraFreight ?? NO_MONEY),
    freightServiceTax: roundToMinor(extras.freightServiceTax ?? NO_MONEY),
  };
  const taxable = sumMoney(Object.values(parts));
  const tax = percentOf(taxable, vatPercent);
  return { ...parts, tax, total: sumMoney([taxable, tax]) };
};

import { type Money, type Percent, percentOf, roundToMinor, sumMoney } from '../decimal/index.ts';

/** The amounts of a priced line that a cart sums; PriceBuildUp is one. */
export interface PricedLine {
  lineTotal: Money;
  duties: Money;
}

/** Two decimals each; subtotal + duties + freight + tax = total. */
export interface CartTotals {
  /** Sum of the lines as they are shown. */
  subtotal: Money;
  duties: Money;
  freight: Money;
  tax: Money;
  total: Money;
}

/**
 * Totals of a cart. The tax is taken once, of subtotal, duties and freight together, so that it may differ by
 * hundredths from the sum of the lines' own VAT. Decisions, "Calls": money.
 */
export const cartTotals = (lines: readonly PricedLine[], freight: Money, vatPercent: Percent): CartTotals => {
  const subtotal = sumMoney(lines.map((line) => roundToMinor(line.lineTotal)));
  const duties = sumMoney(lines.map((line) => roundToMinor(line.duties)));
  const roundedFreight = roundToMinor(freight);
  const taxable = sumMoney([subtotal, duties, roundedFreight]);
  const tax = percentOf(taxable, vatPercent);
  return { subtotal, duties, freight: roundedFreight, tax, total: sumMoney([taxable, tax]) };
};

import {
  compareMoney,
  type Money,
  NO_MONEY,
  type Percent,
  percentOf,
  type Quantity,
  roundToMinor,
  subtractMoney,
  sumMoney,
} from '../decimal/index.ts';

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

/** A material given away with a purchase. */
export interface GiftTerms {
  materialNo: string;
  quantity: Quantity;
  /** The cart's subtotal from which it is given. */
  fromSubtotal: Money;
}

export interface GiftWithPurchase<Gift extends GiftTerms> {
  /** Of those the subtotal reaches the one that asks the most; there is one gift a cart. */
  earned?: Gift;
  /** The next above it, and how much more must be bought for it. */
  next?: { gift: Gift; missing: Money };
}

/** The gift of a cart with that subtotal. Section 3, "gift-with-purchase info". */
export const giftWithPurchase = <Gift extends GiftTerms>(
  gifts: readonly Gift[],
  subtotal: Money,
): GiftWithPurchase<Gift> => {
  const shown = roundToMinor(subtotal);
  const rising = gifts.toSorted((left, right) => compareMoney(left.fromSubtotal, right.fromSubtotal));
  const earned = rising.findLast(({ fromSubtotal }) => fromSubtotal <= shown);
  const next = rising.find(({ fromSubtotal }) => fromSubtotal > shown);
  return {
    ...(earned && { earned }),
    ...(next && { next: { gift: next, missing: subtractMoney(next.fromSubtotal, shown) } }),
  };
};

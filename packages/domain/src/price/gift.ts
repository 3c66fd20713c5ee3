import { compareMoney, type Money, type Quantity, roundToMinor, subtractMoney } from '../decimal/index.ts';

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

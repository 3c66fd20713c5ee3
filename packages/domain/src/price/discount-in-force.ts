import { divideRounded, writeScaled } from '../decimal/fixed-point.ts';
import type { PriceBuildUp, UnitPrice } from './price-line.ts';

/** A percentage of two decimals, in hundredths of a percent. */
const HUNDRED_PERCENT = 10_000n;

const percentBelow = (list: UnitPrice, price: UnitPrice): bigint => {
  const before = list.amount * BigInt(price.perQuantity);
  const after = price.amount * BigInt(list.perQuantity);
  return before <= 0n ? 0n : divideRounded((before - after) * HUNDRED_PERCENT, before);
};

/**
 * Returns by how many percent the price in force is below the list price, with two decimals; undefined where it is not
 * lower. A discount that is in force is told as it was agreed.
 */
export const discountInForce = (
  { priceKind, unitPrice }: Pick<PriceBuildUp, 'priceKind' | 'unitPrice'>,
  listPrice: UnitPrice,
  agreedPercent: string | undefined,
): string | undefined => {
  const hundredths = percentBelow(listPrice, unitPrice);
  if (hundredths <= 0n) return undefined;
  return priceKind === 'discount' && agreedPercent !== undefined ? agreedPercent : writeScaled(hundredths, 2);
};

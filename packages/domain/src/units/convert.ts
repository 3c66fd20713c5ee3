import { type Quantity, quantityOfThousandths } from '../decimal/index.ts';
import { type Ratio, readUnit } from './read-unit.ts';

/** What each measured unit of the shop is in the unit that its kind is compared by. */
const MEASURES: Readonly<Record<string, { kind: string; numerator: bigint }>> = {
  PCE: { kind: 'count', numerator: 1n },
  PAR: { kind: 'count', numerator: 2n },
  LTR: { kind: 'volume', numerator: 1n },
  MTQ: { kind: 'volume', numerator: 1000n },
};

/** How many of `to` one of `from` is; undefined when the units don't measure the same. */
const ratioBetween = (from: string, to: string): Ratio | undefined => {
  const [given, wanted] = [readUnit(from), readUnit(to)];
  if (given === undefined || wanted === undefined) return undefined;
  const [one, other] = [MEASURES[given.unit], MEASURES[wanted.unit]];
  if (given.unit !== wanted.unit && (one === undefined || one.kind !== other?.kind)) return undefined;
  return {
    numerator: given.factor.numerator * wanted.factor.denominator * (one?.numerator ?? 1n),
    denominator: given.factor.denominator * wanted.factor.numerator * (other?.numerator ?? 1n),
  };
};

export interface ConvertedQuantity {
  quantity: Quantity;
  /** False where the quantity was rounded up to the thousandths in which the shop counts. */
  isExact: boolean;
}

/**
 * Converts a quantity to another unit that measures the same: 1 KMT is 1,000 MTR, 2 PCE are 1 PAR. Undefined when the
 * units don't measure the same (rolls and meters), one is unknown, or the result is too large to count.
 */
export const convertQuantity = (quantity: Quantity, from: string, to: string): ConvertedQuantity | undefined => {
  const ratio = ratioBetween(from, to);
  if (ratio === undefined) return undefined;
  const product = BigInt(quantity) * ratio.numerator;
  const remainder = product % ratio.denominator;
  const counted = Number(product / ratio.denominator + (remainder > 0n ? 1n : 0n));
  if (!Number.isSafeInteger(counted)) return undefined;
  return { quantity: quantityOfThousandths(counted), isExact: remainder === 0n };
};

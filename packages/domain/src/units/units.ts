/** Units of measure: UN/ECE recommendation 20, the words people write, and conversion between them. */

import { type Quantity, quantityOfThousandths } from '../decimal/index.ts';
import { UNIT_CODES, UNIT_WORDS } from './data/unit-codes.ts';

/** An exact ratio, so that thirds of an hour and inches stay exact. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

export interface UnitMeaning {
  /** The shop's unit: PCE, MTR, ROL. */
  unit: string;
  /** How many of the shop's unit one is. */
  factor: Ratio;
}

const ratioOf = (text: string): Ratio => {
  const [numerator = '1', denominator = '1'] = text.split('/');
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
};

const ONE = ratioOf('1');

const MEANINGS = new Map<string, UnitMeaning>();
for (const { unit, codes } of UNIT_CODES) {
  MEANINGS.set(unit, { unit, factor: ONE });
  for (const [, code = '', factor = ''] of codes.matchAll(/(\S+)\s+(\S+)/g))
    MEANINGS.set(code, { unit, factor: ratioOf(factor) });
}
for (const { code, words } of UNIT_WORDS) {
  const meaning = MEANINGS.get(code);
  if (meaning) for (const word of words.trim().split(/\s+/)) if (!MEANINGS.has(word)) MEANINGS.set(word, meaning);
}

/**
 * Returns what a unit means: a code of UN/ECE recommendation 20 (packings with or without the X of recommendation 21), or
 * a word of the shop's languages, with or without a full stop. Undefined for every other text.
 */
export const readUnit = (text: string): UnitMeaning | undefined => {
  const bare = text.trim().toUpperCase().replace(/\.$/, '');
  return bare === '' ? undefined : MEANINGS.get(bare.normalize('NFC'));
};

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

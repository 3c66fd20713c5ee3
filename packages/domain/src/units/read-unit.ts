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

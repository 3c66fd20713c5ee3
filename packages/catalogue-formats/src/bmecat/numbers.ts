import { type ExactDecimal, isExactWith } from '../decimals/index.ts';
import type { NoteTally } from './note-tally.ts';

const DECIMAL = /^\+?(\d{1,12})(?:([.,])(\d{1,12}))?$/;
const QUANTITY_PLACES = 3;

export const ONE: ExactDecimal = { units: 1n, places: 0 };

/** A decimal of zero or more, as it is written; undefined for anything else. */
export const readDecimal = (text: string, line: number, notes: NoteTally): ExactDecimal | undefined => {
  const [, whole = '', point, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '') return undefined;
  if (point === ',') notes.add('decimal-comma', line);
  return { units: BigInt(whole + fraction), places: fraction.length };
};

export const times = (left: ExactDecimal, right: ExactDecimal): ExactDecimal =>
  right === ONE ? left : { units: left.units * right.units, places: left.places + right.places };

export const compare = (left: ExactDecimal, right: ExactDecimal): number => {
  const isAlike = left.places === right.places;
  const one = isAlike ? left.units : left.units * 10n ** BigInt(right.places);
  const other = isAlike ? right.units : right.units * 10n ** BigInt(left.places);
  return one < other ? -1 : one > other ? 1 : 0;
};

export const isQuantity = (value: ExactDecimal): boolean =>
  value.units > 0n && (value.places <= QUANTITY_PLACES || isExactWith(value, QUANTITY_PLACES));

/** A quantity above zero with at most three decimals that count; undefined, noted, for another text that is not empty. */
export const readQuantity = (text: string, line: number, notes: NoteTally): ExactDecimal | undefined => {
  if (text === '') return undefined;
  const value = readDecimal(text, line, notes);
  if (value && isQuantity(value)) return value;
  notes.add('quantity', line);
  return undefined;
};

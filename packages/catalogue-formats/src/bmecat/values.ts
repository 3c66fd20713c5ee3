import { type ExactDecimal, isExactWith, powerOfTen } from '../implied-decimal.ts';
import { childrenOf, type Element, textOf } from '../xml/element.ts';
import type { NoteTally } from './note-tally.ts';

/** Before the point and behind it. */
const MOST_DIGITS = 12;
const DECIMAL = /^\+?(\d{1,12})(?:([.,])(\d{1,12}))?$/;
const QUANTITY_PLACES = 3;

export const ONE: ExactDecimal = { units: 1n, places: 0 };

const ZERO = 0x30;
const NINE = 0x39;
const POINT = 0x2e;
/** Digits that a float holds exactly. */
const PLAIN_DIGITS = 15;

/** What nearly all numbers are: a few digits, perhaps a point among them; undefined for what is to be looked at closer. */
const plainDecimal = (text: string): ExactDecimal | undefined => {
  const { length } = text;
  if (length === 0 || length > PLAIN_DIGITS) return undefined;
  let value = 0;
  let point = -1;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) value = value * 10 + (code - ZERO);
    else if (code === POINT && point < 0 && at > 0 && at < length - 1) point = at;
    else return undefined;
  }
  const places = point < 0 ? 0 : length - point - 1;
  const whole = point < 0 ? length : point;
  if (whole > MOST_DIGITS || places > MOST_DIGITS) return undefined;
  return value === 1 && places === 0 ? ONE : { units: BigInt(value), places };
};

/** A decimal of zero or more, as it is written; undefined for anything else. */
export const readDecimal = (text: string, line: number, notes: NoteTally): ExactDecimal | undefined => {
  if (text === '') return undefined;
  const plain = plainDecimal(text);
  if (plain) return plain;
  const [, whole = '', point, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === '') return undefined;
  if (point === ',') notes.add('decimal-comma', line);
  return { units: BigInt(whole + fraction), places: fraction.length };
};

export const times = (left: ExactDecimal, right: ExactDecimal): ExactDecimal =>
  right === ONE ? left : { units: left.units * right.units, places: left.places + right.places };

export const compare = (left: ExactDecimal, right: ExactDecimal): number => {
  const isAlike = left.places === right.places;
  const one = isAlike ? left.units : left.units * powerOfTen(right.places);
  const other = isAlike ? right.units : right.units * powerOfTen(left.places);
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

// A file names few dates, but many times.
const knownDates = new Map<string, string>();
const MOST_KNOWN_DATES = 200;
const LONGEST_DATE = 40;

/** Calendar date of a text that begins with one ("2026-01-31", "2026-01-31T00:00:00"); undefined for anything else. */
export const dateOf = (text: string): string | undefined => {
  if (text === '' || text.length > LONGEST_DATE) return undefined;
  const known = knownDates.get(text);
  if (known !== undefined) return known;
  const [date] = /^[12]\d{3}-\d{2}-\d{2}(?=$|[T\s+Z-])/.exec(text) ?? [];
  if (date === undefined) return undefined;
  const time = Date.parse(`${date}T00:00:00Z`);
  // February 30 would be read as March 2.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  if (knownDates.size < MOST_KNOWN_DATES) knownDates.set(text, date);
  return date;
};

/** The text of a date in either way of writing it: DATETIME of a type with a DATE, or an element of its own. */
export const dateTextOf = (element: Element | undefined, type: string, name: string): string => {
  const typed = childrenOf(element, 'DATETIME').find((each) => each.attributes['type'] === type);
  return typed ? textOf(typed, 'DATE') : textOf(element, name);
};

import { amountsOf, numberOf, plainText } from './amounts.ts';
import { wireGaugeOf } from './wire-gauge.ts';

/** What a value is ordered by: amounts by unit and size, then no and yes, then texts with the numbers in them by size. */
export type Magnitude =
  | { kind: 'amounts'; base: string; values: readonly number[]; text: string }
  | { kind: 'answer'; isYes: boolean; text: string }
  | { kind: 'words'; parts: readonly (number | string)[]; text: string };

const PART = /\d+[ -]\d+\/(?:2|4|8|16|32|64)(?!\d)|\d+\/(?:2|4|8|16|32|64)(?!\d)|\d+(?:[.,]\d+)?|\D+/gu;

/** "IPX4" protects against water alone: its first digit counts as none. */
const withoutGaps = (text: string): string =>
  text.replace(/^ip\s*([\dx]{2})/u, (_, digits: string) => `ip${digits.replaceAll('x', '0')}`);

const numbersIn = (part: string): readonly (number | string)[] => {
  if (!/^\d/u.test(part)) return part.trim() === '' ? [] : [part.trim()];
  const number = numberOf(part);
  // "5/4" is no fraction of an inch: its numbers are compared one by one.
  return number === undefined ? part.split(/[ /-]/u).map(Number) : [number];
};

const ofText = (text: string): Magnitude => {
  const plain = plainText(text);
  const amounts = wireGaugeOf(plain) ?? amountsOf(plain);
  if (amounts) return { kind: 'amounts', ...amounts, text };
  const lower = withoutGaps(plain.toLowerCase());
  return { kind: 'words', parts: (lower.match(PART) ?? []).flatMap(numbersIn), text };
};

/** Returns what a value of a feature is ordered by. A range is a pair of numbers or a text. */
export const magnitudeOf = (value: string | number | boolean | readonly [number, number]): Magnitude => {
  if (typeof value === 'string') return ofText(value);
  if (typeof value === 'boolean') return { kind: 'answer', isYes: value, text: String(value) };
  const [low, high] = typeof value === 'number' ? [value, value] : value;
  return { kind: 'amounts', base: '', values: low === high ? [low] : [low, high], text: `${low}..${high}` };
};

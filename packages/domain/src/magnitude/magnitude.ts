import { type Amounts, amountsOf, numberOf, plainText } from './amounts.ts';

const GAUGE = String.raw`(0{1,4}|[1-4]\/0|[1-9]|[1-4]\d)`;
const RANGE = String.raw`${GAUGE}(?:\s*(?:-|–|…|\.{2,3})\s*${GAUGE})?`;
const BEFORE = new RegExp(`^AWG\\s*${RANGE}$`, 'iu');
const AFTER = new RegExp(`^${RANGE}\\s*AWG$`, 'iu');

/** 18 → 18, 0 → 0, "2/0" and "00" → -1. */
const gaugeOf = (text: string): number => {
  if (text.endsWith('/0')) return 1 - Number(text.slice(0, -2));
  return /^0+$/u.test(text) ? 1 - text.length : Number(text);
};

/** Cross-section in m² of a wire of the gauge, by the definition of the American Wire Gauge (ASTM B258). */
const sectionOf = (gauge: number): number => (Math.PI / 4) * (0.000127 * 92 ** ((36 - gauge) / 39)) ** 2;

/** Reads "AWG 18", "2/0 AWG" or "AWG 18-12" as cross-sections; undefined for other texts. */
const wireGaugeOf = (plain: string): Amounts | undefined => {
  const [, first, second] = BEFORE.exec(plain) ?? AFTER.exec(plain) ?? [];
  if (first === undefined) return undefined;
  const sections = [first, ...(second === undefined ? [] : [second])].map((gauge) => sectionOf(gaugeOf(gauge)));
  return { base: 'm2', values: sections.toSorted((one, other) => one - other) };
};

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

type Compare<T> = (one: T, other: T) => number;

const KINDS = { amounts: 0, answer: 1, words: 2 } as const;

const natural = <T extends number | string>(one: T, other: T): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Compares lists place by place; one that the other begins with comes first. */
const inTurn =
  <T>(compare: Compare<T>): Compare<readonly T[]> =>
  (one, other) => {
    for (const [place, value] of one.entries()) {
      const beside = other[place];
      if (beside === undefined) return 1;
      const order = compare(value, beside);
      if (order !== 0) return order;
    }
    return one.length - other.length;
  };

const byNumbers = inTurn<number>(natural);

const byParts = (collate: Compare<string>): Compare<readonly (number | string)[]> =>
  inTurn((one, other) => {
    if (typeof one === 'number') return typeof other === 'number' ? natural(one, other) : -1;
    return typeof other === 'number' ? 1 : collate(one, other);
  });

/**
 * Returns a total order of magnitudes: 0 for equal texts alone. `collate` compares words as a language does; by
 * code points without it.
 */
export const magnitudeOrder = (collate: Compare<string> = natural): Compare<Magnitude> => {
  const words = byParts(collate);
  const ofOneKind: Compare<Magnitude> = (one, other) => {
    if (one.kind === 'amounts' && other.kind === 'amounts')
      return natural(one.base, other.base) || byNumbers(one.values, other.values);
    if (one.kind === 'answer' && other.kind === 'answer') return Number(one.isYes) - Number(other.isYes);
    if (one.kind === 'words' && other.kind === 'words') return words(one.parts, other.parts);
    return KINDS[one.kind] - KINDS[other.kind];
  };
  return (one, other) => ofOneKind(one, other) || natural(one.text, other.text);
};

const usual = magnitudeOrder();

/** Compares two texts by what they measure: "3/8" before "1 1/4", "500 mA" before "1 A", "IP44" before "IP65". */
export const compareMagnitudes = (one: string, other: string): number => usual(magnitudeOf(one), magnitudeOf(other));

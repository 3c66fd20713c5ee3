import { type Magnitude, magnitudeOf } from './magnitude.ts';

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

import type { SearchFacet } from '../types.ts';
import type { FacetValue } from './facet-values.ts';
import { rangesOf } from './ranges.ts';
import { Top } from './top.ts';

/** Of more different numbers than this intervals are listed. */
export const MOST_LISTED_NUMBERS = 30;

export interface PlainFacet {
  key: string;
  /** All there are, numbers ascending before texts in order; none of them finds more than its own documents. */
  values: readonly FacetValue[];
  counts: Uint32Array;
  valueLimit: number;
  /** Values not to list. */
  hidden: ReadonlySet<string>;
  /** Counts what an interval would give, where adding up its numbers is not enough. */
  exactly: ((value: string) => number) | undefined;
}

/** The most frequent texts first, of the same frequency in their order. */
const byFrequency = (texts: readonly FacetValue[], counts: Uint32Array, limit: number): readonly FacetValue[] => {
  if (texts.length <= limit) return texts.toSorted((one, other) => counts[other.id]! - counts[one.id]!);
  const top = new Top(limit);
  for (let index = 0; index < texts.length; index++) top.offer(index, counts[texts[index]!.id]!, index);
  return top.ordered().map((index) => texts[index]!);
};

/**
 * A facet as the reader sees it who has chosen nothing in it, which is nearly every facet of nearly every search: each
 * value is looked at once, and only what is listed becomes an object.
 */
export const plainFacet = ({ key, values, counts, valueLimit, hidden, exactly }: PlainFacet): SearchFacet => {
  const numbers: FacetValue[] = [];
  const texts: FacetValue[] = [];
  for (const each of values) {
    if (counts[each.id] === 0 || (hidden.size > 0 && hidden.has(each.value))) continue;
    (each.interval === undefined ? texts : numbers).push(each);
  }
  const asRange = numbers.length > MOST_LISTED_NUMBERS;
  const occurrences = numbers.map(({ interval, id }) => ({ low: interval?.low ?? 0, count: counts[id]! }));
  const ranges = asRange ? rangesOf(occurrences, [], exactly) : [];
  const ascending = asRange ? [] : numbers.slice(0, valueLimit);
  const listed = [...ascending, ...byFrequency(texts, counts, valueLimit - ascending.length)];
  const facet: SearchFacet = {
    key,
    type: asRange ? 'range' : 'values',
    values: [
      ...ranges.map(({ value, count }) => ({ value, count })),
      ...listed.map(({ value, id }) => ({ value, count: counts[id]! })),
    ],
    total: numbers.length + texts.length,
  };
  const [min, max] = [occurrences[0]?.low, occurrences.at(-1)?.low];
  return min === undefined || max === undefined ? facet : { ...facet, min, max };
};

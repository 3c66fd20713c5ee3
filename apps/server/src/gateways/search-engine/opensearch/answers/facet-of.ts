import { type Interval, intervalOf, type SearchFacet } from '@grossist/search-index';
import { type FacetPair, parseToken } from '../documents/document-of.ts';
import type { FoundBucket } from './response.ts';

const MOST_LISTED_NUMBERS = 30;

/** A pair of a facet with what has it: materials, or products where those are counted. */
export interface CountedPair extends FacetPair {
  count: number;
}

export const countOf = ({ doc_count, products }: Pick<FoundBucket, 'doc_count' | 'products'>): number =>
  products?.value ?? doc_count;

/** Pairs by their facet. */
export const pairsByFacet = (buckets: readonly FoundBucket[]): ReadonlyMap<string, readonly CountedPair[]> => {
  const byFacet = new Map<string, CountedPair[]>();
  for (const bucket of buckets) {
    const pair = { ...parseToken(bucket.key), count: countOf(bucket) };
    const known = byFacet.get(pair.key);
    if (known === undefined) byFacet.set(pair.key, [pair]);
    else known.push(pair);
  }
  return byFacet;
};

export interface FacetContext {
  pairs: readonly CountedPair[];
  /** The chosen values, and what each of them finds. */
  chosen: readonly { value: string; count: number }[];
  /** What everything together has; no value has more. */
  most: number;
  valueLimit: number;
  hidden: ReadonlySet<string>;
}

interface Value {
  value: string;
  count: number;
  interval: Interval | undefined;
}

const byText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Numbers ascending, then texts, the most frequent first. */
const byOrder = (one: Value, other: Value): number => {
  if (one.interval !== undefined && other.interval !== undefined)
    return one.interval.low - other.interval.low || one.interval.high - other.interval.high;
  if (one.interval !== undefined) return -1;
  if (other.interval !== undefined) return 1;
  return other.count - one.count || byText(one.value, other.value);
};

const touches = (one: Interval, other: Interval): boolean => one.low <= other.high && one.high >= other.low;

/**
 * What choosing a value finds: pairs of the same text, and of numbers those that touch it. A material has one of a
 * feature's pairs.
 */
const countChoosing = (value: string, pairs: readonly (CountedPair & { interval: Interval | undefined })[]): number => {
  const interval = intervalOf(value);
  return pairs
    .filter((pair) =>
      pair.interval === undefined ? pair.value === value : interval !== undefined && touches(pair.interval, interval),
    )
    .reduce((sum, { count }) => sum + count, 0);
};

const countsByText = (pairs: readonly CountedPair[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { value, count } of pairs) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
};

/** One facet as the reader sees it. Each count is what choosing the value would give. */
export const facetOf = (key: string, { pairs, chosen, most, valueLimit, hidden }: FacetContext): SearchFacet => {
  const present = pairs
    .filter(({ value }) => !hidden.has(value))
    .map((pair) => ({ ...pair, interval: pair.kind === 'n' ? intervalOf(pair.value) : undefined }));
  const numbers = present.filter(({ interval }) => interval !== undefined);
  const asRange = numbers.length > MOST_LISTED_NUMBERS;
  const selected = new Set(chosen.map(({ value }) => value));
  const byValue = new Map<string, Value>();
  for (const { value, interval } of present.toSorted(byOrder))
    if (!byValue.has(value)) byValue.set(value, { value, interval, count: 0 });
  // Without numbers a value finds the pairs of its text and no others, which saves looking at all for each.
  const counts = numbers.length > 0 ? undefined : countsByText(present);
  const listed = [...byValue.values()]
    .filter(({ value, interval }) => !(asRange && interval !== undefined) && !selected.has(value))
    .map((each) => ({
      ...each,
      count: Math.min(most, counts?.get(each.value) ?? countChoosing(each.value, present)),
    }))
    .sort(byOrder)
    .slice(0, valueLimit);
  const texts = new Set(present.flatMap(({ value, interval }) => (interval === undefined ? [value] : [])));
  const chosenValues = chosen.map(
    ({ value, count }): Value => ({
      value,
      count,
      interval: numbers.length > 0 && !texts.has(value) ? intervalOf(value) : undefined,
    }),
  );
  const facet: SearchFacet = {
    key,
    type: asRange ? 'range' : 'values',
    values: [...listed, ...chosenValues].sort(byOrder).map(({ value, count }) => ({ value, count })),
    total: byValue.size,
  };
  if (numbers.length === 0) return facet;
  return {
    ...facet,
    min: numbers.reduce((least, { interval }) => Math.min(least, interval?.low ?? least), Number.POSITIVE_INFINITY),
    max: numbers.reduce(
      (greatest, { interval }) => Math.max(greatest, interval?.high ?? greatest),
      Number.NEGATIVE_INFINITY,
    ),
  };
};

import { type Interval, intervalOf } from '../segment/document-pairs.ts';
import { andInto, type Bits } from '../storage/bitset.ts';
import { compareTexts } from '../storage/string-table.ts';
import type { SearchFacet } from '../types.ts';
import type { View } from '../view.ts';
import { countProducts } from './counts.ts';
import { byNumber, type FacetValue } from './facet-values.ts';
import { rangesOf } from './number-ranges.ts';
import { countWith, documentsWith } from './selections.ts';
import { Top } from './top.ts';

/** Of more different numbers than this intervals are listed. */
const MOST_LISTED_NUMBERS = 30;

interface PlainFacet {
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
const plainFacet = ({ key, values, counts, valueLimit, hidden, exactly }: PlainFacet): SearchFacet => {
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

interface FacetContext {
  view: View;
  /** The documents the facet counts: the result without the facet's own choice. */
  within: readonly Bits[];
  counts: Uint32Array;
  byProduct: boolean;
  selected: readonly string[];
  valueLimit: number;
  /** Values not to list: the nodes above the one the reader is in. */
  hidden: ReadonlySet<string>;
}

interface Value {
  value: string;
  count: number;
  interval: Interval | undefined;
}

/** Numbers ascending, then texts, the most frequent first. */
const byOrder = (one: Value, other: Value): number => {
  if (one.interval !== undefined || other.interval !== undefined) return byNumber(one.interval, other.interval);
  return other.count - one.count || compareTexts(one.value, other.value);
};

const textsOnce = (values: readonly Value[]): Value[] => {
  const byText = new Map<string, Value>();
  for (const value of values) if (!byText.has(value.value)) byText.set(value.value, value);
  return [...byText.values()];
};

/** Of more texts than can be listed those that count, to save the rest the trouble. */
const mostFrequent = (values: readonly FacetValue[], counts: Uint32Array, limit: number): readonly FacetValue[] => {
  if (values.length <= limit || values[0]?.interval !== undefined) return values;
  const top = new Top(limit);
  values.forEach(({ id }, index) => {
    top.offer(index, counts[id]!, index);
  });
  return top.ordered().map((index) => values[index]!);
};

/** What choosing a value, or an interval, would give. */
const counterOf =
  (key: string, { view, within, counts, byProduct }: FacetContext) =>
  (value: string): number =>
    byProduct
      ? countProducts(
          view,
          documentsWith(view.segments, key, [value]).map((bits, index) => andInto(bits, within[index]!)),
        )
      : countWith(view, key, value, { within, counts });

const extremes = (numbers: readonly Value[]): { min: number; max: number } => ({
  min: numbers.reduce((least, { interval }) => Math.min(least, interval?.low ?? 0), Number.POSITIVE_INFINITY),
  max: numbers.reduce((most, { interval }) => Math.max(most, interval?.high ?? 0), Number.NEGATIVE_INFINITY),
});

/** One facet as the reader sees it. Each count is what choosing the value would give. */
export const facetOf = (key: string, context: FacetContext): SearchFacet => {
  const { view, counts, selected, valueLimit, hidden } = context;
  const countChoosing = counterOf(key, context);
  const { values: all, ambiguous } = view.facetValues(key);
  const exactly = ambiguous || context.byProduct ? countChoosing : undefined;
  if (!ambiguous && selected.length === 0) return plainFacet({ key, values: all, counts, valueLimit, hidden, exactly });
  const present = all.filter(({ value, id }) => counts[id]! > 0 && !hidden.has(value));
  const values = (ambiguous ? present : mostFrequent(present, counts, valueLimit + selected.length)).map(
    ({ value, interval, id }): Value => ({ value, interval, count: counts[id]! }),
  );
  const numbers = values.filter(({ interval }) => interval !== undefined);
  const occurring = ambiguous ? textsOnce(values) : values;
  const asRange = numbers.length > MOST_LISTED_NUMBERS;
  const listed = occurring
    .filter(({ value, interval }) => !(asRange && interval !== undefined) && !selected.includes(value))
    .map((value) => (ambiguous ? { ...value, count: countChoosing(value.value) } : value))
    .sort(byOrder)
    .slice(0, valueLimit);
  const occurrences = numbers.map(({ interval, count }) => ({ low: interval?.low ?? 0, count }));
  const buckets = asRange ? rangesOf(occurrences, selected, exactly) : [];
  const chosen = selected.map((value): Value => {
    const isNumber = numbers.length > 0 && !values.some((each) => each.value === value && each.interval === undefined);
    return { value, count: countChoosing(value), interval: isNumber ? intervalOf(value) : undefined };
  });
  const facet: SearchFacet = {
    key,
    type: asRange ? 'range' : 'values',
    values: [...buckets, ...listed, ...chosen].sort(byOrder).map(({ value, count }) => ({ value, count })),
    total: ambiguous ? occurring.length : present.length,
  };
  return numbers.length === 0 ? facet : { ...facet, ...extremes(numbers) };
};

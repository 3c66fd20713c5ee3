import { type Interval, intervalOf } from '../segment/pairs.ts';
import { andInto, type Bits } from '../storage/bitset.ts';
import { compareTexts } from '../storage/string-table.ts';
import type { SearchFacet } from '../types.ts';
import type { View } from '../view.ts';
import { byNumber, type FacetValue } from './facet-values.ts';
import { MOST_LISTED_NUMBERS, plainFacet } from './plain-facet.ts';
import { rangesOf } from './ranges.ts';
import { countWith, documentsWith } from './selections.ts';
import { Top } from './top.ts';
import { countProducts } from './totals.ts';

export interface FacetContext {
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

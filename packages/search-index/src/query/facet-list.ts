import { type Interval, intervalOf, parsePair } from '../segment/pairs.ts';
import { andInto, type Bits } from '../storage/bitset.ts';
import { compareTexts, textAt } from '../storage/string-table.ts';
import type { SearchFacet } from '../types.ts';
import type { View } from '../view.ts';
import type { FacetSummary } from './facet-summary.ts';
import { documentsWith } from './selections.ts';
import { countOf } from './totals.ts';

const MOST_LISTED_NUMBERS = 30;

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
  /** Of numbers only. */
  interval: Interval | undefined;
}

const read = (view: View, { parts }: FacetSummary, counts: Uint32Array): Value[] => {
  const values: Value[] = [];
  for (const { segment, from, to } of parts) {
    const { map, firstNew } = view.pairs.numbering(segment);
    const { pairs, low, high } = view.segments[segment]!.segment.facets;
    for (let pair = from; pair < to; pair++) {
      const id = map === undefined ? pair : map[pair]!;
      const count = counts[id]!;
      if (count === 0 || id < firstNew) continue;
      const least = low[pair]!;
      const interval = Number.isNaN(least) ? undefined : { low: least, high: high[pair]! };
      values.push({ value: parsePair(textAt(pairs, pair)).value, count, interval });
    }
  }
  return values;
};

/** Numbers ascending, then texts, the most frequent first. */
const byOrder = (one: Value, other: Value): number => {
  if (one.interval !== undefined && other.interval !== undefined)
    return one.interval.low - other.interval.low || one.interval.high - other.interval.high;
  if (one.interval !== undefined || other.interval !== undefined) return one.interval === undefined ? 1 : -1;
  return other.count - one.count || compareTexts(one.value, other.value);
};

const sameTextOnce = (values: readonly Value[]): Value[] => {
  const byText = new Map<string, Value>();
  for (const value of values) if (!byText.has(value.value)) byText.set(value.value, value);
  return [...byText.values()];
};

/** Intervals touch each other, and a text may be a number as well: then a value finds more than its own documents. */
const isAmbiguous = (values: readonly Value[], numbers: readonly Value[], texts: number): boolean => {
  if (texts < values.length || numbers.some(({ interval }) => interval?.low !== interval?.high)) return true;
  return numbers.length > 0 && values.some(({ value, interval }) => interval === undefined && intervalOf(value));
};

/** One facet as the reader sees it. Each count is what choosing the value would give. */
export const facetOf = (key: string, summary: FacetSummary | undefined, context: FacetContext): SearchFacet => {
  const { view, within, counts, byProduct, selected, valueLimit, hidden } = context;
  const countChoosing = (value: string): number =>
    countOf(
      view,
      documentsWith(view.segments, key, [value]).map((bits, index) => andInto(bits, within[index]!)),
      byProduct,
    );
  const values = summary === undefined ? [] : read(view, summary, counts);
  const numbers = values.filter(({ interval }) => interval !== undefined);
  const texts = sameTextOnce(values);
  const occurring = texts.filter(({ value }) => !hidden.has(value));
  const asRange = numbers.length > MOST_LISTED_NUMBERS;
  const ambiguous = isAmbiguous(values, numbers, texts.length);
  const listed = occurring
    .filter(({ value, interval }) => !(asRange && interval !== undefined) && !selected.includes(value))
    .map((value) => (ambiguous ? { ...value, count: countChoosing(value.value) } : value))
    .sort(byOrder)
    .slice(0, valueLimit);
  const chosen = selected.map((value): Value => {
    const isNumber = numbers.length > 0 && !values.some((each) => each.value === value && each.interval === undefined);
    return { value, count: countChoosing(value), interval: isNumber ? intervalOf(value) : undefined };
  });
  const facet: SearchFacet = {
    key,
    type: asRange ? 'range' : 'values',
    values: [...listed, ...chosen].sort(byOrder).map(({ value, count }) => ({ value, count })),
    total: occurring.length,
  };
  if (numbers.length === 0) return facet;
  const lows = numbers.map(({ interval }) => interval?.low ?? 0);
  const highs = numbers.map(({ interval }) => interval?.high ?? 0);
  return {
    ...facet,
    min: lows.reduce((least, low) => Math.min(least, low)),
    max: highs.reduce((most, high) => Math.max(most, high)),
  };
};

import { type Interval, intervalOf, parsePair } from '../segment/document-pairs.ts';
import type { GlobalIds } from '../segment/global-ids.ts';
import type { LiveSegment } from '../segment/live-segment.ts';
import { compareTexts, textAt } from '../storage/string-table.ts';

export interface FacetValue {
  value: string;
  /** Of numbers only. */
  interval: Interval | undefined;
  /** The view's number of the pair. */
  id: number;
}

/** All values of a facet, in any market. */
export interface FacetValues {
  /** Numbers ascending, then texts in order. */
  values: readonly FacetValue[];
  /** Intervals touch each other, and a text may be a number as well: then a value finds more than its own documents. */
  ambiguous: boolean;
}

/** Numbers ascending, before texts; texts are left to the caller. */
export const byNumber = (one: Interval | undefined, other: Interval | undefined): number => {
  if (one !== undefined && other !== undefined) return one.low - other.low || one.high - other.high;
  if (one === other) return 0;
  return one === undefined ? 1 : -1;
};

const isAmbiguous = (all: readonly FacetValue[], different: number): boolean => {
  if (different < all.length || all.some(({ interval }) => interval?.low !== interval?.high)) return true;
  return (
    all.some(({ interval }) => interval !== undefined) &&
    all.some(({ value, interval }) => interval === undefined && intervalOf(value) !== undefined)
  );
};

/** The pairs of a facet in one segment: from inclusive, to exclusive. */
export interface FacetPart {
  segment: number;
  from: number;
  to: number;
}

/** The part of a view that has the facets. */
export interface ViewedFacets {
  segments: readonly LiveSegment[];
  pairs: GlobalIds;
  /** Where the pairs of each facet are, by facet key in order. */
  facetParts: ReadonlyMap<string, readonly FacetPart[]>;
}

/** Reads the values of a facet from the segments. */
export const readFacetValues = (view: ViewedFacets, key: string): FacetValues => {
  const all: FacetValue[] = [];
  for (const { segment, from, to } of view.facetParts.get(key) ?? []) {
    const { map, firstNew } = view.pairs.numbering(segment);
    const { pairs, low, high } = view.segments[segment]!.segment.facets;
    for (let pair = from; pair < to; pair++) {
      const id = map === undefined ? pair : map[pair]!;
      if (id < firstNew) continue;
      const interval = Number.isNaN(low[pair]!) ? undefined : { low: low[pair]!, high: high[pair]! };
      all.push({ value: parsePair(textAt(pairs, pair)).value, interval, id });
    }
  }
  all.sort((one, other) => byNumber(one.interval, other.interval) || compareTexts(one.value, other.value));
  return { values: all, ambiguous: isAmbiguous(all, new Set(all.map(({ value }) => value)).size) };
};

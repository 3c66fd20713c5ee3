import { pairText } from '../segment/document-pairs.ts';
import { textAt } from '../storage/string-table.ts';
import type { View } from '../view.ts';
import type { FacetPart } from './facet-values.ts';

/** Worth of a facet with one value, which does not narrow a result. */
const SAME_EVERYWHERE = 0.05;
/** More values than this do not add to the worth of a facet. */
const ENOUGH_VALUES = 24;

/**
 * How much a facet helps to narrow a result: the share of it that has the feature, times how evenly the values divide
 * that share (entropy). Zero when it does not occur. Runs over every facet there is, so it reads counts and nothing else.
 */
export const facetWorth = (view: View, parts: readonly FacetPart[], counts: Uint32Array, total: number): number => {
  let distinct = 0;
  let coverage = 0;
  let bits = 0;
  for (const { segment, from, to } of parts) {
    const { map, firstNew } = view.pairs.numbering(segment);
    for (let pair = from; pair < to; pair++) {
      const id = map === undefined ? pair : map[pair]!;
      const count = counts[id]!;
      if (count === 0 || id < firstNew) continue;
      distinct++;
      coverage += count;
      bits += count * Math.log2(count);
    }
  }
  if (coverage === 0) return 0;
  const share = Math.min(1, coverage / total);
  const entropy = distinct < 2 ? 0 : Math.log2(coverage) - bits / coverage;
  const evenness = Math.min(1, entropy / Math.log2(ENOUGH_VALUES));
  return share * (SAME_EVERYWHERE + evenness * (distinct > ENOUGH_VALUES * 10 ? 0.5 : 1));
};

/** How many documents of a result have a feature, when each has one value at most. */
export const coverageOf = (view: View, parts: readonly FacetPart[], counts: Uint32Array): number => {
  let coverage = 0;
  for (const { segment, from, to } of parts) {
    const { map, firstNew } = view.pairs.numbering(segment);
    for (let pair = from; pair < to; pair++) {
      const id = map === undefined ? pair : map[pair]!;
      if (id >= firstNew) coverage += counts[id]!;
    }
  }
  return coverage;
};

/** A result is of one class when at least this share of it is. */
const MOSTLY = 0.5;
/** What the first feature of a class gains on one that the class does not order, and after how many it is half of that. */
const FIRST_GAINS = 1;
const HALF_AFTER = 4;

const NOTHING: ReadonlyMap<string, number> = new Map();

/** The order a class gives its features, when most of the result is of one class. */
const orderOf = (view: View, counts: Uint32Array, total: number): ReadonlyMap<string, number> => {
  const { featureOrders } = view.registered;
  if (featureOrders.size === 0) return NOTHING;
  for (const { segment, from, to } of view.facetParts.get('class') ?? []) {
    const { pairs } = view.segments[segment]!.segment.facets;
    for (let pair = from; pair < to; pair++)
      if (counts[view.pairs.idOf(segment, pair)]! >= total * MOSTLY) {
        const code = textAt(pairs, pair).slice(pairText({ key: 'class', kind: 's', value: '' }).length);
        return featureOrders.get(code) ?? NOTHING;
      }
  }
  return NOTHING;
};

/** What the worth of each feature is multiplied by for its place in the class's own order. */
export const featureGains = (view: View, counts: Uint32Array, total: number): ((key: string) => number) => {
  const order = orderOf(view, counts, total);
  return (key) => {
    const place = order.get(key);
    return place === undefined ? 1 : 1 + (FIRST_GAINS * HALF_AFTER) / (HALF_AFTER + place);
  };
};

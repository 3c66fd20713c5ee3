import { pairText } from '../segment/pairs.ts';
import { textAt } from '../storage/string-table.ts';
import type { View } from '../view.ts';

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

import type { FacetPart, View } from '../view.ts';

/** A facet that tells nothing apart is still worth a little. */
const SAME_EVERYWHERE = 0.05;
/** Beyond so many values more of them help nobody. */
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

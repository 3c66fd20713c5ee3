import type { FacetPart, View } from '../view.ts';

const MANY_VALUES = 100;

/**
 * How much a facet helps to narrow a result: the more of it is covered and the less one value has of that.
 * Zero when it does not occur. Runs over every facet there is, so it reads counts and nothing else.
 */
export const facetWorth = (view: View, parts: readonly FacetPart[], counts: Uint32Array): number => {
  let distinct = 0;
  let coverage = 0;
  let largest = 0;
  for (const { segment, from, to } of parts) {
    const { map, firstNew } = view.pairs.numbering(segment);
    for (let pair = from; pair < to; pair++) {
      const id = map === undefined ? pair : map[pair]!;
      const count = counts[id]!;
      if (count === 0 || id < firstNew) continue;
      distinct++;
      coverage += count;
      if (count > largest) largest = count;
    }
  }
  if (distinct < 2) return coverage * 0.05;
  const spread = 0.2 + (1 - largest / coverage);
  return coverage * spread * (distinct > MANY_VALUES ? 0.5 : 1);
};

import type { FacetPart, View } from '../view.ts';

/** What the counts of one facet say, before any value is read. */
export interface FacetSummary {
  key: string;
  parts: readonly FacetPart[];
  /** Values that occur. */
  distinct: number;
  /** Counts added up, and the largest of them. */
  coverage: number;
  largest: number;
}

/** The summary of one facet, undefined when it does not occur. */
export const summarise = (
  view: View,
  key: string,
  parts: readonly FacetPart[],
  counts: Uint32Array,
): FacetSummary | undefined => {
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
  return distinct === 0 ? undefined : { key, parts, distinct, coverage, largest };
};

const MANY_VALUES = 100;

/** How much a facet helps to narrow a result: the more of it is covered and the less one value has of that. */
export const usefulness = ({ distinct, coverage, largest }: FacetSummary): number => {
  if (distinct < 2) return coverage * 0.05;
  const spread = 0.2 + (1 - largest / coverage);
  return coverage * spread * (distinct > MANY_VALUES ? 0.5 : 1);
};

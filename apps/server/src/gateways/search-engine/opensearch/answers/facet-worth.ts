import type { CountedPair } from './facet-of.ts';

/** A facet that tells nothing apart is still worth a little. */
const SAME_EVERYWHERE = 0.05;
/** Beyond so many values more of them help nobody. */
const ENOUGH_VALUES = 24;
/** A result is of one class when at least this share of it is. */
const MOSTLY = 0.5;
/** What the first feature of a class gains on one that the class does not order, and after how many it is half of that. */
const FIRST_GAINS = 1;
const HALF_AFTER = 4;

/** How many of a result have a feature, when each has one value at most. */
export const coverageOf = (pairs: readonly CountedPair[]): number => pairs.reduce((sum, { count }) => sum + count, 0);

/**
 * How much a facet helps to narrow a result: the share of it that has the feature, times how evenly the values divide
 * that share. The embedded engine reckons the same.
 */
export const facetWorth = (pairs: readonly CountedPair[], total: number): number => {
  const coverage = coverageOf(pairs);
  if (coverage === 0 || total === 0) return 0;
  const bits = pairs.reduce((sum, { count }) => sum + count * Math.log2(count), 0);
  const entropy = pairs.length < 2 ? 0 : Math.log2(coverage) - bits / coverage;
  const evenness = Math.min(1, entropy / Math.log2(ENOUGH_VALUES));
  const share = Math.min(1, coverage / total);
  return share * (SAME_EVERYWHERE + evenness * (pairs.length > ENOUGH_VALUES * 10 ? 0.5 : 1));
};

/** What the worth of a feature is multiplied by for its place in the order of the class that most of the result is of. */
export const featureGains = (
  classes: readonly CountedPair[],
  total: number,
  orderOf: (classCode: string) => ReadonlyMap<string, number>,
): ((key: string) => number) => {
  const most = classes.find(({ count }) => count >= total * MOSTLY);
  const order = most === undefined ? undefined : orderOf(most.value);
  return (key) => {
    const place = order?.get(key);
    return place === undefined ? 1 : 1 + (FIRST_GAINS * HALF_AFTER) / (HALF_AFTER + place);
  };
};

import { FIXED_FACETS, type SearchFacet, type SearchRequest } from '@grossist/search-index';
import type { Selection } from '../questions/facets.ts';
import type { RegisteredWords } from '../registered/registered-words.ts';
import { type CountedPair, countOf, facetOf, pairsByFacet } from './facet-of.ts';
import type { FoundWithout, SearchAnswer } from './response.ts';

/** The lowest worth of a facet that narrows nothing. */
const SAME_EVERYWHERE = 0.05;
/** More values than these add no worth. */
const ENOUGH_VALUES = 24;
/** A result is of one class when at least this share of it is. */
const MOSTLY = 0.5;
/**
 * What the first feature of a class gains on one that the class does not order, and after how many it is half of that.
 */
const FIRST_GAINS = 1;
const HALF_AFTER = 4;

/** How many of a result have a feature, when each has one value at most. */
const coverageOf = (pairs: readonly CountedPair[]): number => pairs.reduce((sum, { count }) => sum + count, 0);

/**
 * How much a facet helps to narrow a result: the share of it that has the feature, times how evenly the values divide
 * that share. The embedded engine reckons the same.
 */
const facetWorth = (pairs: readonly CountedPair[], total: number): number => {
  const coverage = coverageOf(pairs);
  if (coverage === 0 || total === 0) return 0;
  const bits = pairs.reduce((sum, { count }) => sum + count * Math.log2(count), 0);
  const entropy = pairs.length < 2 ? 0 : Math.log2(coverage) - bits / coverage;
  const evenness = Math.min(1, entropy / Math.log2(ENOUGH_VALUES));
  const share = Math.min(1, coverage / total);
  return share * (SAME_EVERYWHERE + evenness * (pairs.length > ENOUGH_VALUES * 10 ? 0.5 : 1));
};

/**
 * What the worth of a feature is multiplied by for its place in the order of the class that most of the result is of.
 */
const featureGains = (
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

const FEATURES_LISTED = 40;
const VALUES_LISTED = 100;

export interface FacetsAsked {
  request: SearchRequest;
  selections: readonly Selection[];
  registered: RegisteredWords;
  /** Of the result. */
  total: number;
}

interface Counted {
  pairs: readonly CountedPair[];
  chosen: readonly { value: string; count: number }[];
}

const isWithout = (value: unknown): value is FoundWithout =>
  typeof value === 'object' && value !== null && 'chosen' in value;

/** What each facet with a choice counts. */
const countedWithout = (
  aggregations: NonNullable<SearchAnswer['aggregations']>,
  selections: readonly Selection[],
): Map<string, Counted> =>
  new Map(
    selections.map(({ key, values }, place) => {
      const without = aggregations[`without${place}`];
      if (!isWithout(without)) return [key, { pairs: [], chosen: [] }];
      const chosen = values.map((value, index) => {
        const bucket = without.chosen.buckets[`v${index}`];
        return { value, count: bucket === undefined ? 0 : countOf(bucket) };
      });
      return [key, { pairs: pairsByFacet(without.values.buckets).get(key) ?? [], chosen }];
    }),
  );

const above = ({ path }: NonNullable<SearchAnswer['aggregations']>, nodeCode: string | undefined): Set<string> => {
  const nodes = path?.hits.hits[0]?.nodePath ?? [];
  if (nodeCode === undefined) return new Set();
  return new Set([...nodes.slice(0, nodes.indexOf(nodeCode) + 1), nodeCode]);
};

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/**
 * The facets of a result, in the order of the embedded engine: node, class, supplier and flag, the features with a
 * choice, then those that cover most of the result and divide it best, among them those that the shop wants shown.
 */
export const facetsOf = (aggregations: SearchAnswer['aggregations'], asked: FacetsAsked): SearchFacet[] => {
  const { request, selections, registered, total } = asked;
  if (aggregations?.plain === undefined) return [];
  const { plain } = aggregations;
  const fixed = pairsByFacet(plain.fixed.buckets);
  const features = pairsByFacet(plain.features.buckets);
  const chosen = countedWithout(aggregations, selections);
  const first = new Set<string>([...FIXED_FACETS, ...chosen.keys()]);
  const boosts = new Map(Object.entries(request.facetBoosts ?? {}));
  const gain = featureGains(fixed.get('class') ?? [], total, (code) => registered.featureOrderOf(code));
  const worthy = [...features]
    .filter(([key]) => !first.has(key))
    .map(([key, pairs]) => ({ key, worth: facetWorth(pairs, total) * gain(key), coverage: coverageOf(pairs) }))
    .sort((one, other) => other.worth - one.worth || byText(one.key, other.key));
  const competing = worthy
    .filter(({ key, worth }) => !boosts.has(key) && worth > 0)
    .slice(0, request.facetLimit ?? FEATURES_LISTED);
  const listed = new Set(competing.map(({ key }) => key));
  for (const { key, coverage } of worthy) {
    const share = boosts.get(key);
    if (share !== undefined && coverage * 100 >= share * total) listed.add(key);
  }
  const fixedKeys = new Set<string>(FIXED_FACETS);
  const tellsCoverage = request.facetCoverage === true && request.groupByProduct !== true;
  const hidden = above(aggregations, request.nodeCode);
  return [...first, ...worthy.flatMap(({ key }) => (listed.has(key) ? [key] : []))]
    .map((key) => {
      const counted = chosen.get(key) ?? { pairs: fixed.get(key) ?? features.get(key) ?? [], chosen: [] };
      const facet = facetOf(key, {
        ...counted,
        most: chosen.has(key) ? Number.POSITIVE_INFINITY : total,
        valueLimit: request.facetValueLimit ?? VALUES_LISTED,
        hidden: key === 'node' ? hidden : new Set<string>(),
      });
      return tellsCoverage && !fixedKeys.has(key) ? { ...facet, coverage: coverageOf(features.get(key) ?? []) } : facet;
    })
    .filter((facet) => facet.total > 0 || facet.values.length > 0);
};

import { type FlatFacets, flat } from '../flat-result.ts';
import type { RegisteredWords } from '../registry.ts';
import { eachPair, FIXED_FACETS, isHidden, parsePair } from '../segment/document-pairs.ts';
import { andInto, type Bits, firstMember } from '../storage/bitset.ts';
import { compareTexts, textAt } from '../storage/string-table.ts';
import type { SearchFacet, SearchRequest } from '../types.ts';
import type { View } from '../view.ts';
import { countOf, countPairs, countPairsOfProducts } from './counts.ts';
import { facetOf } from './facet-list.ts';
import { coverageOf, facetWorth, featureGains } from './facet-worth.ts';
import type { Scope } from './scopes.ts';
import { documentsHaving, narrowed, type Selection } from './selections.ts';
import { Top } from './top.ts';

const FEATURES_LISTED = 40;
const VALUES_LISTED = 100;

/** The nodes from the root down to a node, read from the first document below it. */
const nodesDownTo = (view: View, found: readonly Bits[], node: string): Set<string> => {
  const nodes = new Set<string>([node]);
  for (const [index, { segment }] of view.segments.entries()) {
    const document = firstMember(found[index]!);
    if (document === undefined) continue;
    const { pairs, ofDocuments } = segment.facets;
    const path: string[] = [];
    eachPair(ofDocuments, document, segment.productOf[document]!, (pair) => {
      const { key, value } = parsePair(textAt(pairs, pair));
      if (key === 'node') path.push(value);
    });
    const place = path.indexOf(node);
    for (const above of place < 0 ? path : path.slice(0, place)) nodes.add(above);
    if (place >= 0) return nodes;
  }
  return nodes;
};

/** What one facet counts: the result, or with a choice in the facet the result without it. */
interface Counted {
  within: readonly Bits[];
  counts: Uint32Array;
  selected: readonly string[];
}

/** Whether at least so many percent of the result have a feature. */
const hasCoverage = (
  view: View,
  key: string,
  { within, counts }: Counted,
  percent: number,
  total: number,
  byProduct: boolean,
): boolean => {
  const parts = view.facetParts.get(key) ?? [];
  if (percent <= 0 || !byProduct) return coverageOf(view, parts, counts) * 100 >= percent * total;
  const having = documentsHaving(view.segments, key).map((bits, index) => andInto(bits, within[index]!));
  return countOf(view, having, true) * 100 >= percent * total;
};

/**
 * The facets of a result: node, class, supplier and flag, then the features with a choice, then those that
 * cover most of the result and divide it best, with those that the shop wants shown from a share of the result on among
 * them. A facet with a choice counts the result without that choice.
 */
export const facetsOf = (
  view: View,
  request: SearchRequest,
  scope: Scope,
  found: readonly Bits[],
  selections: readonly Selection[],
): SearchFacet[] => {
  const byProduct = request.groupByProduct === true;
  const counted = (within: readonly Bits[], selected: readonly string[]): Counted => {
    const counts = byProduct ? countPairsOfProducts(view, within) : countPairs(view, within, scope);
    return { within, counts, selected };
  };
  const plain = counted(narrowed(view.segments, found, selections), []);
  const chosen = new Map(
    selections.map(
      ({ key, values }) => [key, counted(narrowed(view.segments, found, selections, key), values)] as const,
    ),
  );
  const boosts = new Map(Object.entries(request.facetBoosts ?? {}));
  const first: ReadonlySet<string> = new Set([...FIXED_FACETS, ...chosen.keys()]);
  const keys = [...view.facetParts.keys()].filter((key) => !isHidden(key) && !first.has(key));
  const total = countOf(view, plain.within, byProduct);
  const gain = featureGains(view, plain.counts, total);
  const worthOf = (key: string): number =>
    facetWorth(view, view.facetParts.get(key) ?? [], plain.counts, total) * gain(key);
  const best = new Top(Math.min(keys.length, request.facetLimit ?? FEATURES_LISTED));
  keys.forEach((key, rank) => {
    const worth = boosts.has(key) ? 0 : worthOf(key);
    if (worth > 0) best.offer(rank, worth, rank);
  });
  const shown = keys.filter((key) => {
    const share = boosts.get(key);
    return share !== undefined && hasCoverage(view, key, plain, share, total, byProduct);
  });
  const features = [...best.ordered().map((rank) => keys[rank]!), ...shown]
    .map((key) => ({ key, worth: worthOf(key) }))
    .sort((one, other) => other.worth - one.worth || compareTexts(one.key, other.key));
  const { nodeCode } = request;
  const above = nodeCode === undefined ? new Set<string>() : nodesDownTo(view, found, nodeCode);
  const fixed: ReadonlySet<string> = new Set(FIXED_FACETS);
  const withCoverage = (facet: SearchFacet): SearchFacet =>
    request.facetCoverage === true && !byProduct && !fixed.has(facet.key)
      ? { ...facet, coverage: coverageOf(view, view.facetParts.get(facet.key) ?? [], plain.counts) }
      : facet;
  return [...first, ...features.map(({ key }) => key)]
    .map((key) =>
      withCoverage(
        facetOf(key, {
          view,
          byProduct,
          ...(chosen.get(key) ?? plain),
          valueLimit: request.facetValueLimit ?? VALUES_LISTED,
          hidden: key === 'node' ? above : new Set<string>(),
        }),
      ),
    )
    .filter((facet) => facet.total > 0 || facet.values.length > 0);
};

interface FacetCache {
  registered: RegisteredWords;
  known: Map<string, FlatFacets>;
}

/** Cached requests per scope; each takes at most 25 kB. */
const MOST_CACHED = 256;
/** Longest cache key, in characters: a request with thousands of values hardly ever comes twice. */
const LONGEST_CACHED_KEY = 20_000;

/** Facets of the latest requests, by scope: a scope lasts until something changes. */
const caches = new WeakMap<Scope, FacetCache>();

/** Everything that facets depend on; pages and sort orders of a result share them. */
const keyOf = (request: SearchRequest): string => {
  const { query, language, nodeCode, selectedFacets, facetLimit, facetValueLimit, groupByProduct, facetBoosts } =
    request;
  return JSON.stringify([
    query.slice(0, 200),
    language,
    nodeCode,
    selectedFacets,
    facetLimit,
    facetValueLimit,
    groupByProduct === true,
    request.facetCoverage === true,
    facetBoosts,
  ]);
};

/** Returns the facets of a request from the cache, else counts them. */
export const cachedFacets = (
  view: View,
  scope: Scope,
  request: SearchRequest,
  count: () => readonly SearchFacet[],
): FlatFacets => {
  let cache = caches.get(scope);
  if (cache === undefined || cache.registered !== view.registered) {
    cache = { registered: view.registered, known: new Map() };
    caches.set(scope, cache);
  }
  const key = keyOf(request);
  if (key.length > LONGEST_CACHED_KEY) return flat(count());
  const facets = cache.known.get(key) ?? flat(count());
  cache.known.delete(key);
  if (cache.known.size >= MOST_CACHED) cache.known.delete(cache.known.keys().next().value ?? '');
  cache.known.set(key, facets);
  return facets;
};

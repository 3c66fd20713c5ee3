import { FIXED_FACETS, parsePair } from '../segment/pairs.ts';
import { type Bits, firstMember } from '../storage/bitset.ts';
import { compareTexts, textAt } from '../storage/string-table.ts';
import type { SearchFacet, SearchRequest } from '../types.ts';
import type { View } from '../view.ts';
import { countPairs, countPairsOfProducts } from './facet-counts.ts';
import { facetOf } from './facet-list.ts';
import { type FacetSummary, summarise, usefulness } from './facet-summary.ts';
import { narrowed, type Selection } from './selections.ts';

const FEATURES_LISTED = 40;
const VALUES_LISTED = 100;

/** The nodes from the root down to a node, read from the first document below it. */
const nodesDownTo = (view: View, found: readonly Bits[], node: string): Set<string> => {
  const nodes = new Set<string>([node]);
  for (const [index, { segment }] of view.segments.entries()) {
    const document = firstMember(found[index]!);
    if (document === undefined) continue;
    const { pairs, starts, ofDocument } = segment.facets;
    for (let at = starts[document]!; at < starts[document + 1]!; at++) {
      const { key, value } = parsePair(textAt(pairs, ofDocument[at]!));
      if (key !== 'node') continue;
      if (value === node) return nodes;
      nodes.add(value);
    }
  }
  return nodes;
};

/** What one facet counts: the result, or with a choice in the facet the result without it. */
interface Counted {
  within: readonly Bits[];
  counts: Uint32Array;
  selected: readonly string[];
}

const bestFeatures = (summaries: readonly FacetSummary[], limit: number): FacetSummary[] =>
  summaries
    .map((summary) => ({ summary, worth: usefulness(summary) }))
    .sort((one, other) => other.worth - one.worth || compareTexts(one.summary.key, other.summary.key))
    .slice(0, limit)
    .map(({ summary }) => summary);

/**
 * The facets of a result: node, class, supplier and flag, then the features with a choice, then those that
 * cover most of the result and divide it best. A facet with a choice counts the result without that choice.
 */
export const facetsOf = (
  view: View,
  request: SearchRequest,
  found: readonly Bits[],
  selections: readonly Selection[],
): SearchFacet[] => {
  const byProduct = request.groupByProduct === true;
  const counted = (within: readonly Bits[], selected: readonly string[]): Counted => {
    const counts = byProduct ? countPairsOfProducts(view, within) : countPairs(view, within, request.market);
    return { within, counts, selected };
  };
  const plain = counted(narrowed(found, selections), []);
  const chosen = new Map(
    selections.map(({ key, values }) => [key, counted(narrowed(found, selections, key), values)] as const),
  );
  const own = new Map<string, FacetSummary>();
  const others: FacetSummary[] = [];
  const apart: ReadonlySet<string> = new Set([...FIXED_FACETS, ...chosen.keys()]);
  for (const [key, parts] of view.facetParts) {
    const summary = summarise(view, key, parts, (chosen.get(key) ?? plain).counts);
    if (summary === undefined) continue;
    if (apart.has(key)) own.set(key, summary);
    else others.push(summary);
  }
  const { nodeCode } = request;
  const above = nodeCode === undefined ? new Set<string>() : nodesDownTo(view, found, nodeCode);
  const list = (key: string, summary: FacetSummary | undefined): SearchFacet =>
    facetOf(key, summary, {
      view,
      byProduct,
      ...(chosen.get(key) ?? plain),
      valueLimit: request.facetValueLimit ?? VALUES_LISTED,
      hidden: key === 'node' ? above : new Set<string>(),
    });
  const first = [...apart].map((key) => list(key, own.get(key)));
  const features = bestFeatures(others, request.facetLimit ?? FEATURES_LISTED);
  return [...first, ...features.map((summary) => list(summary.key, summary))].filter(
    ({ values, total }) => total > 0 || values.length > 0,
  );
};

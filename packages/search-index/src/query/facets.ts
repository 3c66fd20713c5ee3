import { FIXED_FACETS, parsePair } from '../segment/pairs.ts';
import { type Bits, firstMember } from '../storage/bitset.ts';
import { textAt } from '../storage/string-table.ts';
import type { SearchFacet, SearchRequest } from '../types.ts';
import type { View } from '../view.ts';
import { countPairs, countPairsOfProducts } from './facet-counts.ts';
import { facetOf } from './facet-list.ts';
import { facetWorth } from './facet-worth.ts';
import { narrowed, type Selection } from './selections.ts';
import { Top } from './top.ts';

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
  const first: ReadonlySet<string> = new Set([...FIXED_FACETS, ...chosen.keys()]);
  const keys = [...view.facetParts.keys()];
  const best = new Top(Math.min(keys.length, request.facetLimit ?? FEATURES_LISTED));
  keys.forEach((key, rank) => {
    const worth = first.has(key) ? 0 : facetWorth(view, view.facetParts.get(key) ?? [], plain.counts);
    if (worth > 0) best.offer(rank, worth, rank);
  });
  const { nodeCode } = request;
  const above = nodeCode === undefined ? new Set<string>() : nodesDownTo(view, found, nodeCode);
  return [...first, ...best.ordered().map((rank) => keys[rank]!)]
    .map((key) =>
      facetOf(key, {
        view,
        byProduct,
        ...(chosen.get(key) ?? plain),
        valueLimit: request.facetValueLimit ?? VALUES_LISTED,
        hidden: key === 'node' ? above : new Set<string>(),
      }),
    )
    .filter(({ values, total }) => total > 0 || values.length > 0);
};

import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { countOf } from '../storage/string-table.ts';
import { facetColumns } from './build-facets.ts';
import { eachPair } from './document-pairs.ts';
import type { MergedDocuments } from './merge-documents.ts';
import type { MergeSource } from './merge-source.ts';
import type { FacetColumns } from './segment.ts';

/** The facet values of several segments as one; values that no document has any more are left out. */
export const mergeFacets = (
  sources: readonly MergeSource[],
  { places, products, productOf }: MergedDocuments,
): FacetColumns => {
  let total = 0;
  const marks = sources.map(({ segment }, source) => {
    const { pairs, ofDocuments } = segment.facets;
    const used = new Uint8Array(countOf(pairs));
    const map = places.maps[source]!;
    for (let document = 0; document < map.length; document++) {
      if (map[document] === DROPPED) continue;
      eachPair(ofDocuments, document, segment.productOf[document]!, (pair) => {
        used[pair] = 1;
        total++;
      });
    }
    return used;
  });
  const { table, maps } = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.facets.pairs,
      keep: (pair) => marks[source]![pair] === 1,
    })),
    true,
  );
  const starts = new Uint32Array(places.count + 1);
  const pairs = new Uint32Array(total);
  let filled = 0;
  for (let index = 0; index < places.count; index++) {
    const source = places.sourceOf[index]!;
    const document = places.documentOf[index]!;
    const { facets, productOf: productBefore } = sources[source]!.segment;
    const map = maps[source]!;
    eachPair(facets.ofDocuments, document, productBefore[document]!, (pair) => {
      pairs[filled++] = map[pair]!;
    });
    starts[index + 1] = filled;
  }
  return facetColumns(table, { starts, pairs }, productOf, countOf(products));
};

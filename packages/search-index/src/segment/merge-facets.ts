import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { sharedWords } from '../storage/shared.ts';
import { countOf } from '../storage/string-table.ts';
import { facetColumns } from './build-facets.ts';
import type { Places } from './merge-documents.ts';
import type { MergeSource } from './merge-source.ts';
import type { FacetColumns } from './segment.ts';

/** The facet values of several segments as one; values that no document has any more are left out. */
export const mergeFacets = (sources: readonly MergeSource[], places: Places): FacetColumns => {
  let total = 0;
  const marks = sources.map(({ segment }, source) => {
    const { pairs, starts, ofDocument } = segment.facets;
    const used = new Uint8Array(countOf(pairs));
    const map = places.maps[source]!;
    for (let document = 0; document < map.length; document++) {
      if (map[document] === DROPPED) continue;
      const end = starts[document + 1]!;
      total += end - starts[document]!;
      for (let at = starts[document]!; at < end; at++) used[ofDocument[at]!] = 1;
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
  const newStarts = sharedWords(places.count + 1);
  const newPairs = sharedWords(total);
  let filled = 0;
  for (let index = 0; index < places.count; index++) {
    const source = places.sourceOf[index]!;
    const document = places.documentOf[index]!;
    const { starts, ofDocument } = sources[source]!.segment.facets;
    const map = maps[source]!;
    const end = starts[document + 1]!;
    for (let at = starts[document]!; at < end; at++) newPairs[filled++] = map[ofDocument[at]!]!;
    newStarts[index + 1] = filled;
  }
  return facetColumns(table, newStarts, newPairs);
};

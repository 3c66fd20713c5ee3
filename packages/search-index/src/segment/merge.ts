import { ByteWriter } from '../storage/byte-writer.ts';
import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { sharedBytes, sharedShorts, sharedWords } from '../storage/shared.ts';
import { countOf, type StringTable } from '../storage/string-table.ts';
import { ranksOf } from './build.ts';
import { facetColumns } from './build-facets.ts';
import { eachPair } from './document-pairs.ts';
import { type MergedDocuments, type MergeSource, mergeDocuments, type Places } from './merge-documents.ts';
import { mergeWords } from './merge-words.ts';
import { type FacetColumns, LANGUAGE_COUNT, type Segment } from './segment.ts';

/** Fills a column of the outcome from the same column of the sources. */
const gather = <T extends Uint8Array | Uint16Array | Uint32Array>(
  { count, sourceOf, documentOf }: Places,
  column: T,
  columns: readonly T[],
): T => {
  for (let index = 0; index < count; index++) column[index] = columns[sourceOf[index]!]![documentOf[index]!]!;
  return column;
};

const mergeKeys = (sources: readonly MergeSource[], places: Places): StringTable => {
  const writer = new ByteWriter(sources.reduce((sum, { segment }) => sum + segment.keys.bytes.length, 0) || 1);
  const offsets = sharedWords(places.count + 1);
  for (let index = 0; index < places.count; index++) {
    const { bytes, offsets: ends } = sources[places.sourceOf[index]!]!.segment.keys;
    const document = places.documentOf[index]!;
    writer.copy(bytes, ends[document]!, ends[document + 1]!);
    offsets[index + 1] = writer.length;
  }
  return { bytes: writer.finish(), offsets };
};

const mergeNumbers = (sources: readonly MergeSource[], { maps }: Places): Pick<Segment, 'numbers' | 'numberOf'> => {
  const merged = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.numbers,
      keep: (entry) => maps[source]![segment.numberOf[entry]!] !== DROPPED,
    })),
    false,
  );
  const numberOf = sharedWords(countOf(merged.table));
  sources.forEach(({ segment }, source) => {
    const entries = merged.maps[source]!;
    for (let old = 0; old < entries.length; old++)
      if (entries[old] !== DROPPED) numberOf[entries[old]!] = maps[source]![segment.numberOf[old]!]!;
  });
  return { numbers: merged.table, numberOf };
};

const mergeNames = (sources: readonly MergeSource[], places: Places): Pick<Segment, 'names' | 'nameRanks'> => {
  const marks = sources.map(({ segment }, source) => {
    const used = new Uint8Array(countOf(segment.names));
    const map = places.maps[source]!;
    for (const ranks of segment.nameRanks)
      for (let document = 0; document < map.length; document++)
        if (map[document] !== DROPPED) used[ranks[document]!] = 1;
    return used;
  });
  const names = mergeTables(
    sources.map(({ segment }, source) => ({ table: segment.names, keep: (name) => marks[source]![name] === 1 })),
    true,
  );
  const nameRanks = Array.from({ length: LANGUAGE_COUNT }, (_, language) => {
    const ranks = sharedWords(places.count);
    for (let index = 0; index < places.count; index++) {
      const source = places.sourceOf[index]!;
      const old = sources[source]!.segment.nameRanks[language]![places.documentOf[index]!]!;
      ranks[index] = names.maps[source]![old]!;
    }
    return ranks;
  });
  return { names: names.table, nameRanks };
};

/** The facet values of several segments as one; values that no document has any more are left out. */
const mergeFacets = (
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

/**
 * One segment of the live documents of several that share no live document. Beside the outcome it needs room for
 * one part of it at a time, and a few numbers for each document.
 */
export const mergeSegments = (sources: readonly MergeSource[]): Segment => {
  const merged = mergeDocuments(sources);
  const { places, products, productOf, keyOrder } = merged;
  const segments = sources.map(({ segment }) => segment);
  return {
    count: places.count,
    keys: mergeKeys(sources, places),
    keyOrder,
    keyRank: ranksOf(keyOrder),
    products,
    productOf,
    popularity: gather(
      places,
      sharedShorts(places.count),
      segments.map(({ popularity }) => popularity),
    ),
    markets: gather(
      places,
      sharedBytes(places.count),
      segments.map(({ markets }) => markets),
    ),
    ...mergeWords(sources, places.maps),
    ...mergeNumbers(sources, places),
    facets: mergeFacets(sources, merged),
    ...mergeNames(sources, places),
  };
};

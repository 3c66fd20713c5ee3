import { type Bits, hasBit } from '../storage/bitset.ts';
import { ByteWriter } from '../storage/byte-writer.ts';
import { DROPPED, mergeTables } from '../storage/merge-tables.ts';
import { compareEntries, countOf } from '../storage/string-table.ts';
import { ranksOf } from './build.ts';
import { facetColumns } from './build-facets.ts';
import { mergeWords } from './merge-words.ts';
import { type FacetColumns, LANGUAGE_COUNT, type Segment } from './segment.ts';

/** A segment and which of its documents are still there. */
export interface MergeSource {
  segment: Segment;
  live: Bits;
}

interface Place {
  source: number;
  document: number;
}

/** Walks sorted lists of documents as one sorted list. */
const interleave = (
  lists: readonly { length: number; at: (index: number) => number }[],
  live: (source: number, document: number) => boolean,
  compare: (one: Place, other: Place) => number,
): Place[] => {
  const next = lists.map(() => 0);
  const merged: Place[] = [];
  for (;;) {
    let least: Place | undefined;
    for (let source = 0; source < lists.length; source++) {
      const list = lists[source]!;
      while (next[source]! < list.length && !live(source, list.at(next[source]!))) next[source]!++;
      if (next[source]! >= list.length) continue;
      const place = { source, document: list.at(next[source]!) };
      if (least === undefined || compare(place, least) < 0) least = place;
    }
    if (least === undefined) return merged;
    merged.push(least);
    next[least.source]!++;
  }
};

const used = (count: number, indexes: Iterable<number>): Uint8Array => {
  const marks = new Uint8Array(count);
  for (const index of indexes) marks[index] = 1;
  return marks;
};

const mergeFacets = (sources: readonly MergeSource[], places: readonly Place[]): FacetColumns => {
  const marks = sources.map(({ segment }) => new Uint8Array(countOf(segment.facets.pairs)));
  let total = 0;
  for (const { source, document } of places) {
    const { starts, ofDocument } = sources[source]!.segment.facets;
    for (let at = starts[document]!; at < starts[document + 1]!; at++) {
      marks[source]![ofDocument[at]!] = 1;
      total++;
    }
  }
  const { table, maps } = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.facets.pairs,
      keep: (pair) => marks[source]![pair] === 1,
    })),
    true,
  );
  const newStarts = new Uint32Array(places.length + 1);
  const newPairs = new Uint32Array(total);
  let filled = 0;
  places.forEach(({ source, document }, index) => {
    const { starts, ofDocument } = sources[source]!.segment.facets;
    const map = maps[source]!;
    for (let at = starts[document]!; at < starts[document + 1]!; at++) newPairs[filled++] = map[ofDocument[at]!]!;
    newStarts[index + 1] = filled;
  });
  return facetColumns(table, newStarts, newPairs);
};

/** One segment of the live documents of several that share no live document. */
export const mergeSegments = (sources: readonly MergeSource[]): Segment => {
  const isLive = (source: number, document: number): boolean => hasBit(sources[source]!.live, document);
  const ofEach = <T>(places: readonly Place[], pick: (segment: Segment, document: number) => T): T[] =>
    places.map(({ source, document }) => pick(sources[source]!.segment, document));
  const compareKeys = (one: Place, other: Place): number =>
    compareEntries(
      sources[one.source]!.segment.keys,
      one.document,
      sources[other.source]!.segment.keys,
      other.document,
    );

  const productMarks = sources.map(({ segment }, source) =>
    used(
      countOf(segment.products),
      segment.productOf.filter((_, document) => isLive(source, document)),
    ),
  );
  const products = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.products,
      keep: (product) => productMarks[source]![product] === 1,
    })),
    true,
  );
  const productAt = ({ source, document }: Place): number =>
    products.maps[source]![sources[source]!.segment.productOf[document]!]!;
  const places = interleave(
    sources.map(({ segment }) => ({ length: segment.count, at: (index) => index })),
    isLive,
    (one, other) => productAt(one) - productAt(other) || compareKeys(one, other),
  );
  const maps = sources.map(({ segment }) => new Uint32Array(segment.count).fill(DROPPED));
  places.forEach(({ source, document }, index) => {
    maps[source]![document] = index;
  });
  const newNumber = ({ source, document }: Place): number => maps[source]![document]!;

  const keyOrder = Uint32Array.from(
    interleave(
      sources.map(({ segment }) => ({ length: segment.count, at: (index) => segment.keyOrder[index]! })),
      isLive,
      compareKeys,
    ),
    newNumber,
  );
  const keys = new ByteWriter();
  const keyOffsets = new Uint32Array(places.length + 1);
  places.forEach(({ source, document }, index) => {
    const { bytes, offsets } = sources[source]!.segment.keys;
    keys.copy(bytes, offsets[document]!, offsets[document + 1]!);
    keyOffsets[index + 1] = keys.length;
  });

  const numbers = mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.numbers,
      keep: (entry) => isLive(source, segment.numberOf[entry]!),
    })),
    false,
  );
  const numberOf = new Uint32Array(countOf(numbers.table));
  sources.forEach(({ segment }, source) => {
    numbers.maps[source]!.forEach((entry, old) => {
      if (entry !== DROPPED) numberOf[entry] = maps[source]![segment.numberOf[old]!]!;
    });
  });

  const nameMarks = sources.map(({ segment }, source) => {
    const marks = new Uint8Array(countOf(segment.names));
    for (const ranks of segment.nameRanks)
      ranks.forEach((rank, document) => {
        if (isLive(source, document)) marks[rank] = 1;
      });
    return marks;
  });
  const names = mergeTables(
    sources.map(({ segment }, source) => ({ table: segment.names, keep: (name) => nameMarks[source]![name] === 1 })),
    true,
  );
  const nameRanks = Array.from({ length: LANGUAGE_COUNT }, (_, language) =>
    Uint32Array.from(
      places,
      ({ source, document }) => names.maps[source]![sources[source]!.segment.nameRanks[language]![document]!]!,
    ),
  );

  return {
    count: places.length,
    keys: { bytes: keys.finish(), offsets: keyOffsets },
    keyOrder,
    keyRank: ranksOf(keyOrder),
    products: products.table,
    productOf: Uint32Array.from(places, productAt),
    popularity: Uint16Array.from(ofEach(places, (segment, document) => segment.popularity[document]!)),
    markets: Uint8Array.from(ofEach(places, (segment, document) => segment.markets[document]!)),
    ...mergeWords(sources, maps),
    numbers: numbers.table,
    numberOf,
    facets: mergeFacets(sources, places),
    names: names.table,
    nameRanks,
  };
};

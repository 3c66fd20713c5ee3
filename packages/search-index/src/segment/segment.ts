import { LANGUAGES } from '@grossist/domain';
import { type Bits, hasBit } from '../storage/bitset.ts';
import type { Postings } from '../storage/postings.ts';
import { sharedBytes } from '../storage/shared.ts';
import { countOf, findAllThrough, findThrough, type StringTable, type WantedTexts } from '../storage/string-table.ts';
import type { DocumentPairs } from './document-pairs.ts';

/** Sorted words, each with the length of the beginning it shares with the one before and the languages it occurs in. */
export interface Lexicon {
  readonly words: StringTable;
  readonly shared: Uint8Array;
  readonly masks: Uint8Array;
}

/**
 * Documents that no longer change, numbered from 0 in the order of product key, then material number.
 * Plain typed arrays throughout, in shared memory: it is handed to a thread or written to disk as it is.
 */
export interface Segment {
  readonly count: number;
  readonly keys: StringTable;
  /** Documents in the order of their keys, and the place of each in that order. */
  readonly keyOrder: Uint32Array;
  readonly keyRank: Uint32Array;
  /** Product keys, sorted; the product of each document ascends with the document. */
  readonly products: StringTable;
  readonly productOf: Uint32Array;
  readonly popularity: Uint16Array;
  /** A bit per market. */
  readonly markets: Uint8Array;
  readonly lexicon: Lexicon;
  /** Spellings to show for words that fold, see `spellings.ts`. */
  readonly spellings: StringTable;
  /** Per word of the lexicon: id step, impact (1..255) and languages of each document. */
  readonly words: Postings;
  /** How many documents each word has. */
  readonly wordCounts: Uint32Array;
  /** Normalised identifiers, sorted, with repetitions, and the document of each. */
  readonly numbers: StringTable;
  readonly numberOf: Uint32Array;
  readonly facets: FacetColumns;
  /** Sorted name keys and, per language, the rank of each document's name. */
  readonly names: StringTable;
  readonly nameRanks: readonly Uint32Array[];
}

/** Facet values: a "pair" is one value of one facet, see `pairs.ts`. */
export interface FacetColumns {
  readonly pairs: StringTable;
  /** The interval of a numeric pair; not a number for others. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly documents: Postings;
  readonly ofDocuments: DocumentPairs;
}

export const lexiconOf = (words: StringTable, masks: Uint8Array): Lexicon => {
  const shared = sharedBytes(countOf(words));
  const { bytes, offsets } = words;
  for (let index = 1; index < shared.length; index++) {
    const before = offsets[index - 1]!;
    const from = offsets[index]!;
    const most = Math.min(from - before, offsets[index + 1]! - from, 255);
    let same = 0;
    while (same < most && bytes[before + same] === bytes[from + same]) same++;
    shared[index] = same;
  }
  return { words, shared, masks };
};

/** The number of a live document, -1 when there is none of that key. */
export const findLive = ({ keys, keyOrder }: Segment, live: Bits, key: string): number => {
  const document = findThrough(keys, keyOrder, key);
  return document >= 0 && hasBit(live, document) ? document : -1;
};

/** The numbers of the live documents that have any of the keys. */
export const findAllLive = ({ keys, keyOrder }: Segment, live: Bits, wanted: WantedTexts): readonly number[] =>
  findAllThrough(keys, keyOrder, wanted).filter((document) => hasBit(live, document));

const tableBytes = (table: StringTable): number => table.bytes.byteLength + table.offsets.byteLength;

const postingsBytes = (postings: Postings): number => postings.bytes.byteLength + postings.offsets.byteLength;

/** Bytes held by a segment. */
export const bytesOf = (segment: Segment): number => {
  const { lexicon, facets } = segment;
  const tables = [segment.keys, segment.products, lexicon.words, segment.spellings, segment.numbers, facets.pairs];
  const columns = [segment.keyOrder, segment.keyRank, segment.productOf, segment.popularity, segment.markets];
  const more = [lexicon.shared, lexicon.masks, segment.wordCounts, segment.numberOf, ...segment.nameRanks];
  const { productStarts, ofProduct, starts, own } = facets.ofDocuments;
  const facetColumns = [facets.low, facets.high, productStarts, ofProduct, starts, own];
  return (
    [...tables, segment.names].reduce((sum, table) => sum + tableBytes(table), 0) +
    [...columns, ...more, ...facetColumns].reduce((sum, column) => sum + column.byteLength, 0) +
    postingsBytes(segment.words) +
    postingsBytes(facets.documents)
  );
};

export const LANGUAGE_COUNT = LANGUAGES.length;

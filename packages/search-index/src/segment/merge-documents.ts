import { type Bits, countBits, hasBit } from '../storage/bitset.ts';
import { DROPPED, MergeOrder, mergeTables } from '../storage/merge-tables.ts';
import { sharedWords } from '../storage/shared.ts';
import { compareEntries, countOf, type StringTable } from '../storage/string-table.ts';
import type { Segment } from './segment.ts';

/** A segment and which of its documents are still there. */
export interface MergeSource {
  segment: Segment;
  live: Bits;
}

const sourceLives = ({ live }: MergeSource): number => countBits(live);

/** The documents of the outcome in their order: for each the source it is from, and its number there. */
export interface Places {
  readonly count: number;
  readonly sourceOf: Uint16Array;
  readonly documentOf: Uint32Array;
  /** Per source: old number to new number, DROPPED when the document is not there any more. */
  readonly maps: readonly Uint32Array[];
}

export interface MergedDocuments {
  places: Places;
  products: StringTable;
  productOf: Uint32Array;
  /** New document numbers in the order of keys. */
  keyOrder: Uint32Array;
}

/** Walks sorted lists of documents, those that are left, as one sorted list. */
const interleave = (
  sources: readonly MergeSource[],
  documentAt: (source: number, index: number) => number,
  compare: (source: number, document: number, otherSource: number, otherDocument: number) => number,
  visit: (source: number, document: number) => void,
): void => {
  const next = sources.map(() => 0);
  const at = sources.map(() => 0);
  const atEnd = (source: number): boolean => {
    const { segment, live } = sources[source]!;
    let index = next[source]!;
    while (index < segment.count && !hasBit(live, documentAt(source, index))) index++;
    next[source] = index;
    if (index >= segment.count) return true;
    at[source] = documentAt(source, index);
    return false;
  };
  const order = new MergeOrder((one, other) => compare(one, at[one]!, other, at[other]!));
  for (let source = 0; source < sources.length; source++) if (!atEnd(source)) order.add(source);
  for (let least = order.first; least >= 0; least = order.first) {
    visit(least, at[least]!);
    next[least]!++;
    order.moved(atEnd(least));
  }
};

const mergeProducts = (sources: readonly MergeSource[]) => {
  const marks = sources.map(({ segment, live }) => {
    const used = new Uint8Array(countOf(segment.products));
    for (let document = 0; document < segment.count; document++)
      if (hasBit(live, document)) used[segment.productOf[document]!] = 1;
    return used;
  });
  return mergeTables(
    sources.map(({ segment }, source) => ({
      table: segment.products,
      keep: (product) => marks[source]![product] === 1,
    })),
    true,
  );
};

/** Puts the documents of several segments in one order, by product, then key. */
export const mergeDocuments = (sources: readonly MergeSource[]): MergedDocuments => {
  const { table: products, maps: productMaps } = mergeProducts(sources);
  const count = sources.reduce((sum, source) => sum + sourceLives(source), 0);
  const sourceOf = new Uint16Array(count);
  const documentOf = new Uint32Array(count);
  const productOf = sharedWords(count);
  const maps = sources.map(({ segment }) => new Uint32Array(segment.count).fill(DROPPED));
  const compareKeys = (one: number, document: number, other: number, otherDocument: number): number =>
    compareEntries(sources[one]!.segment.keys, document, sources[other]!.segment.keys, otherDocument);
  const productAt = (source: number, document: number): number =>
    productMaps[source]![sources[source]!.segment.productOf[document]!]!;
  let filled = 0;
  interleave(
    sources,
    (_, index) => index,
    (one, document, other, otherDocument) =>
      productAt(one, document) - productAt(other, otherDocument) || compareKeys(one, document, other, otherDocument),
    (source, document) => {
      sourceOf[filled] = source;
      documentOf[filled] = document;
      productOf[filled] = productAt(source, document);
      maps[source]![document] = filled++;
    },
  );
  const keyOrder = sharedWords(count);
  let ordered = 0;
  interleave(
    sources,
    (source, index) => sources[source]!.segment.keyOrder[index]!,
    compareKeys,
    (source, document) => {
      keyOrder[ordered++] = maps[source]![document]!;
    },
  );
  return { places: { count, sourceOf, documentOf, maps }, products, productOf, keyOrder };
};

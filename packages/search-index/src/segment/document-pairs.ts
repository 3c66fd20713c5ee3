/** Pairs of facet and value: as text, of a document, and counted over documents. */

import type { Bits } from '../storage/bitset.ts';
import { sharedWordsOf } from '../storage/shared.ts';
import type { FeatureValue, TermKind } from '../types.ts';

/**
 * The pairs of each document. Variations of a product have most of theirs in common, and most of a product is found
 * together: what all of them have is stored once, and counted once.
 */
export interface DocumentPairs {
  /** Pairs that all documents of product p have: ofProduct[productStarts[p]..productStarts[p + 1]]. */
  readonly productStarts: Uint32Array;
  readonly ofProduct: Uint32Array;
  /** The others of document d: own[starts[d]..starts[d + 1]]. */
  readonly starts: Uint32Array;
  readonly own: Uint32Array;
}

/** Pairs in the order of their documents: those of document d are pairs[starts[d]..starts[d + 1]]. */
export interface ListedPairs {
  starts: Uint32Array;
  pairs: Uint32Array;
}

/** Tells the pairs of a document: nodes from root to leaf. */
export const eachPair = (
  { productStarts, ofProduct, starts, own }: DocumentPairs,
  document: number,
  product: number,
  tell: (pair: number) => void,
): void => {
  const shared = productStarts[product + 1]!;
  for (let at = productStarts[product]!; at < shared; at++) tell(ofProduct[at]!);
  const end = starts[document + 1]!;
  for (let at = starts[document]!; at < end; at++) tell(own[at]!);
};

/** The documents of each product follow each other. */
const endOfProduct = (productOf: Uint32Array, from: number): number => {
  let end = from + 1;
  while (end < productOf.length && productOf[end] === productOf[from]) end++;
  return end;
};

/**
 * Puts what all documents of a product have together. Nodes, the pairs from `nodes[0]` to below `nodes[1]`, stay together, or
 * their order would be lost: all of a product's documents are below the same ones, or each keeps its own.
 */
export const sharedByProducts = (
  { starts, pairs }: ListedPairs,
  productOf: Uint32Array,
  products: number,
  pairCount: number,
  nodes: readonly [number, number],
): DocumentPairs => {
  const having = new Uint32Array(pairCount);
  const ofProduct = new Uint32Array(pairs.length);
  const own = new Uint32Array(pairs.length);
  const productStarts = new Uint32Array(products + 1);
  const ownStarts = new Uint32Array(starts.length);
  let sharedCount = 0;
  let ownCount = 0;
  for (let from = 0; from < productOf.length; ) {
    const end = endOfProduct(productOf, from);
    for (let at = starts[from]!; at < starts[end]!; at++) having[pairs[at]!]!++;
    const isNode = (pair: number): boolean => pair >= nodes[0] && pair < nodes[1];
    let alike = true;
    for (let at = starts[from]!; at < starts[end]!; at++)
      if (isNode(pairs[at]!) && having[pairs[at]!] !== end - from) alike = false;
    const isShared = (pair: number): boolean => having[pair] === end - from && (alike || !isNode(pair));
    for (let at = starts[from]!; at < starts[from + 1]!; at++)
      if (isShared(pairs[at]!)) ofProduct[sharedCount++] = pairs[at]!;
    productStarts[productOf[from]! + 1] = sharedCount;
    for (let document = from; document < end; document++) {
      for (let at = starts[document]!; at < starts[document + 1]!; at++)
        if (!isShared(pairs[at]!)) own[ownCount++] = pairs[at]!;
      ownStarts[document + 1] = ownCount;
    }
    for (let at = starts[from]!; at < starts[end]!; at++) having[pairs[at]!] = 0;
    from = end;
  }
  return {
    productStarts: sharedWordsOf(productStarts),
    ofProduct: sharedWordsOf(ofProduct.subarray(0, sharedCount)),
    starts: sharedWordsOf(ownStarts),
    own: sharedWordsOf(own.subarray(0, ownCount)),
  };
};

/** The part of a segment that has the pairs of its documents. */
interface PairedDocuments {
  readonly productOf: Uint32Array;
  readonly facets: { readonly ofDocuments: DocumentPairs };
}

/** Adds `step` for each of the documents to the counts of its pairs; a map gives the numbers by which they are counted. */
export const countPairsOf = (
  { facets, productOf }: PairedDocuments,
  documents: Bits,
  counts: Uint32Array,
  map?: Uint32Array,
  step: 1 | -1 = 1,
): void => {
  const { productStarts, ofProduct, starts, own } = facets.ofDocuments;
  let product = -1;
  let met = 0;
  const countProduct = (): void => {
    if (met === 0) return;
    const end = productStarts[product + 1]!;
    const steps = met * step;
    for (let at = productStarts[product]!; at < end; at++) {
      const pair = ofProduct[at]!;
      counts[map === undefined ? pair : map[pair]!]! += steps;
    }
  };
  for (let word = 0; word < documents.length; word++)
    for (let rest = documents[word]!; rest !== 0; rest &= rest - 1) {
      const document = (word << 5) + 31 - Math.clz32(rest & -rest);
      if (productOf[document] !== product) {
        countProduct();
        product = productOf[document]!;
        met = 0;
      }
      met++;
      const end = starts[document + 1]!;
      if (map === undefined) for (let at = starts[document]!; at < end; at++) counts[own[at]!]! += step;
      else for (let at = starts[document]!; at < end; at++) counts[map[own[at]!]!]! += step;
    }
  countProduct();
};

/** One value of one facet as a text that sorts by facet: key, NUL, kind, value. */
const SEPARATOR = '\u0000';

export type PairKind = 's' | 'n' | 'b';

interface Pair {
  key: string;
  kind: PairKind;
  value: string;
}

export const FIXED_FACETS = ['node', 'class', 'supplier', 'flag'] as const;

export type FixedFacet = (typeof FIXED_FACETS)[number];

/** Assortments of a document, as facets that are never shown. */
export const EXCLUSIVE = '#exclusive';
export const LIMITING = '#limiting';

export const isHidden = (key: string): boolean => key === EXCLUSIVE || key === LIMITING;

const RESERVED: ReadonlySet<string> = new Set([...FIXED_FACETS, EXCLUSIVE, LIMITING]);

export const pairText = ({ key, kind, value }: Pair): string => `${key}${SEPARATOR}${kind}${value}`;

export const codePair = (kind: TermKind, code: string): string => pairText({ key: kind, kind: 's', value: code });

export const facetPrefix = (key: string): string => `${key}${SEPARATOR}`;

export const parsePair = (text: string): Pair => {
  const end = text.indexOf(SEPARATOR);
  const kind = text.charAt(end + 1);
  return { key: text.slice(0, end), kind: kind === 'n' || kind === 'b' ? kind : 's', value: text.slice(end + 2) };
};

const numeric = (key: string, low: number, high: number): Pair | undefined => {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  const [least, most] = low <= high ? [low + 0, high + 0] : [high + 0, low + 0];
  return { key, kind: 'n', value: least === most ? String(least) : `${least}..${most}` };
};

const featurePair = (key: string, value: FeatureValue): Pair | undefined => {
  if (typeof value === 'number') return numeric(key, value, value);
  if (typeof value === 'boolean') return { key, kind: 'b', value: String(value) };
  if (typeof value === 'string') return { key, kind: 's', value };
  return numeric(key, value[0], value[1]);
};

/** The pair of a feature's value; undefined for what is no value, and for features named like a facet of the shop's own. */
export const featurePairText = (key: string, value: FeatureValue): string | undefined => {
  if (RESERVED.has(key) || key.includes(SEPARATOR)) return undefined;
  const pair = featurePair(key, value);
  return pair === undefined ? undefined : pairText(pair);
};

export interface Interval {
  low: number;
  high: number;
}

const bound = (text: string, absent: number): number => (text.trim() === '' ? absent : Number(text));

/** "5", "2..5", "2.." or "..5" as an interval; undefined for anything else. */
export const intervalOf = (text: string): Interval | undefined => {
  const parts = text.split('..');
  if (parts.length > 2 || text.trim() === '') return undefined;
  const low = bound(parts[0] ?? '', Number.NEGATIVE_INFINITY);
  const high = parts.length === 1 ? low : bound(parts[1] ?? '', Number.POSITIVE_INFINITY);
  return Number.isNaN(low) || Number.isNaN(high) ? undefined : { low, high };
};

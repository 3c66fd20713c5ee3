import { ByteWriter } from '../storage/byte-writer.ts';
import { GrowingNumbers } from '../storage/compact-numbers.ts';
import type { Postings } from '../storage/postings.ts';
import { sharedDoubles, sharedWords } from '../storage/shared.ts';
import { countOf, prefixRange, type StringTable, sortTexts, tableOf, textAt } from '../storage/string-table.ts';
import type { FeatureValue, SearchDocument } from '../types.ts';
import {
  EXCLUSIVE,
  type FixedFacet,
  facetPrefix,
  featurePairText,
  intervalOf,
  LIMITING,
  type ListedPairs,
  pairText,
  parsePair,
  sharedByProducts,
} from './document-pairs.ts';
import type { FacetColumns } from './segment.ts';

/** Per pair its documents, from the pairs of each document. */
const inverted = (pairCount: number, { starts, pairs: ofDocument }: ListedPairs): Postings => {
  const next = new Uint32Array(pairCount + 1);
  for (const pair of ofDocument) next[pair + 1]!++;
  for (let pair = 0; pair < pairCount; pair++) next[pair + 1]! += next[pair]!;
  const ends = next.slice(1);
  const documents = new Uint32Array(ofDocument.length);
  for (let document = 0; document + 1 < starts.length; document++)
    for (let at = starts[document]!; at < starts[document + 1]!; at++) documents[next[ofDocument[at]!]!++] = document;
  const writer = new ByteWriter(ofDocument.length * 2 + 1);
  const offsets = sharedWords(pairCount + 1);
  let at = 0;
  for (let pair = 0; pair < pairCount; pair++) {
    let previous = -1;
    for (; at < ends[pair]!; at++) {
      writer.varint(documents[at]! - previous - 1);
      previous = documents[at]!;
    }
    offsets[pair + 1] = writer.length;
  }
  return { bytes: writer.finish(), offsets };
};

/** Facet columns from sorted pairs and the pairs of each document; `productOf` ascends. */
export const facetColumns = (
  pairs: StringTable,
  listed: ListedPairs,
  productOf: Uint32Array,
  products: number,
): FacetColumns => {
  const count = countOf(pairs);
  const low = sharedDoubles(count).fill(Number.NaN);
  const high = sharedDoubles(count).fill(Number.NaN);
  for (let index = 0; index < count; index++) {
    const { kind, value } = parsePair(textAt(pairs, index));
    const interval = kind === 'n' ? intervalOf(value) : undefined;
    if (interval === undefined) continue;
    low[index] = interval.low;
    high[index] = interval.high;
  }
  const nodes = prefixRange(pairs, facetPrefix('node'));
  const ofDocuments = sharedByProducts(listed, productOf, products, count, nodes);
  return { pairs, low, high, documents: inverted(count, listed), ofDocuments };
};

type KnownValues = Map<string, Map<FeatureValue, number | undefined>>;

/** Numbers pairs as they turn up. A value is turned into its pair once, however many documents have it. */
class PairIds {
  readonly #ids = new Map<string, number>();
  readonly #fixed: KnownValues = new Map();
  readonly #features: KnownValues = new Map();
  readonly #paths = new Map<readonly string[], readonly number[]>();

  #idOf(pair: string): number {
    const known = this.#ids.get(pair);
    if (known !== undefined) return known;
    this.#ids.set(pair, this.#ids.size);
    return this.#ids.size - 1;
  }

  #remembered(
    known: KnownValues,
    key: string,
    value: FeatureValue,
    pairOf: () => string | undefined,
  ): number | undefined {
    let values = known.get(key);
    if (values === undefined) {
      values = new Map();
      known.set(key, values);
    }
    if (values.has(value)) return values.get(value);
    const pair = pairOf();
    const id = pair === undefined ? undefined : this.#idOf(pair);
    if (typeof value !== 'object') values.set(value, id);
    return id;
  }

  fixed(key: FixedFacet | typeof EXCLUSIVE | typeof LIMITING, value: string): number | undefined {
    return this.#remembered(this.#fixed, key, value, () => pairText({ key, kind: 's', value }));
  }

  /** The pairs of a path, each once. Materials that came with the same path may share it. */
  nodes(path: readonly string[]): readonly number[] {
    const known = this.#paths.get(path);
    if (known !== undefined) return known;
    const nodes = [...new Set(path)].map((node) => this.fixed('node', node)).filter((node) => node !== undefined);
    this.#paths.set(path, nodes);
    return nodes;
  }

  feature(key: string, value: FeatureValue): number | undefined {
    return this.#remembered(this.#features, key, value, () => featurePairText(key, value));
  }

  sorted(): { pairs: string[]; rank: Uint32Array } {
    const pairs = sortTexts([...this.#ids.keys()]);
    const rank = new Uint32Array(pairs.length);
    pairs.forEach((pair, index) => {
      rank[this.#ids.get(pair) ?? 0] = index;
    });
    return { pairs, rank };
  }
}

/** Adds the values of a document, nodes from root to leaf, each once. */
const addPairs = (ids: PairIds, document: SearchDocument, entries: GrowingNumbers): void => {
  const { nodePath, classCode, supplierCode, flags, features } = document;
  const add = (pair: number | undefined): void => {
    if (pair !== undefined) entries.push(pair);
  };
  for (const node of ids.nodes(nodePath)) entries.push(node);
  if (classCode !== undefined) add(ids.fixed('class', classCode));
  if (supplierCode !== undefined) add(ids.fixed('supplier', supplierCode));
  for (const [flag, set] of Object.entries(flags)) if (set) add(ids.fixed('flag', flag));
  for (const assortment of new Set(document.exclusiveAssortments)) add(ids.fixed(EXCLUSIVE, assortment));
  for (const assortment of new Set(document.limitingAssortments)) add(ids.fixed(LIMITING, assortment));
  for (const code of Object.keys(features)) add(ids.feature(code, features[code]!));
};

/** The documents in the order of their products, which `productOf` names by numbers below `products`. */
export const buildFacets = (
  documents: readonly SearchDocument[],
  productOf: Uint32Array,
  products: number,
): FacetColumns => {
  const ids = new PairIds();
  const entries = new GrowingNumbers();
  const starts = new Uint32Array(documents.length + 1);
  documents.forEach((document, index) => {
    addPairs(ids, document, entries);
    starts[index + 1] = entries.length;
  });
  const { pairs, rank } = ids.sorted();
  const ofDocument = new Uint32Array(entries.length);
  const found = entries.all();
  for (let at = 0; at < found.length; at++) ofDocument[at] = rank[found[at]!]!;
  return facetColumns(tableOf(pairs), { starts, pairs: ofDocument }, productOf, products);
};

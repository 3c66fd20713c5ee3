import { type Bits, bitsFor, orInto } from '../storage/bitset.ts';
import { addDocuments } from '../storage/postings.ts';
import { countOf, prefixRange, textAt } from '../storage/string-table.ts';
import { facetPrefix, parsePair } from './document-pairs.ts';
import { type LiveState, wholeState } from './live-state.ts';
import { bytesOf, findLive, type Segment } from './segment.ts';

/** Pairs of one facet: from inclusive, to exclusive. */
export interface FacetRange {
  key: string;
  from: number;
  to: number;
}

const SCORES_KEPT = 12;
const BITS_KEPT = 48;
const NO_SCORES = new Float32Array(0);
/** Pairs that at least this share of the documents have are stored as sets, and at most so many. */
const COMMON_SHARE = 64;
const COMMON_KEPT = 64;

/** A segment as one thread searches it: with its state at the moment, and room to work in. */
export class LiveSegment {
  readonly segment: Segment;
  readonly facetRanges: readonly FacetRange[];
  #state: LiveState;
  readonly #scores: Float32Array[] = [];
  #scoresLent = 0;
  readonly #bits: Bits[] = [];
  #bitsLent = 0;
  readonly #common = new Map<number, Bits>();
  #noBits: Bits | undefined;
  #byPopularity: Uint32Array | undefined;
  #members: Uint32Array | undefined;
  #values: Float64Array | undefined;

  constructor(segment: Segment, state = wholeState(segment)) {
    this.segment = segment;
    this.#state = state;
    this.facetRanges = rangesOf(segment);
  }

  /** Takes a later state. */
  update(state: LiveState): void {
    this.#state = state;
  }

  get state(): LiveState {
    return this.#state;
  }

  get live(): Bits {
    return this.#state.live;
  }

  get liveCount(): number {
    return this.#state.liveCount;
  }

  /** Per market the documents found in it. */
  get inMarket(): readonly Bits[] {
    return this.#state.inMarket;
  }

  get marketSize(): readonly number[] {
    return this.#state.marketSize;
  }

  /** Per market and pair how many documents have it. */
  get marketCounts(): readonly Uint32Array[] {
    return this.#state.marketCounts;
  }

  /** The number of a live document, -1 when there is none of that key. */
  find(key: string): number {
    return findLive(this.segment, this.live, key);
  }

  key(document: number): string {
    return textAt(this.segment.keys, document);
  }

  /** Pairs of a facet, an empty range when the segment does not know it. */
  rangeOf(key: string): readonly [number, number] {
    return prefixRange(this.segment.facets.pairs, facetPrefix(key));
  }

  /** One number per document to work with during a search; what it held before is still in it. */
  lendScores(): Float32Array {
    const lent = this.#scores[this.#scoresLent] ?? new Float32Array(this.segment.count);
    this.#scores[this.#scoresLent++] = lent;
    return lent;
  }

  /** A set to work with during a search; what it held before is still in it. */
  lendBits(): Bits {
    const lent = this.#bits[this.#bitsLent] ?? bitsFor(this.segment.count);
    this.#bits[this.#bitsLent++] = lent;
    return lent;
  }

  /** Takes back the set that was lent last, to be lent again during the same search. */
  takeBack(bits: Bits): void {
    if (this.#bits[this.#bitsLent - 1] === bits) this.#bitsLent -= 1;
  }

  /** A copy of a set, to work with during a search: an array of its own would be garbage of the size of the segment. */
  lendCopy(bits: Bits): Bits {
    const lent = this.lendBits();
    lent.set(bits);
    return lent;
  }

  /** All that was lent is free again; what only an unusual question needed is let go. */
  endSearch(): void {
    this.#scoresLent = 0;
    this.#bitsLent = 0;
    if (this.#scores.length > SCORES_KEPT) this.#scores.length = SCORES_KEPT;
    if (this.#bits.length > BITS_KEPT) this.#bits.length = BITS_KEPT;
  }

  /** The empty set; read only. */
  get noBits(): Bits {
    this.#noBits ??= bitsFor(this.segment.count);
    return this.#noBits;
  }

  /** Where no document has a score, nothing is read. */
  get noScores(): Float32Array {
    return NO_SCORES;
  }

  /** About how many documents have a pair: never fewer. */
  mostWithPair(pair: number): number {
    const { offsets } = this.segment.facets.documents;
    return offsets[pair + 1]! - offsets[pair]!;
  }

  /** Adds the documents of a pair to a set. Common ones were read before, as a rule. */
  addPair(pair: number, target: Bits): void {
    if (this.mostWithPair(pair) * COMMON_SHARE < this.segment.count)
      addDocuments(this.segment.facets.documents, pair, target);
    else orInto(target, this.#commonPair(pair));
  }

  #commonPair(pair: number): Bits {
    const bits = this.#common.get(pair) ?? bitsFor(this.segment.count);
    if (!this.#common.delete(pair)) addDocuments(this.segment.facets.documents, pair, bits);
    if (this.#common.size >= COMMON_KEPT) this.#common.delete(this.#common.keys().next().value ?? pair);
    this.#common.set(pair, bits);
    return bits;
  }

  /** All documents in the order of their popularity, the greatest first; of the same popularity in the order of their keys. */
  get byPopularity(): Uint32Array {
    this.#byPopularity ??= orderByPopularity(this.segment);
    return this.#byPopularity;
  }

  /** Room for the document numbers of a set, until the next call. */
  get room(): Uint32Array {
    this.#members ??= new Uint32Array(this.segment.count);
    return this.#members;
  }

  /** Room for a value of each document in the other room, until the next call. */
  get values(): Float64Array {
    this.#values ??= new Float64Array(this.segment.count);
    return this.#values;
  }

  /** Bytes of the segment, its state and the room to work in. */
  get bytes(): number {
    const counts = this.marketCounts.reduce((sum, each) => sum + each.byteLength, 0);
    const bits = this.live.byteLength * (1 + this.inMarket.length);
    const scores = this.#scores.reduce((sum, each) => sum + each.byteLength, 0);
    const sets = (this.#bits.length + this.#common.size) * this.live.byteLength;
    const order = this.#byPopularity?.byteLength ?? 0;
    const room = (this.#members?.byteLength ?? 0) + (this.#values?.byteLength ?? 0);
    return bytesOf(this.segment) + counts + bits + scores + sets + order + room;
  }
}

const rangesOf = ({ facets }: Segment): FacetRange[] => {
  const ranges: FacetRange[] = [];
  const count = countOf(facets.pairs);
  for (let from = 0; from < count; ) {
    const { key } = parsePair(textAt(facets.pairs, from));
    const to = prefixRange(facets.pairs, facetPrefix(key))[1];
    ranges.push({ key, from, to });
    from = to;
  }
  return ranges;
};

const MOST_POPULAR = 0xffff;

const orderByPopularity = ({ count, popularity, keyOrder }: Segment): Uint32Array => {
  const next = new Uint32Array(MOST_POPULAR + 2);
  for (let document = 0; document < count; document++) next[MOST_POPULAR - popularity[document]! + 1]!++;
  for (let place = 1; place < next.length; place++) next[place]! += next[place - 1]!;
  const order = new Uint32Array(count);
  for (let rank = 0; rank < count; rank++) {
    const document = keyOrder[rank]!;
    order[next[MOST_POPULAR - popularity[document]!]!++] = document;
  }
  return order;
};

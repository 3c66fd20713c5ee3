import type { Bits } from '../storage/bitset.ts';
import { countOf, prefixRange, textAt } from '../storage/string-table.ts';
import { type LiveState, wholeState } from './live-state.ts';
import { facetPrefix, parsePair } from './pairs.ts';
import { bytesOf, findLive, type Segment } from './segment.ts';

/** Pairs of one facet: from inclusive, to exclusive. */
export interface FacetRange {
  key: string;
  from: number;
  to: number;
}

const SCORES_KEPT = 12;

/** A segment as one thread searches it: with its state at the moment, and room to work in. */
export class LiveSegment {
  readonly segment: Segment;
  readonly facetRanges: readonly FacetRange[];
  #state: LiveState;
  readonly #scores: Float32Array[] = [];
  #scoresLent = 0;
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

  /** All lent scores are free again; what only an unusual question needed is let go. */
  endSearch(): void {
    this.#scoresLent = 0;
    if (this.#scores.length > SCORES_KEPT) this.#scores.length = SCORES_KEPT;
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
    const room = (this.#members?.byteLength ?? 0) + (this.#values?.byteLength ?? 0);
    return bytesOf(this.segment) + counts + bits + scores + room;
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

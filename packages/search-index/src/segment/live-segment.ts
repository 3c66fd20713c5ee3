import { MARKETS } from '@grossist/domain';
import { type Bits, bitsFor, clearBit, countBits, hasBit, setBit } from '../storage/bitset.ts';
import { countOf, findThrough, prefixRange, textAt } from '../storage/string-table.ts';
import { facetPrefix, parsePair } from './pairs.ts';
import { bytesOf, type Segment } from './segment.ts';

/** Pairs of one facet: from inclusive, to exclusive. */
export interface FacetRange {
  key: string;
  from: number;
  to: number;
}

/** A segment with what changes about it: which documents are still there, and what follows from that. */
export class LiveSegment {
  readonly segment: Segment;
  readonly live: Bits;
  /** Per market the documents found in it. */
  readonly inMarket: readonly Bits[];
  readonly marketSize: number[];
  /** Per market and pair how many documents have it. */
  readonly marketCounts: readonly Uint32Array[];
  readonly facetRanges: readonly FacetRange[];
  liveCount: number;

  readonly #scores: Float32Array[] = [];
  #scoresLent = 0;
  readonly #members: Uint32Array;

  constructor(segment: Segment) {
    this.segment = segment;
    this.liveCount = segment.count;
    this.live = bitsFor(segment.count);
    const { markets, facets } = segment;
    const pairCount = countOf(facets.pairs);
    this.inMarket = MARKETS.map(() => bitsFor(segment.count));
    this.marketCounts = MARKETS.map(() => new Uint32Array(pairCount));
    for (let document = 0; document < segment.count; document++) {
      setBit(this.live, document);
      for (let market = 0; market < MARKETS.length; market++) {
        if (((markets[document]! >>> market) & 1) === 0) continue;
        setBit(this.inMarket[market]!, document);
        this.#count(document, market, 1);
      }
    }
    this.marketSize = this.inMarket.map(countBits);
    this.facetRanges = rangesOf(segment);
    this.#members = new Uint32Array(segment.count);
  }

  #count(document: number, market: number, step: number): void {
    const { starts, ofDocument } = this.segment.facets;
    const counts = this.marketCounts[market]!;
    for (let at = starts[document]!; at < starts[document + 1]!; at++) counts[ofDocument[at]!]! += step;
  }

  /** The number of a live document, -1 when there is none of that key. */
  find(key: string): number {
    const document = findThrough(this.segment.keys, this.segment.keyOrder, key);
    return document >= 0 && hasBit(this.live, document) ? document : -1;
  }

  remove(document: number): void {
    clearBit(this.live, document);
    this.liveCount--;
    for (let market = 0; market < MARKETS.length; market++) {
      if (!hasBit(this.inMarket[market]!, document)) continue;
      clearBit(this.inMarket[market]!, document);
      this.marketSize[market]!--;
      this.#count(document, market, -1);
    }
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

  /** All lent scores are free again. */
  endSearch(): void {
    this.#scoresLent = 0;
  }

  /** Room for the document numbers of a set, until the next call. */
  get room(): Uint32Array {
    return this.#members;
  }

  get bytes(): number {
    const counts = this.marketCounts.reduce((sum, each) => sum + each.byteLength, 0);
    const bits = this.live.byteLength * (1 + this.inMarket.length);
    const scratch = this.#members.byteLength + this.#scores.reduce((sum, each) => sum + each.byteLength, 0);
    return bytesOf(this.segment) + counts + bits + scratch;
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

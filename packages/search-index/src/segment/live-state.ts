import { MARKETS } from '@grossist/domain';
import {
  andNotInto,
  type Bits,
  clearBit,
  countBits,
  hasBit,
  membersInto,
  sharedBits,
  sharedCopy,
} from '../storage/bitset.ts';
import { sharedWords, sharedWordsOf } from '../storage/shared.ts';
import { countOf } from '../storage/string-table.ts';
import { countPairsOf, eachPair } from './document-pairs.ts';
import { bytesOf, type Segment } from './segment.ts';

/**
 * What changes about a segment: which documents are still there, and what follows from that. A state is never
 * changed, a removal makes a new one: threads that search with the old one are not disturbed.
 */
export interface LiveState {
  readonly live: Bits;
  readonly liveCount: number;
  /** Per market the documents found in it, and how many they are. */
  readonly inMarket: readonly Bits[];
  readonly marketSize: readonly number[];
  /** Per market and pair how many documents have it. */
  readonly marketCounts: readonly Uint32Array[];
}

/** The state of a segment that has lost nothing. */
export const wholeState = (segment: Segment): LiveState => {
  const { count, markets, facets } = segment;
  const live = sharedBits(count);
  for (let word = 0; word < live.length; word++) {
    const left = count - word * 32;
    live[word] = left >= 32 ? 0xffffffff : 2 ** left - 1;
  }
  const states = MARKETS.map((_, market) => {
    const bits = sharedBits(count);
    const counts = sharedWords(countOf(facets.pairs));
    for (let document = 0; document < count; document++) {
      if (((markets[document]! >>> market) & 1) === 0) continue;
      bits[document >>> 5]! |= 1 << (document & 31);
    }
    countPairsOf(segment, bits, counts);
    return { bits, counts, size: countBits(bits) };
  });
  return {
    live,
    liveCount: count,
    inMarket: states.map(({ bits }) => bits),
    marketSize: states.map(({ size }) => size),
    marketCounts: states.map(({ counts }) => counts),
  };
};

/** The state after a removal. Documents that are gone already are passed over. */
export const stateWithout = (
  { facets, productOf }: Segment,
  state: LiveState,
  documents: Iterable<number>,
): LiveState => {
  const live = sharedCopy(state.live);
  const inMarket = state.inMarket.map(sharedCopy);
  const marketCounts = state.marketCounts.map((counts) => sharedWordsOf(counts));
  const marketSize = [...state.marketSize];
  let { liveCount } = state;
  for (const document of documents) {
    if (!hasBit(live, document)) continue;
    clearBit(live, document);
    liveCount--;
    for (const [market, bits] of inMarket.entries()) {
      if (!hasBit(bits, document)) continue;
      clearBit(bits, document);
      marketSize[market]!--;
      const counts = marketCounts[market]!;
      eachPair(facets.ofDocuments, document, productOf[document]!, (pair) => {
        counts[pair]!--;
      });
    }
  }
  return { live, liveCount, inMarket, marketSize, marketCounts };
};

/** Documents that one state has and a later one has not. */
export const lostBetween = (earlier: Bits, later: Bits): Uint32Array => {
  const lost = andNotInto(earlier.slice(), later);
  const documents = new Uint32Array(countBits(lost));
  membersInto(lost, documents);
  return documents;
};

interface Held {
  readonly segment: Segment;
  readonly state: LiveState;
}

const stateBytes = ({ live, inMarket, marketCounts }: LiveState): number =>
  [live, ...inMarket, ...marketCounts].reduce((sum, { byteLength }) => sum + byteLength, 0);

/**
 * Returns the bytes of shared memory that are referenced before and not after. The garbage collector does not count
 * them: a caller that releases many has to make sure that they are collected.
 */
export const releasedBytes = (before: Iterable<Held>, after: Iterable<Held>): number => {
  const segments = new Set<Segment>();
  const states = new Set<LiveState>();
  for (const { segment, state } of after) {
    segments.add(segment);
    states.add(state);
  }
  let bytes = 0;
  for (const { segment, state } of before) {
    if (!segments.has(segment)) bytes += bytesOf(segment);
    if (!states.has(state)) bytes += stateBytes(state);
  }
  return bytes;
};

import { MARKETS, type Market } from '@grossist/domain';
import { countPairsOf } from '../segment/count-pairs.ts';
import type { LiveSegment } from '../segment/live-segment.ts';
import { EXCLUSIVE, facetPrefix, LIMITING, pairText } from '../segment/pairs.ts';
import type { Segment } from '../segment/segment.ts';
import { andInto, andNotInto, type Bits, bitsFor, countBits } from '../storage/bitset.ts';
import { addDocuments } from '../storage/postings.ts';
import { countOf, findText, prefixRange } from '../storage/string-table.ts';
import type { AssortmentScope } from '../types.ts';
import type { View } from '../view.ts';

/** What a reader may see of one segment. */
export interface VisiblePart {
  bits: Bits;
  size: number;
  /** How many of the documents have each pair; worked out when it is first asked for. */
  counts(): Uint32Array;
}

/** What a reader may see: the documents of the market that the assortments leave. */
export interface Scope {
  parts: readonly VisiblePart[];
  bits: readonly Bits[];
  size: number;
}

const SCOPES_KEPT = 64;
const GRANTS_KEPT = 32;
const EVERYBODY: AssortmentScope = { granted: [], isLimited: false };

/** What customers of the same assortments see of a segment, whatever the market: it never changes. Undefined: everything. */
const grants = new WeakMap<Segment, Map<string, { bits: Bits | undefined }>>();
/** Scopes with the documents of the market they were made of. */
const scopes = new WeakMap<View, Map<string, { scope: Scope; of: readonly Bits[] }>>();

const keyOf = ({ granted, isLimited }: AssortmentScope): string =>
  JSON.stringify([isLimited, [...new Set(granted)].sort()]);

const remember = <T>(kept: Map<string, T>, key: string, value: T, most: number): T => {
  kept.delete(key);
  if (kept.size >= most) {
    const oldest = kept.keys().next();
    if (oldest.done !== true) kept.delete(oldest.value);
  }
  kept.set(key, value);
  return value;
};

const addAll = ({ facets }: Segment, key: string, target: Bits): Bits => {
  const [from, to] = prefixRange(facets.pairs, facetPrefix(key));
  for (let pair = from; pair < to; pair++) addDocuments(facets.documents, pair, target);
  return target;
};

const addGranted = ({ facets }: Segment, key: string, granted: readonly string[], target: Bits): Bits => {
  for (const value of granted) {
    const pair = findText(facets.pairs, pairText({ key, kind: 's', value }));
    if (pair >= 0) addDocuments(facets.documents, pair, target);
  }
  return target;
};

const visibleIn = (segment: Segment, { granted, isLimited }: AssortmentScope): Bits | undefined => {
  const { count, facets } = segment;
  const [from, to] = prefixRange(facets.pairs, facetPrefix(EXCLUSIVE));
  if (from === to && !isLimited) return undefined;
  const own = addGranted(segment, EXCLUSIVE, granted, bitsFor(count));
  const others = andNotInto(addAll(segment, EXCLUSIVE, bitsFor(count)), own);
  const whole = isLimited ? addGranted(segment, LIMITING, granted, own) : bitsFor(count).fill(0xffffffff);
  return andNotInto(whole, others);
};

const grantIn = (segment: Segment, assortments: AssortmentScope, key: string): Bits | undefined => {
  const known = grants.get(segment) ?? new Map<string, { bits: Bits | undefined }>();
  grants.set(segment, known);
  const grant = known.get(key) ?? { bits: visibleIn(segment, assortments) };
  return remember(known, key, grant, GRANTS_KEPT).bits;
};

const counted = (segment: LiveSegment, bits: Bits): Uint32Array => {
  const counts = new Uint32Array(countOf(segment.segment.facets.pairs));
  countPairsOf(segment.segment, bits, counts);
  return counts;
};

const partOf = (segment: LiveSegment, market: number, visible: Bits | undefined): VisiblePart => {
  const all = segment.inMarket[market]!;
  if (visible === undefined) {
    const counts = segment.marketCounts[market]!;
    return { bits: all, size: segment.marketSize[market]!, counts: () => counts };
  }
  const bits = andInto(visible.slice(), all);
  let counts: Uint32Array | undefined;
  return {
    bits,
    size: countBits(bits),
    counts: () => {
      counts ??= counted(segment, bits);
      return counts;
    },
  };
};

/** The documents of a market that a customer's assortments leave; kept for the next time until something changes. */
export const scopeOf = (view: View, market: Market, assortments = EVERYBODY): Scope => {
  const column = MARKETS.indexOf(market);
  const of = view.segments.map(({ inMarket }) => inMarket[column]!);
  const grant = keyOf(assortments);
  const key = `${market} ${grant}`;
  const kept = scopes.get(view) ?? new Map<string, { scope: Scope; of: readonly Bits[] }>();
  scopes.set(view, kept);
  const known = kept.get(key);
  if (known?.of.length === of.length && known.of.every((bits, index) => bits === of[index]))
    return remember(kept, key, known, SCOPES_KEPT).scope;
  const parts = view.segments.map((live) => partOf(live, column, grantIn(live.segment, assortments, grant)));
  const scope: Scope = {
    parts,
    bits: parts.map(({ bits }) => bits),
    size: parts.reduce((sum, { size }) => sum + size, 0),
  };
  return remember(kept, key, { scope, of }, SCOPES_KEPT).scope;
};

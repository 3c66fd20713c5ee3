import { MARKETS, type Market } from '@grossist/domain';
import { countPairsOf, EXCLUSIVE, facetPrefix, LIMITING, pairText } from '../segment/document-pairs.ts';
import type { LiveSegment } from '../segment/live-segment.ts';
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

const MOST_SCOPES = 64;
const MOST_GRANTS = 32;
const UNRESTRICTED: AssortmentScope = { granted: [], isLimited: false };

/** What customers of the same assortments see of a segment, whatever the market: it never changes. Undefined: everything. */
const grants = new WeakMap<Segment, Map<string, { bits: Bits | undefined }>>();
/** Scopes with the documents of the market they were made of. */
const scopes = new WeakMap<View, Map<string, { scope: Scope; of: readonly Bits[] }>>();

const keyOf = ({ granted, isLimited }: AssortmentScope): string =>
  JSON.stringify([isLimited, [...new Set(granted)].sort()]);

/** Puts a value into a cache as the latest, and evicts the oldest beyond `most`. */
const cached = <T>(cache: Map<string, T>, key: string, value: T, most: number): T => {
  cache.delete(key);
  if (cache.size >= most) {
    const oldest = cache.keys().next();
    if (oldest.done !== true) cache.delete(oldest.value);
  }
  cache.set(key, value);
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
  return cached(known, key, grant, MOST_GRANTS).bits;
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

/** The documents of a market that a customer's assortments leave; cached until something changes. */
export const scopeOf = (view: View, market: Market, assortments = UNRESTRICTED): Scope => {
  const column = MARKETS.indexOf(market);
  const of = view.segments.map(({ inMarket }) => inMarket[column]!);
  const grant = keyOf(assortments);
  const key = `${market} ${grant}`;
  const cache = scopes.get(view) ?? new Map<string, { scope: Scope; of: readonly Bits[] }>();
  scopes.set(view, cache);
  const known = cache.get(key);
  if (known?.of.length === of.length && known.of.every((bits, index) => bits === of[index]))
    return cached(cache, key, known, MOST_SCOPES).scope;
  const parts = view.segments.map((live) => partOf(live, column, grantIn(live.segment, assortments, grant)));
  const scope: Scope = {
    parts,
    bits: parts.map(({ bits }) => bits),
    size: parts.reduce((sum, { size }) => sum + size, 0),
  };
  return cached(cache, key, { scope, of }, MOST_SCOPES).scope;
};

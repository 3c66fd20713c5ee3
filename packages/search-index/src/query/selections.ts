import type { FacetSelection } from '@grossist/domain';
import { intervalOf, isHidden, pairText } from '../segment/document-pairs.ts';
import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, type Bits, bitsFor, countBoth } from '../storage/bitset.ts';
import { addDocuments } from '../storage/postings.ts';
import { findText } from '../storage/string-table.ts';
import type { View } from '../view.ts';

/** A choice in one facet with the documents that satisfy it, per segment. */
export interface Selection {
  key: string;
  values: readonly string[];
  bits: readonly Bits[];
}

/** Pairs of a facet that a chosen value means: the same text, or, for numbers, any that touch the interval. */
const pairsMeant = (segment: LiveSegment, key: string, value: string): number[] => {
  const { pairs, low, high } = segment.segment.facets;
  const meant: number[] = [];
  for (const kind of ['s', 'b'] as const) {
    const pair = findText(pairs, pairText({ key, kind, value }));
    if (pair >= 0) meant.push(pair);
  }
  const interval = intervalOf(value);
  if (interval === undefined) return meant;
  const [from, to] = segment.rangeOf(key);
  for (let pair = from; pair < to; pair++)
    if (low[pair]! <= interval.high && high[pair]! >= interval.low) meant.push(pair);
  return meant;
};

/** Per segment the documents that have any of the values. */
export const documentsWith = (segments: readonly LiveSegment[], key: string, values: readonly string[]): Bits[] =>
  segments.map((segment) => {
    const bits = bitsFor(segment.segment.count);
    for (const value of values)
      for (const pair of pairsMeant(segment, key, value)) addDocuments(segment.segment.facets.documents, pair, bits);
    return bits;
  });

/**
 * How many documents within the sets have a value. Where it means no more than one pair, as most values do, `counts` of
 * the pairs tells; only documents that may have several are put together.
 */
export const countWith = (
  view: View,
  key: string,
  value: string,
  { within, counts }: { within: readonly Bits[]; counts: Uint32Array },
): number => {
  const meant = view.segments.map((segment) => pairsMeant(segment, key, value));
  const ids = new Set(meant.flatMap((pairs, index) => pairs.map((pair) => view.pairs.idOf(index, pair))));
  if (ids.size < 2) return [...ids].reduce((sum, id) => sum + counts[id]!, 0);
  return view.segments.reduce((sum, segment, index) => {
    const bits = segment.lendBits().fill(0);
    for (const pair of meant[index]!) segment.addPair(pair, bits);
    const count = countBoth(bits, within[index]!);
    segment.takeBack(bits);
    return sum + count;
  }, 0);
};

/** Per segment the documents that have the facet at all. */
export const documentsHaving = (segments: readonly LiveSegment[], key: string): Bits[] =>
  segments.map((segment) => {
    const bits = bitsFor(segment.segment.count);
    const [from, to] = segment.rangeOf(key);
    for (let pair = from; pair < to; pair++) addDocuments(segment.segment.facets.documents, pair, bits);
    return bits;
  });

/** Choices as sets; several for the same facet are one, those without values none. */
export const selectionsOf = (
  segments: readonly LiveSegment[],
  selected: readonly FacetSelection[] = [],
): Selection[] => {
  const byKey = new Map<string, Set<string>>();
  for (const { key, values } of selected) {
    if (isHidden(key)) continue;
    const known = byKey.get(key) ?? new Set<string>();
    for (const value of values) known.add(value);
    if (known.size > 0) byKey.set(key, known);
  }
  return [...byKey].map(([key, values]) => ({
    key,
    values: [...values],
    bits: documentsWith(segments, key, [...values]),
  }));
};

/** Documents that satisfy all choices but the one in a facet; read only. */
export const narrowed = (
  segments: readonly LiveSegment[],
  found: readonly Bits[],
  selections: readonly Selection[],
  except?: string,
): Bits[] =>
  found.map((bits, index) => {
    const chosen = selections.filter(({ key }) => key !== except);
    return chosen.length === 0
      ? bits
      : chosen.reduce<Bits>((rest, { bits: its }) => andInto(rest, its[index]!), segments[index]!.lendCopy(bits));
  });

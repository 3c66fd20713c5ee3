import { countPairsOf, eachPair } from '../segment/document-pairs.ts';
import type { LiveSegment } from '../segment/live-segment.ts';
import { andNotInto, type Bits, countBits, firstMember, membersInto } from '../storage/bitset.ts';
import type { View } from '../view.ts';
import type { Scope, VisiblePart } from './scopes.ts';

export const countDocuments = (sets: readonly Bits[]): number => sets.reduce((sum, bits) => sum + countBits(bits), 0);

/** Whether there is any document: it need not count them. */
export const hasDocuments = (sets: readonly Bits[]): boolean => sets.some((bits) => firstMember(bits) !== undefined);

/** Different products of the documents, a product counted once though its documents lie in several segments. */
export const countProducts = (view: View, sets: readonly Bits[]): number => {
  const shared = new Set<number>();
  let count = 0;
  view.segments.forEach(({ segment, room }, index) => {
    const members = membersInto(sets[index]!, room);
    let last = -1;
    for (let at = 0; at < members; at++) {
      const local = segment.productOf[room[at]!]!;
      if (local === last) continue;
      last = local;
      const product = view.products.idOf(index, local);
      if (view.sharedProducts.has(product)) shared.add(product);
      else count++;
    }
  });
  return count + shared.size;
};

export const countOf = (view: View, sets: readonly Bits[], byProduct: boolean): number =>
  byProduct ? countProducts(view, sets) : countDocuments(sets);

/** Of more than half of what is seen it is quicker to take those left out from what all have. */
const countSegment = (
  counts: Uint32Array,
  segment: LiveSegment,
  documents: Bits,
  visible: VisiblePart,
  map: Uint32Array | undefined,
): void => {
  if (countBits(documents) * 2 <= visible.size) {
    countPairsOf(segment.segment, documents, counts, map);
    return;
  }
  const all = visible.counts();
  for (let pair = 0; pair < all.length; pair++) counts[map === undefined ? pair : map[pair]!]! += all[pair]!;
  countPairsOf(segment.segment, andNotInto(segment.lendCopy(visible.bits), documents), counts, map, -1);
};

/** How many of the documents, which must be of the scope, have each pair, by the view's numbers of pairs. */
export const countPairs = (view: View, sets: readonly Bits[], scope: Scope): Uint32Array => {
  const counts = view.lendCounts();
  view.segments.forEach((segment, index) => {
    countSegment(counts, segment, sets[index]!, scope.parts[index]!, view.pairs.numbering(index).map);
  });
  return counts;
};

/** How many different products of the documents have each pair. */
export const countPairsOfProducts = (view: View, sets: readonly Bits[]): Uint32Array => {
  const counts = view.lendCounts();
  const countedFor = view.lendCounts();
  const { sharedProducts } = view;
  const postponed = new Map<number, { index: number; document: number }[]>();
  const count = (index: number, document: number, stamp: number): void => {
    const { facets, productOf } = view.segments[index]!.segment;
    const { map } = view.pairs.numbering(index);
    eachPair(facets.ofDocuments, document, productOf[document]!, (own) => {
      const pair = map === undefined ? own : map[own]!;
      if (countedFor[pair] === stamp) return;
      countedFor[pair] = stamp;
      counts[pair]!++;
    });
  };
  view.segments.forEach(({ segment, room }, index) => {
    const members = membersInto(sets[index]!, room);
    const { map } = view.products.numbering(index);
    for (let at = 0; at < members; at++) {
      const document = room[at]!;
      const own = segment.productOf[document]!;
      const product = map === undefined ? own : map[own]!;
      if (sharedProducts.size === 0 || !sharedProducts.has(product)) count(index, document, product + 1);
      else if (postponed.has(product)) postponed.get(product)?.push({ index, document });
      else postponed.set(product, [{ index, document }]);
    }
  });
  for (const [product, places] of postponed)
    for (const { index, document } of places) count(index, document, product + 1);
  return counts;
};

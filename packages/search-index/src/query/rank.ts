import { LANGUAGES, type Language, type SortKey } from '@grossist/domain';
import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, andNotInto, type Bits, countBits, hasBit, membersInto, orInto } from '../storage/bitset.ts';
import { compareEntries, findText } from '../storage/string-table.ts';
import type { View } from '../view.ts';
import { bestScored, layered } from './best-scored.ts';
import type { Evaluation } from './evaluate.ts';
import { Top } from './top.ts';
import { POPULARITY_ROOM, steppedScore, valuing } from './valuing.ts';

export interface RankedDocument {
  segment: number;
  document: number;
  value: number;
}

/** How a result is to be ordered, and how much of it. */
interface Order {
  sort: SortKey;
  language: Language;
  /** Of each product only its best. */
  byProduct: boolean;
  count: number;
}

/** Ranks of different segments say nothing of each other; texts do. */
export const comparator =
  (view: View, sort: SortKey, language: Language) =>
  (one: RankedDocument, other: RankedDocument): number => {
    const left = view.segments[one.segment]!.segment;
    const right = view.segments[other.segment]!.segment;
    const column = LANGUAGES.indexOf(language);
    let order = sort === 'number' ? 0 : other.value - one.value;
    if (sort === 'name') {
      const rank = left.nameRanks[column]![one.document]!;
      order = compareEntries(left.names, rank, right.names, right.nameRanks[column]![other.document]!);
    }
    return order || compareEntries(left.keys, one.document, right.keys, other.document);
  };

/** The best of the documents in a segment's room by its values, of each product one if asked, in no order. */
const bestOf = ({ segment, room, values }: LiveSegment, members: number, byProduct: boolean, count: number) => {
  const top = new Top(Math.min(count, members));
  const { keyRank, productOf } = segment;
  for (let at = 0; at < members; ) {
    let best = room[at]!;
    let bestValue = values[at]!;
    const product = byProduct ? productOf[best] : undefined;
    for (at++; byProduct && at < members && productOf[room[at]!] === product; at++) {
      const rival = room[at]!;
      const rivalValue = values[at]!;
      if (rivalValue < bestValue || (rivalValue === bestValue && keyRank[rival]! > keyRank[best]!)) continue;
      best = rival;
      bestValue = rivalValue;
    }
    if (bestValue >= top.least) top.offer(best, bestValue, keyRank[best]!);
  }
  return top.items();
};

/** The first of a set along an order of the whole segment, of each product one if asked. */
const firstAlong = (
  order: Uint32Array,
  bits: Bits,
  { productOf }: LiveSegment['segment'],
  { byProduct, count }: Order,
): number[] => {
  const first: number[] = [];
  const seen = new Set<number>();
  for (let at = 0; at < order.length && first.length < count; at++) {
    const document = order[at]!;
    if (!hasBit(bits, document)) continue;
    if (byProduct && seen.has(productOf[document]!)) continue;
    if (byProduct) seen.add(productOf[document]!);
    first.push(document);
  }
  return first;
};

/** Going along an order until enough are met is quicker than looking at all members, when these are many. */
const isMany = (members: number, count: number, size: number): boolean => members * members > count * size;

/** Documents of one segment with their values. */
const rated = (
  view: View,
  index: number,
  documents: Uint32Array,
  evaluation: Evaluation,
  { sort, language }: Order,
): RankedDocument[] => {
  const { values } = view.segments[index]!;
  valuing(view, index, sort, language, evaluation)(documents, documents.length, values);
  return Array.from(documents, (document, at) => ({ segment: index, document, value: values[at]! }));
};

/** The first documents of a set in one segment, each with its value. */
const firstOf = (view: View, index: number, bits: Bits, evaluation: Evaluation, order: Order): RankedDocument[] => {
  const live = view.segments[index]!;
  const { sort, language, byProduct, count } = order;
  const isByPopularity = sort === 'popularity' || (sort === 'relevance' && evaluation.byNumber === undefined);
  let best: ArrayLike<number>;
  if ((isByPopularity || sort === 'number') && isMany(countBits(bits), count, live.segment.count)) {
    best = firstAlong(isByPopularity ? live.byPopularity : live.segment.keyOrder, bits, live.segment, order);
  } else {
    const { room, values } = live;
    const members = membersInto(bits, room);
    valuing(view, index, sort, language, evaluation)(room, members, values);
    best = bestOf(live, members, byProduct, count);
  }
  return rated(view, index, Uint32Array.from(best), evaluation, order);
};

/** Those of a set that are the query's number or begin with it; undefined when there are none. */
const numberedOf = (live: LiveSegment, bits: Bits, { byNumber }: Evaluation, index: number): Bits | undefined => {
  if (byNumber === undefined) return undefined;
  const { exact, prefix } = byNumber;
  if (exact[index]!.isEmpty && prefix[index]!.isEmpty) return undefined;
  return andInto(orInto(live.lendCopy(exact[index]!.bits), prefix[index]!.bits), bits);
};

/** So few are scored sooner than they are divided. */
const FEW = 64;

/**
 * The first documents by relevance in one segment. Those that score alike are looked at only as long as the worst of
 * `count` better ones does not exceed them, and then in the order of their popularity.
 */
const firstRelevant = (
  view: View,
  index: number,
  bits: Bits,
  evaluation: Evaluation,
  order: Order,
): RankedDocument[] => {
  if (evaluation.byNumber === undefined || countBits(bits) <= FEW) return firstOf(view, index, bits, evaluation, order);
  const live = view.segments[index]!;
  const { popularity, productOf } = live.segment;
  const numbered = numberedOf(live, bits, evaluation, index);
  const ranked = numbered === undefined ? [] : firstOf(view, index, numbered, evaluation, order);
  const others = numbered === undefined ? bits : andNotInto(live.lendCopy(bits), numbered);
  const { single, most, alike } = layered(live, others, evaluation.words, index);
  const scored = bestScored(live, single, evaluation.words, index, order);
  ranked.push(...rated(view, index, scored, evaluation, order));
  const isEnough = (score: number): boolean => {
    if (ranked.length < order.count) return false;
    const better = ranked.filter(({ value }) => value >= steppedScore(score) + POPULARITY_ROOM);
    const places = order.byProduct ? new Set(better.map(({ document }) => productOf[document])).size : better.length;
    return places >= order.count;
  };
  if (isEnough(most)) return ranked;
  for (const { bits: part, score } of alike()) {
    if (isEnough(score)) break;
    for (const { document } of firstOf(view, index, part, evaluation, { ...order, sort: 'popularity' }))
      ranked.push({ segment: index, document, value: steppedScore(score) + popularity[document]! });
  }
  return ranked;
};

/** The first `count` documents of a result, the best one per product if asked. */
export const firstRanked = (
  view: View,
  sets: readonly Bits[],
  evaluation: Evaluation,
  order: Order,
): RankedDocument[] => {
  const { sort, language, byProduct, count } = order;
  const first = sort === 'relevance' ? firstRelevant : firstOf;
  const ranked = view.segments.flatMap((_, index) => first(view, index, sets[index]!, evaluation, order));
  ranked.sort(comparator(view, sort, language));
  return (byProduct ? oncePerProduct(view, ranked) : ranked).slice(0, count);
};

const oncePerProduct = (view: View, ranked: readonly RankedDocument[]): RankedDocument[] => {
  const seen = new Set<number>();
  return ranked.filter(({ segment, document }) => {
    const product = view.products.idOf(segment, view.segments[segment]!.segment.productOf[document]!);
    if (seen.has(product)) return false;
    seen.add(product);
    return true;
  });
};

/** The documents of a product in a segment: they follow each other. */
const rangeOf = (productOf: Uint32Array, product: number): readonly [number, number] => {
  let low = 0;
  let high = productOf.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (productOf[middle]! < product) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < productOf.length && productOf[end] === product) end++;
  return [low, end];
};

/** The documents of a result that belong to a product, in the order of the result. */
export const variationsOf = (
  view: View,
  result: readonly Bits[],
  evaluation: Evaluation,
  { productKey, sort, language }: { productKey: string; sort: SortKey; language: Language },
): RankedDocument[] => {
  const found: RankedDocument[] = [];
  view.segments.forEach(({ segment }, index) => {
    const product = findText(segment.products, productKey);
    if (product < 0) return;
    const [from, to] = rangeOf(segment.productOf, product);
    const documents = Uint32Array.from({ length: to - from }, (_, at) => from + at).filter((document) =>
      hasBit(result[index]!, document),
    );
    const values = new Float64Array(documents.length);
    valuing(view, index, sort, language, evaluation)(documents, documents.length, values);
    documents.forEach((document, at) => {
      found.push({ segment: index, document, value: values[at]! });
    });
  });
  return found.sort(comparator(view, sort, language));
};

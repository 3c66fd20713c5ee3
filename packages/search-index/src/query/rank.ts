import { LANGUAGES, type Language } from '@grossist/domain';
import type { LiveSegment } from '../segment/live-segment.ts';
import { type Bits, firstMember, hasBit, membersInto } from '../storage/bitset.ts';
import { compareEntries } from '../storage/string-table.ts';
import { normaliseNumber } from '../text/numbers.ts';
import type { SortKey } from '../types.ts';
import type { View } from '../view.ts';
import type { Evaluation } from './evaluate.ts';
import { Top } from './top.ts';
import { addScores } from './word-set.ts';

export interface RankedDocument {
  segment: number;
  document: number;
  value: number;
}

/** A whole identifier goes before everything, the material's own first; one that begins so counts like a good word. */
const EXACT_NUMBER = 1e6;
const OWN_NUMBER = 1e5;
const PREFIX_NUMBER = 6;
/** From so many characters on the beginning of an identifier is more than any word. */
const LONG_PREFIX = 6;
const LONG_PREFIX_NUMBER = 100;
/** Scores that differ less than a tenth are equal, then popularity (0..1000) decides. */
const STEPS = 10;
const POPULARITY_ROOM = 1024;

/** How good each of the documents is, in their order; what `into` held before is written over. */
type Valuing = (documents: Uint32Array, count: number, into: Float64Array) => void;

/** Column by column rather than document by document: a common beginning finds most of a catalogue. */
const relevance = (view: View, index: number, { byNumber, words }: Evaluation): Valuing => {
  const live = view.segments[index]!;
  const { popularity } = live.segment;
  if (byNumber === undefined)
    return (documents, count, into) => {
      for (let at = 0; at < count; at++) into[at] = popularity[documents[at]!]!;
    };
  const { number } = byNumber;
  const beginning = number.length >= LONG_PREFIX ? LONG_PREFIX_NUMBER : PREFIX_NUMBER;
  const exact = byNumber.exact.bits[index]!;
  const prefix = byNumber.prefix.bits[index]!;
  const anyNumber = firstMember(exact) !== undefined || firstMember(prefix) !== undefined;
  const byIdentifier = (document: number): number => {
    const score = hasBit(prefix, document) ? beginning : 0;
    if (!hasBit(exact, document)) return score;
    return score + EXACT_NUMBER + (normaliseNumber(live.key(document)) === number ? OWN_NUMBER : 0);
  };
  return (documents, count, into) => {
    into.fill(0, 0, count);
    for (const { set, rarity } of words) addScores(set, index, rarity, documents, count, into);
    for (let at = 0; at < count; at++) {
      const document = documents[at]!;
      const score = anyNumber ? into[at]! + byIdentifier(document) : into[at]!;
      into[at] = Math.round(score * STEPS) * POPULARITY_ROOM + popularity[document]!;
    }
  };
};

const fromColumn =
  (column: ArrayLike<number>, sign: 1 | -1): Valuing =>
  (documents, count, into) => {
    for (let at = 0; at < count; at++) into[at] = sign * column[documents[at]!]!;
  };

export const valuing = (
  view: View,
  index: number,
  sort: SortKey,
  language: Language,
  evaluation: Evaluation,
): Valuing => {
  const { popularity, keyRank, nameRanks } = view.segments[index]!.segment;
  if (sort === 'relevance') return relevance(view, index, evaluation);
  if (sort === 'popularity') return fromColumn(popularity, 1);
  if (sort === 'number') return fromColumn(keyRank, -1);
  return fromColumn(nameRanks[LANGUAGES.indexOf(language)]!, -1);
};

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

/** The first `count` documents of a result, the best one per product if asked. */
export const firstRanked = (
  view: View,
  sets: readonly Bits[],
  evaluation: Evaluation,
  { sort, language, byProduct, count }: { sort: SortKey; language: Language; byProduct: boolean; count: number },
): RankedDocument[] => {
  const ranked: RankedDocument[] = [];
  view.segments.forEach((live, index) => {
    const { room, values } = live;
    const rate = valuing(view, index, sort, language, evaluation);
    const members = membersInto(sets[index]!, room);
    rate(room, members, values);
    const best = bestOf(live, members, byProduct, count);
    rate(best, best.length, values);
    best.forEach((document, at) => {
      ranked.push({ segment: index, document, value: values[at]! });
    });
  });
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

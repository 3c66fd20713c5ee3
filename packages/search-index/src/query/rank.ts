import { LANGUAGES, type Language } from '@grossist/domain';
import { type Bits, hasBit, membersInto } from '../storage/bitset.ts';
import { compareEntries } from '../storage/string-table.ts';
import { normaliseNumber } from '../text/numbers.ts';
import type { SortKey } from '../types.ts';
import type { View } from '../view.ts';
import type { Evaluation } from './evaluate.ts';
import { Top } from './top.ts';
import { scoreOf } from './word-set.ts';

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

export type ValueOf = (document: number) => number;

const relevance = (view: View, index: number, { byNumber, words }: Evaluation): ValueOf => {
  const live = view.segments[index]!;
  const { popularity } = live.segment;
  if (byNumber === undefined) return (document) => popularity[document]!;
  const { number } = byNumber;
  const beginning = number.length >= LONG_PREFIX ? LONG_PREFIX_NUMBER : PREFIX_NUMBER;
  const exact = byNumber.exact.bits[index]!;
  const prefix = byNumber.prefix.bits[index]!;
  return (document) => {
    let score = 0;
    for (const { set, rarity } of words) score += scoreOf(set, index, document) * rarity;
    if (hasBit(prefix, document)) score += beginning;
    if (hasBit(exact, document)) {
      score += EXACT_NUMBER;
      if (normaliseNumber(live.key(document)) === number) score += OWN_NUMBER;
    }
    return Math.round(score * STEPS) * POPULARITY_ROOM + popularity[document]!;
  };
};

export const valueOf = (
  view: View,
  index: number,
  sort: SortKey,
  language: Language,
  evaluation: Evaluation,
): ValueOf => {
  const { popularity, keyRank, nameRanks } = view.segments[index]!.segment;
  if (sort === 'relevance') return relevance(view, index, evaluation);
  if (sort === 'popularity') return (document) => popularity[document]!;
  if (sort === 'number') return (document) => -keyRank[document]!;
  const names = nameRanks[LANGUAGES.indexOf(language)]!;
  return (document) => -names[document]!;
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

/** The first `count` documents of a result, the best one per product if asked. */
export const firstRanked = (
  view: View,
  sets: readonly Bits[],
  evaluation: Evaluation,
  { sort, language, byProduct, count }: { sort: SortKey; language: Language; byProduct: boolean; count: number },
): RankedDocument[] => {
  const ranked: RankedDocument[] = [];
  view.segments.forEach(({ segment, room }, index) => {
    const value = valueOf(view, index, sort, language, evaluation);
    const members = membersInto(sets[index]!, room);
    const top = new Top(Math.min(count, members));
    const { keyRank, productOf } = segment;
    for (let at = 0; at < members; ) {
      let best = room[at]!;
      let bestValue = value(best);
      const product = productOf[best];
      for (at++; byProduct && at < members && productOf[room[at]!] === product; at++) {
        const rival = room[at]!;
        const rivalValue = value(rival);
        if (rivalValue < bestValue || (rivalValue === bestValue && keyRank[rival]! > keyRank[best]!)) continue;
        best = rival;
        bestValue = rivalValue;
      }
      top.offer(best, bestValue, keyRank[best]!);
    }
    for (const document of top.items()) ranked.push({ segment: index, document, value: value(document) });
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

import { LANGUAGES, type Language, type SortKey } from '@grossist/domain';
import { firstMember, hasBit } from '../storage/bitset.ts';
import { normaliseNumber } from '../text/numbers.ts';
import type { View } from '../view.ts';
import type { Evaluation } from './evaluate.ts';

/** Scores that differ less than a tenth are equal, then popularity (0..1000) decides. */
const STEPS = 10;
export const POPULARITY_ROOM = 1024;
/** More than what is lost when numbers are rounded. */
const ROUNDING = 1e-6;

/** What a score counts before popularity decides. */
export const steppedScore = (score: number): number => Math.round(score * STEPS) * POPULARITY_ROOM;

/** What a document must have to reach a value. */
interface Bar {
  /** A document that scores less can't, however popular. */
  score: number;
  /** A document that scores less than this needs this popularity. */
  nextScore: number;
  popularity: number;
}

const NO_BAR: Bar = { score: Number.NEGATIVE_INFINITY, nextScore: Number.NEGATIVE_INFINITY, popularity: 0 };

export const barFor = (value: number): Bar => {
  if (!Number.isFinite(value)) return NO_BAR;
  const step = Math.floor(value / POPULARITY_ROOM);
  return {
    score: (step - 0.5) / STEPS - ROUNDING,
    nextScore: (step + 0.5) / STEPS - ROUNDING,
    popularity: value - step * POPULARITY_ROOM,
  };
};

/** A whole identifier goes before everything, the material's own first; one that begins so counts like a good word. */
const EXACT_NUMBER = 1e6;
const OWN_NUMBER = 1e5;
const PREFIX_NUMBER = 6;
/** From so many characters on the beginning of an identifier is more than any word. */
const LONG_PREFIX = 6;
const LONG_PREFIX_NUMBER = 100;
/** How good each of the documents is, in their order; what `into` held before is written over. */
type Valuing = (documents: Uint32Array, count: number, into: Float64Array) => void;

/** Column by column rather than document by document: a common beginning finds many. */
const relevance = (view: View, index: number, { byNumber, words }: Evaluation): Valuing => {
  const live = view.segments[index]!;
  const { popularity } = live.segment;
  if (byNumber === undefined)
    return (documents, count, into) => {
      for (let at = 0; at < count; at++) into[at] = popularity[documents[at]!]!;
    };
  const { number } = byNumber;
  const beginning = number.length >= LONG_PREFIX ? LONG_PREFIX_NUMBER : PREFIX_NUMBER;
  const exact = byNumber.exact[index]!.bits;
  const prefix = byNumber.prefix[index]!.bits;
  const anyNumber = firstMember(exact) !== undefined || firstMember(prefix) !== undefined;
  const byIdentifier = (document: number): number => {
    const score = hasBit(prefix, document) ? beginning : 0;
    if (!hasBit(exact, document)) return score;
    return score + EXACT_NUMBER + (normaliseNumber(live.key(document)) === number ? OWN_NUMBER : 0);
  };
  return (documents, count, into) => {
    into.fill(0, 0, count);
    for (const { set, rarity } of words) set[index]!.addScores(rarity, documents, count, into);
    for (let at = 0; at < count; at++) {
      const document = documents[at]!;
      const score = anyNumber ? into[at]! + byIdentifier(document) : into[at]!;
      into[at] = steppedScore(score) + popularity[document]!;
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

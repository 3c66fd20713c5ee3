import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, andNotInto, type Bits, countBits, firstMember, haveBoth, orInto } from '../storage/bitset.ts';
import type { EvaluatedWord } from './evaluate.ts';
import type { FoundDocuments } from './found-documents.ts';
import { Top } from './top.ts';
import { barFor, steppedScore } from './valuing.ts';

/** One word as the walk over documents needs it. */
interface Column {
  found: FoundDocuments;
  scored: Bits;
  scores: Float32Array;
  rarity: number;
  /** What a document of the word counts at most that has no better score of its own. */
  floor: number;
}

const columnsOf = (live: LiveSegment, words: readonly EvaluatedWord[], index: number): Column[] =>
  words.flatMap(({ set, rarity }) => {
    const found = set[index]!;
    if (found.isEmpty) return [];
    const scores = found.scores ?? live.noScores;
    return [{ found, scored: found.scored, scores, rarity, floor: found.layers[0]?.value ?? 0 }];
  });

/**
 * The best `count` of a set by the words' scores, then popularity, in no order; of each product one if asked. Of most
 * documents it is enough to know that they can't reach the worst of the current best: a common beginning finds most of a
 * catalogue, and only a few hundred of it are ever among the best for a while.
 */
export const bestScored = (
  live: LiveSegment,
  bits: Bits,
  words: readonly EvaluatedWord[],
  index: number,
  { count, byProduct }: { count: number; byProduct: boolean },
): Uint32Array => {
  const { keyRank, productOf, popularity } = live.segment;
  const columns = columnsOf(live, words, index);
  const isLayered = columns.some(({ floor }) => floor > 0);
  const scoreOf = (document: number): number =>
    columns.reduce((sum, { found, rarity }) => sum + found.scoreOf(document) * rarity, 0);
  const top = new Top(Math.min(count, countBits(bits)));
  let { least } = top;
  let bar = barFor(least);
  const offer = (document: number, value: number): void => {
    if (value < least) return;
    top.offer(document, value, keyRank[document]!);
    if (top.least === least) return;
    least = top.least;
    bar = barFor(least);
  };
  /** With one of each product asked for: the best of the product at hand. */
  let best = -1;
  let bestValue = 0;
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const document = (word << 5) + bit;
      let most = 0;
      for (let at = 0; at < columns.length; at++) {
        const { scored, scores, rarity, floor } = columns[at]!;
        const own = ((scored[word]! >>> bit) & 1) === 1 ? scores[document]! : 0;
        most += (own > floor ? own : floor) * rarity;
      }
      if (most < bar.score || (most < bar.nextScore && popularity[document]! < bar.popularity)) continue;
      const value = steppedScore(isLayered ? scoreOf(document) : most) + popularity[document]!;
      if (!byProduct) {
        offer(document, value);
        continue;
      }
      const isSame = best >= 0 && productOf[best] === productOf[document];
      if (isSame && (value < bestValue || (value === bestValue && keyRank[document]! > keyRank[best]!))) continue;
      if (best >= 0 && !isSame) offer(best, bestValue);
      best = document;
      bestValue = value;
    }
  if (best >= 0) offer(best, bestValue);
  return top.items();
};

/** Documents of a segment that all score the same. */
interface Alike {
  bits: Bits;
  score: number;
}

/** Documents that words find by how they are to be ranked: some one by one, the others together with their like. */
interface Layered {
  single: Bits;
  /** What no document of the others exceeds. */
  most: number;
  /** The others, the best first. */
  alike: () => readonly Alike[];
}

/** Dividing a result into more parts takes longer than scoring all of it. */
const MOST_PARTS = 24;

/** The best score that a document can have that is scored by no word alone. */
const mostOf = (words: readonly EvaluatedWord[], index: number): number =>
  words.reduce((sum, { set, rarity }) => sum + (set[index]!.layers[0]?.value ?? 0) * rarity, 0);

/** Scores are added up in the order of the words, as they are for single documents: the last digit may decide. */
const divided = (live: LiveSegment, rest: Bits, words: readonly EvaluatedWord[], index: number): Alike[] => {
  let parts: Alike[] = [{ bits: rest, score: 0 }];
  for (const { set, rarity } of words) {
    const { layers } = set[index]!;
    if (layers.length === 0) continue;
    parts = parts.flatMap(({ bits, score }) => {
      const own = layers.flatMap((layer) => {
        if (!haveBoth(bits, layer.bits)) return [];
        const both = andInto(live.lendCopy(bits), layer.bits);
        andNotInto(bits, layer.bits);
        return [{ bits: both, score: score + layer.value * rarity }];
      });
      return firstMember(bits) === undefined ? own : [...own, { bits, score }];
    });
  }
  return parts.sort((one, other) => other.score - one.score);
};

/** Divides what words find in a segment. */
export const layered = (live: LiveSegment, found: Bits, words: readonly EvaluatedWord[], index: number): Layered => {
  const parts = words.reduce((product, { set }) => product * (set[index]!.layers.length + 1), 1);
  if (parts === 1 || parts > MOST_PARTS) return { single: found, most: 0, alike: () => [] };
  const single = live.lendBits().fill(0);
  for (const { set } of words) orInto(single, set[index]!.scored);
  andInto(single, found);
  return {
    single,
    most: mostOf(words, index),
    alike: () => divided(live, andNotInto(live.lendCopy(found), single), words, index),
  };
};

import type { LiveSegment } from '../segment/live-segment.ts';
import { type Bits, countBits } from '../storage/bitset.ts';
import type { EvaluatedWord } from './evaluate.ts';
import type { FoundDocuments } from './found-documents.ts';
import { barFor, steppedScore } from './stepped-score.ts';
import { Top } from './top.ts';

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
 * documents it is enough to know that they can't reach the worst of those that are kept: a common beginning finds most of a
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

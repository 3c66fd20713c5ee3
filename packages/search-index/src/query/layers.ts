import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, andNotInto, type Bits, firstMember, haveBoth, orInto } from '../storage/bitset.ts';
import type { EvaluatedWord } from './evaluate.ts';

/** Documents of a segment that all score the same. */
export interface Alike {
  bits: Bits;
  score: number;
}

/** Documents that words find by how they are to be ranked: some one by one, the others together with their like. */
export interface Layered {
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

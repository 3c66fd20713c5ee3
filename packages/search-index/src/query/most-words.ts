import type { LiveSegment } from '../segment/live-segment.ts';
import { type Bits, firstMember } from '../storage/bitset.ts';
import type { Matcher } from './matcher.ts';
import type { WordSet } from './word-set.ts';

/** Documents of one segment with at least 1, 2, … of the words. */
const atLeast = (live: LiveSegment, market: Bits, sets: readonly Bits[]): Bits[] => {
  const levels: Bits[] = sets.map(() => live.lendBits().fill(0));
  sets.forEach((set, done) => {
    for (let level = Math.min(done, sets.length - 1); level >= 0; level--) {
      const below = level === 0 ? market : levels[level - 1]!;
      const target = levels[level]!;
      for (let word = 0; word < target.length; word++) target[word]! |= below[word]! & set[word]!;
    }
  });
  return levels;
};

/** The documents that may be seen and have the most of the words, but at least half of them, rounded down; none when there are none. */
export const foundByMost = (matcher: Matcher, words: readonly { set: WordSet }[]): Bits[] => {
  const levels = matcher.market.map((market, segment) =>
    atLeast(
      matcher.segments[segment]!,
      market,
      words.map(({ set }) => set[segment]!.bits),
    ),
  );
  for (let level = words.length - 1; level >= Math.max(1, Math.floor(words.length / 2)) - 1; level--) {
    const found = levels.map((each) => each[level]!);
    if (found.some((bits) => firstMember(bits) !== undefined)) return found;
  }
  return matcher.segments.map(({ noBits }) => noBits);
};

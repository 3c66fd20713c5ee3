import { compareTexts, prefixRange, textAt } from '../storage/string-table.ts';
import type { View } from '../view.ts';

/** How many of the most frequent are kept per segment. */
const KEPT = 40;

/** Words that begin with a term in languages, the most frequent first. */
export const wordsBeginning = (view: View, term: string, mask: number): string[] => {
  const frequency = new Map<string, number>();
  for (const { segment } of view.segments) {
    const { words, masks } = segment.lexicon;
    const [from, to] = prefixRange(words, term);
    const indexes = Array.from({ length: to - from }, (_, index) => from + index)
      .filter((word) => (masks[word]! & mask) !== 0)
      .sort((one, other) => segment.wordCounts[other]! - segment.wordCounts[one]!);
    for (const word of indexes.slice(0, KEPT)) {
      const text = textAt(words, word);
      frequency.set(text, (frequency.get(text) ?? 0) + segment.wordCounts[word]!);
    }
  }
  const { lexicon } = view.registered;
  const [from, to] = prefixRange(lexicon.words, term);
  for (let word = from; word < Math.min(to, from + KEPT); word++)
    if ((lexicon.masks[word]! & mask) !== 0 && !frequency.has(textAt(lexicon.words, word)))
      frequency.set(textAt(lexicon.words, word), 1);
  return [...frequency]
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || compareTexts(one, other))
    .map(([text]) => text);
};

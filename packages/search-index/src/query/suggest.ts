import { MARKETS } from '@grossist/domain';
import { languageMask, languagesRead } from '../languages.ts';
import { countBoth } from '../storage/bitset.ts';
import { compareTexts, prefixRange, textAt } from '../storage/string-table.ts';
import type { SuggestRequest } from '../types.ts';
import type { View } from '../view.ts';
import { spelled } from './corrections.ts';
import { correctedQuery } from './did-you-mean.ts';
import { evaluateWords, foundByAll } from './evaluate.ts';
import { Matcher } from './matcher.ts';
import { parseQuery, type QueryWord } from './parse.ts';

/** How many of the most frequent completions are tried out. */
const TRIED = 40;

/** Words that begin with a term, the most frequent first. */
const completionsOf = (view: View, term: string, mask: number): string[] => {
  const frequency = new Map<string, number>();
  view.segments.forEach(({ segment }) => {
    const { words, masks } = segment.lexicon;
    const [from, to] = prefixRange(words, term);
    const indexes = Array.from({ length: to - from }, (_, index) => from + index)
      .filter((word) => (masks[word]! & mask) !== 0)
      .sort((one, other) => segment.wordCounts[other]! - segment.wordCounts[one]!);
    for (const word of indexes.slice(0, TRIED)) {
      const text = textAt(words, word);
      frequency.set(text, (frequency.get(text) ?? 0) + segment.wordCounts[word]!);
    }
  });
  const { lexicon } = view.registered;
  const [from, to] = prefixRange(lexicon.words, term);
  for (let word = from; word < Math.min(to, from + TRIED); word++)
    if ((lexicon.masks[word]! & mask) !== 0 && !frequency.has(textAt(lexicon.words, word)))
      frequency.set(textAt(lexicon.words, word), 1);
  return [...frequency]
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || compareTexts(one, other))
    .map(([text]) => text);
};

/**
 * Whole queries with the last word completed, those that find most first; when nothing continues
 * the word, the query with its typing mistakes corrected. [sea-01, Suggestions]
 */
export const suggest = (view: View, { query, language, market, limit }: SuggestRequest): string[] => {
  const { words } = parseQuery(query);
  const last = words.at(-1);
  if (last === undefined) return [];
  const mask = languageMask(language);
  const languages = languagesRead(language);
  const matcher = new Matcher(view, mask, MARKETS.indexOf(market));
  const before = words.slice(0, -1).map((word): QueryWord => ({ ...word, open: false, numberOpen: false }));
  const start = before.map(({ written }) => written);
  const found = foundByAll(matcher, evaluateWords(matcher, before, false));
  const single = matcher.emptySet();
  const tried = completionsOf(view, last.term, mask)
    .slice(0, TRIED)
    .map((term) => {
      for (const bits of single.bits) bits.fill(0);
      matcher.addExact(single, term, 1);
      const count = found.reduce((sum, bits, index) => sum + countBoth(bits, single.bits[index]!), 0);
      return { text: [...start, spelled(view, term, languages)].join(' '), count };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || compareTexts(one.text, other.text));
  const completions = [...new Set(tried.map(({ text }) => text))].slice(0, limit);
  if (completions.length > 0) return completions;
  const corrected = correctedQuery(view, evaluateWords(matcher, words, true), languages);
  return corrected === undefined ? [] : [corrected].slice(0, limit);
};

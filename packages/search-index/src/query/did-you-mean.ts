import type { Language } from '@grossist/domain';
import type { View } from '../view.ts';
import { correct, spelled } from './corrections.ts';
import { countDocuments } from './counts.ts';
import { type EvaluatedWord, foundByAll } from './evaluate.ts';
import type { Matcher } from './matcher.ts';
import type { WordSet } from './word-set.ts';

interface Candidate {
  text: string;
  set: WordSet;
}

const total = (matcher: Matcher, words: readonly Candidate[]): number => countDocuments(foundByAll(matcher, words));

const textOf = (words: readonly Candidate[]): string => words.map(({ text }) => text).join(' ');

/** The query as it was understood, when words of it were corrected. */
export const correctedQuery = (
  view: View,
  words: readonly EvaluatedWord[],
  languages: readonly Language[],
): string | undefined => {
  if (words.every(({ corrected }) => corrected === undefined)) return undefined;
  return words
    .map(({ word, corrected }) => (corrected === undefined ? word.written : spelled(view, corrected, languages)))
    .join(' ');
};

/** For a query that finds nothing in the market, one that does: corrected further, or short of the word that is in the way. */
export const queryInstead = (
  view: View,
  matcher: Matcher,
  words: readonly EvaluatedWord[],
  languages: readonly Language[],
): string | undefined => {
  const candidates = words.flatMap(({ word, set, found, corrected }): Candidate[] => {
    if (found > 0) return [{ text: corrected === undefined ? word.written : spelled(view, corrected, languages), set }];
    const further = correct(matcher, word, false, 1);
    return further === undefined ? [] : [{ text: spelled(view, further.term, languages), set: further.set }];
  });
  if (candidates.length === 0) return undefined;
  if (total(matcher, candidates) > 0) return textOf(candidates);
  let best: { text: string; found: number } | undefined;
  for (const left of candidates.keys()) {
    const rest = candidates.filter((_, index) => index !== left);
    const found = rest.length === 0 ? 0 : total(matcher, rest);
    if (found > (best?.found ?? 0)) best = { text: textOf(rest), found };
  }
  return best?.text;
};

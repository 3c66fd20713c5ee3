import type { Matcher } from './matcher.ts';
import type { QueryWord } from './parse.ts';
import { markBoth, type WordSet } from './word-set.ts';

/** What Germanic languages put between the parts of a compound. */
export const LINKS = ['', 's', 'e', 'n', 'es', 'en', 'er'] as const;
const SHORTEST_PART = 3;
const SPLIT = 0.7;

/** Ways to take a word of letters for two: "installationskabel" is "installation" and "kabel", among others. */
export const splitsOf = (term: string): (readonly [string, string])[] => {
  if (!/^\p{L}+$/u.test(term)) return [];
  const splits: (readonly [string, string])[] = [];
  for (let cut = SHORTEST_PART; cut <= term.length - SHORTEST_PART; cut++) {
    const first = term.slice(0, cut);
    for (const link of LINKS)
      if (first.endsWith(link) && first.length - link.length >= SHORTEST_PART)
        splits.push([first.slice(0, first.length - link.length), term.slice(cut)]);
  }
  return splits;
};

/** The compounds two neighbours may be written as. */
export const joinsOf = (first: string, second: string): string[] => LINKS.map((link) => first + link + second);

/** Documents that have both parts of a compound count for the compound. */
export const addSplits = (matcher: Matcher, set: WordSet, term: string): void => {
  for (const [first, second] of splitsOf(term)) {
    if (!matcher.knows(second) || !matcher.knows(first)) continue;
    const firstSet = matcher.emptySet();
    const secondSet = matcher.emptySet();
    matcher.addExact(firstSet, first, 1);
    matcher.addExact(secondSet, second, 1);
    markBoth(set, firstSet, secondSet, SPLIT);
  }
};

/** Documents that have two neighbours as one word count for both. */
export const addJoins = (matcher: Matcher, words: readonly QueryWord[], sets: readonly WordSet[]): void => {
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (next === undefined) return;
    for (const joined of joinsOf(word.term, next.term)) {
      for (const set of [sets[index]!, sets[index + 1]!]) {
        if (next.open) matcher.addPrefix(set, joined, 1);
        else matcher.addExact(set, joined, 1);
      }
    }
  });
};

import { isSaidAt } from '../said-at.ts';
import type { SynonymPhrase, Synonyms } from '../synonyms.ts';
import type { Matcher } from './matcher.ts';
import type { QueryWord } from './parse.ts';
import { keepBoth, markAll, type WordSet } from './word-set.ts';

const SYNONYM = 0.75;
const FORM = 0.8;

/** Documents with all words of a phrase, each in any form, into the first scratch set. */
const documentsOf = (matcher: Matcher, { terms }: SynonymPhrase): WordSet => {
  const all = matcher.scratch(0);
  terms.forEach((term, index) => {
    const own = index === 0 ? all : matcher.scratch(1);
    matcher.addExact(own, term, 1);
    matcher.addForms(own, term, FORM);
    if (index > 0) keepBoth(all, own);
  });
  return all;
};

/** Documents that an editor's other words for what was typed find count as well. */
export const addSynonyms = (
  matcher: Matcher,
  synonyms: Synonyms,
  words: readonly QueryWord[],
  sets: readonly WordSet[],
): void => {
  words.forEach((word, at) => {
    for (const phrase of synonyms.saidWith(word.term, matcher.languages)) {
      if (!isSaidAt(phrase, words, at, matcher.languages)) continue;
      for (const other of synonyms.othersFor(phrase)) {
        if (!matcher.work.allows('synonyms')) return;
        const found = documentsOf(matcher, other);
        for (let place = at; place < at + phrase.terms.length; place++) markAll(sets[place]!, found, SYNONYM);
      }
    }
  });
};

import type { Language } from '@grossist/domain';
import type { SynonymPhrase, Synonyms } from '../synonyms.ts';
import { stemOf } from '../text/stem.ts';
import type { Matcher } from './matcher.ts';
import type { QueryWord } from './parse.ts';
import { keepBoth, markAll, type WordSet } from './word-set.ts';

const SYNONYM = 0.75;
const FORM = 0.8;

const isSame = (one: string, other: string, languages: readonly Language[]): boolean =>
  one === other ||
  languages.some((language) => {
    const stem = stemOf(one, language);
    return stem !== undefined && stem === stemOf(other, language);
  });

/** Whether the phrase is said for readers of the languages, at a place of the query. */
const isSaidAt = (
  { terms, language }: SynonymPhrase,
  words: readonly QueryWord[],
  at: number,
  languages: readonly Language[],
): boolean =>
  at + terms.length <= words.length &&
  (language === undefined || languages.includes(language)) &&
  terms.every((term, index) => isSame(term, words[at + index]!.term, language === undefined ? languages : [language]));

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

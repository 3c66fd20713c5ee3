import type { Language } from '@grossist/domain';
import { type QueryWord, type SynonymPhrase, stemOf } from '@grossist/search-index';
import { allOf, type Query, worth } from './query.ts';
import { having, type Reading } from './reading.ts';

const SYNONYM = 0.4;
/** Other words for what was typed that one question may try. */
const MOST_SYNONYMS = 32;

const isSame = (one: string, other: string, languages: readonly Language[]): boolean =>
  one === other ||
  languages.some((language) => {
    const stem = stemOf(one, language);
    return stem !== undefined && stem === stemOf(other, language);
  });

const isSaidAt = (
  { terms, language }: SynonymPhrase,
  words: readonly QueryWord[],
  at: number,
  languages: readonly Language[],
): boolean =>
  at + terms.length <= words.length &&
  (language === undefined || languages.includes(language)) &&
  terms.every((term, place) => isSame(term, words[at + place]!.term, language === undefined ? languages : [language]));

/** What an editor's other words for something find counts for the words that were typed. */
export const addSynonyms = (reading: Reading, words: readonly QueryWord[], perWord: readonly Query[][]): void => {
  const { languages, registered } = reading;
  const { synonyms } = registered;
  let left = MOST_SYNONYMS;
  words.forEach((word, at) => {
    for (const phrase of synonyms.saidWith(word.term, languages)) {
      if (!isSaidAt(phrase, words, at, languages)) continue;
      for (const other of synonyms.othersFor(phrase)) {
        if (left-- <= 0) return;
        const query = worth(SYNONYM, allOf(other.terms.map((term) => having(reading, term, true))));
        for (let place = at; place < at + phrase.terms.length; place++) perWord[place]!.push(query);
      }
    }
  });
};

import { isSaidAt, type QueryWord } from '@grossist/search-index';
import { allOf, type Query, worth } from './query.ts';
import { having, type Reading } from './reading.ts';

const SYNONYM = 0.4;
/** Other words for what was typed that one question may try. */
const MOST_SYNONYMS = 32;

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

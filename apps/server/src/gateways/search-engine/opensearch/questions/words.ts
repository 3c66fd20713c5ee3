import {
  isPhraseAt,
  normaliseNumber,
  numberForms,
  type ParsedQuery,
  type QueryWord,
  withoutUnit,
} from '@grossist/search-index';
import { termToken } from '../documents/document-of.ts';
import { addJoins, headQueries, splitQueries } from './compounds.ts';
import { allOf, anyOf, bestOf, either, type Query, worth } from './query.ts';
import { having, type Reading, standingFor, stemTokens, tagsOf, termTokens } from './reading.ts';

const SYNONYM = 0.4;
/** Other words for what was typed that one question may try. */
const MOST_SYNONYMS = 32;

/** What an editor's other words for something find counts for the words that were typed. */
const addSynonyms = (reading: Reading, words: readonly QueryWord[], perWord: readonly Query[][]): void => {
  const { languages, registered } = reading;
  const { synonyms } = registered;
  let left = MOST_SYNONYMS;
  words.forEach((word, at) => {
    for (const phrase of synonyms.beginningWith(word.term, languages)) {
      if (!isPhraseAt(phrase, words, at, languages)) continue;
      for (const other of synonyms.othersFor(phrase)) {
        if (left-- <= 0) return;
        const query = worth(SYNONYM, allOf(other.terms.map((term) => having(reading, term, true))));
        for (let place = at; place < at + phrase.terms.length; place++) perWord[place]!.push(query);
      }
    }
  });
};

/**
 * What finding a word counts: in a material's name more than in its description, as it is more than in another form.
 */
const MAIN = 0.7;
const ANYWHERE = 0.4;
const BEGINNING = 0.8;
const FORM = 0.85;
const REGISTERED = 0.45;
const NUMBER = 1;
const WITHOUT_UNIT = 0.25;

const FIELDS = [
  ['words.main', MAIN],
  ['words.all', ANYWHERE],
] as const;

const exactQueries = (reading: Reading, term: string): Query[] =>
  FIELDS.map(([field, weight]) => worth(weight, anyOf(field, termTokens(reading, term))));

const beginningQueries = (reading: Reading, term: string): Query[] =>
  FIELDS.map(([field, weight]) =>
    worth(
      weight * BEGINNING,
      either(tagsOf(reading).map((tag): Query => ({ prefix: { [field]: { value: termToken(tag, term) } } }))),
    ),
  );

/**
 * Materials with a word in any form, or a compound that ends with it: what a word is corrected to finds as much as if
 * it was typed.
 */
export const inAnyForm = (reading: Reading, term: string): Query =>
  bestOf([...formQueries(reading, term), ...headQueries(reading, term), worth(ANYWHERE, having(reading, term, true))]);

const formQueries = (reading: Reading, term: string): Query[] => {
  const stems = stemTokens(reading, term);
  return stems.length === 0 ? [] : FIELDS.map(([field, weight]) => worth(weight * FORM, anyOf(field, stems)));
};

const sizeQueries = (reading: Reading, term: string): Query[] => {
  const size = withoutUnit(term);
  return size === undefined ? [] : [worth(WITHOUT_UNIT, having(reading, size, false))];
};

const registeredExactly = ({ registered, languages }: Reading, term: string, open: boolean): Query[] => [
  ...standingFor(registered.exact(term, languages)).map((query) => worth(REGISTERED, query)),
  ...(open
    ? standingFor(registered.beginning(term, languages)).map((query) => worth(REGISTERED * BEGINNING, query))
    : []),
];

const registeredQueries = (reading: Reading, { term, open }: QueryWord): Query[] => [
  ...registeredExactly(reading, term, open),
  ...standingFor(reading.registered.forms(term, reading.languages)).map((query) => worth(REGISTERED * FORM, query)),
];

/** Materials with a number, which may be one of a carton's or a scanned one. */
export const numberQuery = (number: string): Query => anyOf('numbers', numberForms(number));

export const numberBeginning = (number: string): Query => ({ prefix: { numbers: { value: number } } });

const numberQueries = ({ number, numberOpen }: QueryWord): Query[] => {
  if (number === undefined) return [];
  const whole = worth(NUMBER, numberQuery(number));
  return numberOpen ? [whole, worth(NUMBER * BEGINNING, numberBeginning(number))] : [whole];
};

/** For each word of a query what finds it. */
export const wordQueries = (reading: Reading, { words, runs }: Pick<ParsedQuery, 'words' | 'runs'>): Query[] => {
  const perWord = words.map((word): Query[] => [
    ...exactQueries(reading, word.term),
    ...(word.open ? beginningQueries(reading, word.term) : []),
    ...formQueries(reading, word.term),
    ...registeredQueries(reading, word),
    ...sizeQueries(reading, word.term),
    ...headQueries(reading, word.term),
    ...numberQueries(word),
    ...splitQueries(reading, word.term),
  ]);
  addJoins(reading, words, perWord);
  addSynonyms(reading, words, perWord);
  for (const { from, to, number, term, open } of runs)
    for (const queries of perWord.slice(from, to)) {
      if (number !== undefined) queries.push(worth(NUMBER, numberQuery(normaliseNumber(number))));
      if (term === undefined) continue;
      queries.push(
        ...exactQueries(reading, term),
        ...(open ? beginningQueries(reading, term) : []),
        ...registeredExactly(reading, term, open),
      );
    }
  return perWord.map(bestOf);
};

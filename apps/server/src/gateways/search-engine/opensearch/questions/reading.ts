import type { Language } from '@grossist/domain';
import { languagesRead, stemOf } from '@grossist/search-index';
import { NEUTRAL, stemToken, type Tag, termToken } from '../documents/document-of.ts';
import type { RegisteredWord, RegisteredWords } from '../registered/registered-words.ts';
import { anyOf, either, type Query } from './query.ts';

/** Ways to take words apart that one question may try, whatever was typed. */
const MOST_SPLITS = 60;

/** How words are looked for on behalf of one reader. */
export interface Reading {
  languages: readonly Language[];
  registered: RegisteredWords;
  /** What may still be tried for this question. */
  splitsLeft: number;
}

export const readingOf = (language: Language, registered: RegisteredWords): Reading => ({
  languages: languagesRead(language),
  registered,
  splitsLeft: MOST_SPLITS,
});

export const tagsOf = ({ languages }: Reading): readonly Tag[] => [...languages, NEUTRAL];

/** A term in every language that is read. */
export const termTokens = (reading: Reading, term: string): string[] =>
  tagsOf(reading).map((tag) => termToken(tag, term));

/** The stems of a term, of each language that has one for it. */
export const stemTokens = ({ languages }: Reading, term: string): string[] =>
  languages.flatMap((language) => {
    const stem = stemOf(term, language);
    return stem === undefined ? [] : [stemToken(language, stem)];
  });

/** Materials of the classes, nodes and suppliers that registered words stand for; none when there are none. */
export const standingFor = (words: readonly RegisteredWord[]): Query[] => {
  const pairs = [...new Set(words.flatMap((each) => each.pairs))];
  return pairs.length === 0 ? [] : [anyOf('pairs.fixed', pairs)];
};

/** Matches materials that have a term, in any form if requested. */
export const having = (reading: Reading, term: string, inAnyForm: boolean): Query => {
  const { registered, languages } = reading;
  const stems = inAnyForm ? stemTokens(reading, term) : [];
  const words = [...registered.exact(term, languages), ...(inAnyForm ? registered.forms(term, languages) : [])];
  return either([anyOf('words.all', [...termTokens(reading, term), ...stems]), ...standingFor(words)]);
};

import type { Language } from '@grossist/domain';
import type { QueryWord } from './query/parse.ts';
import type { SynonymPhrase } from './synonyms.ts';
import { stemOf } from './text/stem.ts';

const isSame = (one: string, other: string, languages: readonly Language[]): boolean =>
  one === other ||
  languages.some((language) => {
    const stem = stemOf(one, language);
    return stem !== undefined && stem === stemOf(other, language);
  });

/** Whether the phrase is said for readers of the languages, at a place of the query. */
export const isSaidAt = (
  { terms, language }: SynonymPhrase,
  words: readonly QueryWord[],
  at: number,
  languages: readonly Language[],
): boolean =>
  at + terms.length <= words.length &&
  (language === undefined || languages.includes(language)) &&
  terms.every((term, index) => isSame(term, words[at + index]!.term, language === undefined ? languages : [language]));

import type { Language } from '@grossist/domain';
import type { QueryWord } from './query/parse.ts';
import { canonicalText, tokensOf } from './text/tokens.ts';
import { stemOf } from './text/word-forms.ts';
import type { SynonymGroup } from './types.ts';

/** One of the phrases of a synonym group. */
export interface SynonymPhrase {
  group: number;
  /** Its place in the group. */
  place: number;
  terms: readonly string[];
  /** Absent: in every language. */
  language: Language | undefined;
}

const LONGEST_PHRASE = 6;

const firstKeys = (term: string, languages: readonly (Language | undefined)[]): string[] => {
  const stems = languages.flatMap((language) => (language === undefined ? [] : (stemOf(term, language) ?? [])));
  return [...new Set([term, ...stems.map((stem) => `~${stem}`)])];
};

/** An editor's groups of words that mean the same. */
export class Synonyms {
  readonly #groups: readonly { phrases: readonly SynonymPhrase[]; oneWay: boolean }[];
  /** Phrases by their first word and by its stem. */
  readonly #byFirst = new Map<string, SynonymPhrase[]>();

  constructor(groups: readonly SynonymGroup[], allLanguages: readonly Language[]) {
    this.#groups = groups.map(({ words, language, oneWay = false }, group) => ({
      oneWay,
      phrases: words
        .map((text, place): SynonymPhrase => {
          const terms = tokensOf(canonicalText(text)).slice(0, LONGEST_PHRASE);
          return { group, place, language, terms: terms.map(({ term }) => term) };
        })
        .filter(({ terms }) => terms.length > 0),
    }));
    for (const { phrases, oneWay } of this.#groups)
      for (const phrase of phrases) {
        if (oneWay && phrase.place > 0) continue;
        for (const key of firstKeys(
          phrase.terms[0] ?? '',
          phrase.language === undefined ? allLanguages : [phrase.language],
        ))
          this.#byFirst.set(key, [...(this.#byFirst.get(key) ?? []), phrase]);
      }
  }

  /** Returns the phrases that begin with a word, or with another form of it. */
  beginningWith(term: string, languages: readonly Language[]): readonly SynonymPhrase[] {
    const phrases = firstKeys(term, languages).flatMap((key) => this.#byFirst.get(key) ?? []);
    return [...new Set(phrases)];
  }

  /** Returns the other phrases of a phrase's group. */
  othersFor({ group, place }: SynonymPhrase): readonly SynonymPhrase[] {
    return this.#groups[group]?.phrases.filter((other) => other.place !== place) ?? [];
  }
}

const isSame = (one: string, other: string, languages: readonly Language[]): boolean =>
  one === other ||
  languages.some((language) => {
    const stem = stemOf(one, language);
    return stem !== undefined && stem === stemOf(other, language);
  });

/** Returns true if the query contains the phrase at a place, for readers of the languages. */
export const isPhraseAt = (
  { terms, language }: SynonymPhrase,
  words: readonly QueryWord[],
  at: number,
  languages: readonly Language[],
): boolean =>
  at + terms.length <= words.length &&
  (language === undefined || languages.includes(language)) &&
  terms.every((term, index) => isSame(term, words[at + index]!.term, language === undefined ? languages : [language]));

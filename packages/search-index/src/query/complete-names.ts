import { LANGUAGES, type Language } from '@grossist/domain';
import { LONGEST_NAME, nameOfKey } from '../segment/name-keys.ts';
import { textAt } from '../storage/string-table.ts';
import { tokensOf } from '../text/tokens.ts';
import type { View } from '../view.ts';
import { saysAll } from './complete-phrases.ts';
import { spelled } from './corrections.ts';
import type { QueryWord } from './parse.ts';
import type { RankedDocument } from './rank.ts';

/** How many words more than was asked for. */
const MORE_WORDS = 2;
const LONGEST_PHRASE = 5;

/** How a material's name begins, as words of the index; the last is left out where the name is kept in part. */
const termsOf = (view: View, { segment, document }: RankedDocument, language: Language): string[] => {
  const { names, nameRanks } = view.segments[segment]!.segment;
  const key = textAt(names, nameRanks[LANGUAGES.indexOf(language)]![document]!);
  const terms = tokensOf(nameOfKey(key)).map(({ term }) => term);
  return key.length >= LONGEST_NAME ? terms.slice(0, -1) : terms;
};

/** Beginnings of the documents' names that have all the words, those that many begin with first. */
export const phrasesOfNames = (
  view: View,
  documents: readonly RankedDocument[],
  words: readonly QueryWord[],
  languages: readonly Language[],
): string[] => {
  const times = new Map<string, number>();
  for (const document of documents) {
    const terms = termsOf(view, document, languages[0]!);
    let least = 1;
    while (least <= terms.length && !saysAll(terms.slice(0, least), words, languages)) least++;
    for (let length = least; length <= Math.min(terms.length, least + MORE_WORDS, LONGEST_PHRASE); length++) {
      const phrase = terms.slice(0, length).join(' ');
      times.set(phrase, (times.get(phrase) ?? 0) + 1);
    }
  }
  return [...times]
    .sort((one, other) => other[1] - one[1] || one[0].length - other[0].length || (one[0] < other[0] ? -1 : 1))
    .map(([phrase]) =>
      phrase
        .split(' ')
        .map((term) => spelled(view, term, languages))
        .join(' '),
    );
};

import { LANGUAGES, type Language } from '@grossist/domain';
import { languageMask } from '../languages.ts';
import { LONGEST_NAME, nameOfKey } from '../segment/names.ts';
import { compareTexts, findText, prefixRange, textAt } from '../storage/string-table.ts';
import { canonicalText, tokensOf } from '../text/tokens.ts';
import { stemOf } from '../text/word-forms.ts';
import type { View } from '../view.ts';
import { spelled } from './corrections.ts';
import type { QueryWord } from './parse.ts';
import type { RankedDocument } from './rank.ts';
import type { Scope } from './scopes.ts';

/** Beginnings that more names than this continue are too short to tell. */
const MOST_TERMS = 2000;

const codesWith = (view: View, from: number, to: number, mask: number): Set<number> => {
  const codes = new Set<number>();
  for (let word = from; word < Math.min(to, from + MOST_TERMS); word++)
    for (const [code, languages] of view.registered.terms[word]!.codes) if ((languages & mask) !== 0) codes.add(code);
  return codes;
};

/** Codes with names that have all the words, the last one as far as typed. */
const codesOf = (view: View, words: readonly QueryWord[], mask: number): number[] => {
  const table = view.registered.lexicon.words;
  const sets = words.map(({ term, open }) => {
    if (open) return codesWith(view, ...prefixRange(table, term), mask);
    const at = findText(table, term);
    return at < 0 ? new Set<number>() : codesWith(view, at, at + 1, mask);
  });
  return [...(sets[0] ?? [])].filter((code) => sets.every((set) => set.has(code)));
};

/** Whether a text has all the words, the open one as a beginning. */
const saysAll = (terms: readonly string[], words: readonly QueryWord[], languages: readonly Language[]): boolean =>
  words.every(({ term, open }) =>
    terms.some(
      (each) =>
        each === term ||
        (open && each.startsWith(term)) ||
        languages.some((language) => {
          const stem = stemOf(term, language);
          return stem !== undefined && stem === stemOf(each, language);
        }),
    ),
  );

const documentsOf = (view: View, scope: Scope, code: number): number =>
  view.segments.reduce((sum, segment, index) => {
    const pair = view.codePairs(segment)[code]!;
    return pair < 0 ? sum : sum + scope.parts[index]!.counts()[pair]!;
  }, 0);

/** Names of classes, nodes and suppliers with all the words, those of the most materials first. */
export const phrasesOfCodes = (
  view: View,
  scope: Scope,
  words: readonly QueryWord[],
  languages: readonly Language[],
): string[] => {
  const weights = new Map<string, number>();
  for (const code of codesOf(view, words, languageMask(languages[0]!))) {
    const count = documentsOf(view, scope, code);
    if (count === 0) continue;
    const registered = view.registered.words[code];
    const language = languages.find((each) => (registered?.[each]?.length ?? 0) > 0);
    for (const text of (language === undefined ? undefined : registered?.[language]) ?? []) {
      const phrase = canonicalText(text).trim();
      const terms = tokensOf(phrase).map(({ term }) => term);
      if (saysAll(terms, words, languages)) weights.set(phrase, Math.max(weights.get(phrase) ?? 0, count));
    }
  }
  return [...weights].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).map(([phrase]) => phrase);
};

/** How many words more than was asked for. */
const MORE_WORDS = 2;
const LONGEST_PHRASE = 5;

/** How a material's name begins, as words of the index; the last is left out where the name is stored in part. */
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

/** Most frequent words considered per segment. */
const MOST_WORDS = 40;

/** Words that begin with a term in languages, the most frequent first. */
export const wordsBeginning = (view: View, term: string, mask: number): string[] => {
  const frequency = new Map<string, number>();
  for (const { segment } of view.segments) {
    const { words, masks } = segment.lexicon;
    const [from, to] = prefixRange(words, term);
    const indexes = Array.from({ length: to - from }, (_, index) => from + index)
      .filter((word) => (masks[word]! & mask) !== 0)
      .sort((one, other) => segment.wordCounts[other]! - segment.wordCounts[one]!);
    for (const word of indexes.slice(0, MOST_WORDS)) {
      const text = textAt(words, word);
      frequency.set(text, (frequency.get(text) ?? 0) + segment.wordCounts[word]!);
    }
  }
  const { lexicon } = view.registered;
  const [from, to] = prefixRange(lexicon.words, term);
  for (let word = from; word < Math.min(to, from + MOST_WORDS); word++)
    if ((lexicon.masks[word]! & mask) !== 0 && !frequency.has(textAt(lexicon.words, word)))
      frequency.set(textAt(lexicon.words, word), 1);
  return [...frequency]
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || compareTexts(one, other))
    .map(([text]) => text);
};

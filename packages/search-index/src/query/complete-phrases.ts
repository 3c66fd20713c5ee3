import type { Language } from '@grossist/domain';
import { languageMask } from '../languages.ts';
import { findText, prefixRange } from '../storage/string-table.ts';
import { stemOf } from '../text/stem.ts';
import { canonicalText, tokensOf } from '../text/tokens.ts';
import type { View } from '../view.ts';
import type { QueryWord } from './parse.ts';
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
export const saysAll = (
  terms: readonly string[],
  words: readonly QueryWord[],
  languages: readonly Language[],
): boolean =>
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
    const told = view.registered.words[code];
    const language = languages.find((each) => (told?.[each]?.length ?? 0) > 0);
    for (const text of (language === undefined ? undefined : told?.[language]) ?? []) {
      const phrase = canonicalText(text).trim();
      const terms = tokensOf(phrase).map(({ term }) => term);
      if (saysAll(terms, words, languages)) weights.set(phrase, Math.max(weights.get(phrase) ?? 0, count));
    }
  }
  return [...weights].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1)).map(([phrase]) => phrase);
};

import { LANGUAGES, type Language } from '@grossist/domain';
import {
  endsWithHead,
  indexedTerms,
  isHead,
  type SynonymGroup,
  Synonyms,
  stemOf,
  type TermKind,
  type Words,
} from '@grossist/search-index';
import { pairToken } from '../documents/document-of.ts';

/**
 * Insertions, deletions, replacements and swaps of neighbours from one word to another; with `beginning`, to the
 * nearest of the other's beginnings.
 */
export const editDistance = (one: string, other: string, beginning = false): number => {
  const width = one.length + 1;
  let before: number[] = [];
  let above = Array.from({ length: width }, (_, column) => column);
  let least = one.length;
  for (let row = 1; row <= other.length; row++) {
    const here = [row];
    for (let column = 1; column < width; column++) {
      const same = one[column - 1] === other[row - 1];
      let value = Math.min(above[column - 1]! + (same ? 0 : 1), above[column]! + 1, here[column - 1]! + 1);
      const isSwapped =
        row > 1 && column > 1 && one[column - 1] === other[row - 2] && one[column - 2] === other[row - 1];
      if (isSwapped) value = Math.min(value, before[column - 2]! + 1);
      here.push(value);
    }
    least = Math.min(least, here[width - 1]!);
    before = above;
    above = here;
  }
  return beginning ? least : above[width - 1]!;
};

interface RegisteredTerm {
  term: string;
  /** Facet pairs whose materials it counts for, per language. */
  codes: Map<Language, Set<string>>;
  written: Map<Language, string>;
}

interface Compiled {
  byTerm: ReadonlyMap<string, RegisteredTerm>;
  /** In order. */
  all: readonly RegisteredTerm[];
  byStem: ReadonlyMap<string, readonly RegisteredTerm[]>;
}

const UNORDERED: ReadonlyMap<string, number> = new Map();

/** A registered word with the facet pairs it represents. */
export interface RegisteredWord {
  term: string;
  written: string;
  pairs: readonly string[];
}

/**
 * Names and synonyms of classes, nodes and suppliers, and the editors' groups of words. They are known here and not in
 * the index: a question is asked with the codes that its words stand for, so that a new word costs no material a write.
 */
export class RegisteredWords {
  readonly #words = new Map<string, Words>();
  readonly #featureOrders = new Map<string, ReadonlyMap<string, number>>();
  #compiled: Compiled | undefined;
  #groups = '[]';
  synonyms = new Synonyms([], LANGUAGES);

  registerTerms(kind: TermKind, code: string, words: Words): void {
    this.#words.set(pairToken({ key: kind, kind: 's', value: code }), words);
    this.#compiled = undefined;
  }

  /** The features of a class, the most useful first. */
  registerFeatureOrder(classCode: string, features: readonly string[]): void {
    this.#featureOrders.set(classCode, new Map(features.map((feature, place) => [feature, place])));
  }

  /** The place of each feature in a class's own order; empty when it has none. */
  featureOrderOf(classCode: string): ReadonlyMap<string, number> {
    return this.#featureOrders.get(classCode) ?? UNORDERED;
  }

  registerSynonyms(groups: readonly SynonymGroup[]): void {
    // Called at every change of the catalogue, and nearly always with the same words.
    const text = JSON.stringify(groups);
    if (text === this.#groups) return;
    this.#groups = text;
    this.synonyms = new Synonyms(groups, LANGUAGES);
  }

  /** The word itself. */
  exact(term: string, languages: readonly Language[]): RegisteredWord[] {
    const known = this.#known().byTerm.get(term);
    return known === undefined ? [] : wordsOf([known], languages);
  }

  /** Words that begin with a term, in order. */
  beginning(term: string, languages: readonly Language[]): RegisteredWord[] {
    const { all } = this.#known();
    const found: RegisteredTerm[] = [];
    for (let at = firstFrom(all, term); at < all.length && all[at]!.term.startsWith(term); at++) found.push(all[at]!);
    return wordsOf(found, languages);
  }

  /** Other forms of a word, in each language by itself. */
  forms(term: string, languages: readonly Language[]): RegisteredWord[] {
    return languages.flatMap((language) => {
      const stem = stemOf(term, language);
      return stem === undefined ? [] : wordsOf(this.#known().byStem.get(`${language}~${stem}`) ?? [], [language]);
    });
  }

  /** Compounds that are about a word. */
  compounds(term: string, languages: readonly Language[]): RegisteredWord[] {
    if (!isHead(term)) return [];
    const making = languages.filter((language) => language !== 'en');
    return wordsOf(
      this.#known().all.filter((each) => endsWithHead(each.term, term)),
      making,
    );
  }

  /** Words at most so many edits away; with `beginning`, words that begin with something that near. */
  near(term: string, most: number, languages: readonly Language[], beginning = false): RegisteredWord[] {
    const isNear = (each: RegisteredTerm): boolean =>
      (beginning || Math.abs(each.term.length - term.length) <= most) &&
      editDistance(term, each.term, beginning) <= most;
    return wordsOf(this.#known().all.filter(isNear), languages);
  }

  #known(): Compiled {
    this.#compiled ??= compile(this.#words);
    return this.#compiled;
  }
}

const wordsOf = (terms: readonly RegisteredTerm[], languages: readonly Language[]): RegisteredWord[] =>
  terms.flatMap(({ term, codes, written }) => {
    const pairs = [...new Set(languages.flatMap((language) => [...(codes.get(language) ?? [])]))];
    if (pairs.length === 0) return [];
    const language = languages.find((each) => written.has(each));
    return [{ term, written: (language && written.get(language)) ?? term, pairs }];
  });

const firstFrom = (all: readonly RegisteredTerm[], term: string): number => {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (all[middle]!.term < term) low = middle + 1;
    else high = middle;
  }
  return low;
};

const compile = (words: ReadonlyMap<string, Words>): Compiled => {
  const byTerm = new Map<string, RegisteredTerm>();
  const byStem = new Map<string, RegisteredTerm[]>();
  for (const [pair, texts] of words)
    for (const language of LANGUAGES)
      for (const text of texts[language] ?? [])
        for (const { term, written } of indexedTerms(text)) {
          const known = byTerm.get(term) ?? { term, codes: new Map(), written: new Map() };
          byTerm.set(term, known);
          const codes = known.codes.get(language);
          if (codes === undefined) {
            known.codes.set(language, new Set([pair]));
            const stem = stemOf(term, language);
            const key = `${language}~${stem}`;
            if (stem !== undefined) byStem.set(key, [...(byStem.get(key) ?? []), known]);
          } else codes.add(pair);
          if (written !== term && (known.written.get(language) ?? '') < written) known.written.set(language, written);
        }
  const all = [...byTerm.values()].sort((one, other) => (one.term < other.term ? -1 : 1));
  return { byTerm, byStem, all };
};

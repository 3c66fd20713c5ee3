import { LANGUAGES } from '@grossist/domain';
import { languageBit, withSpelling } from './languages.ts';
import { codePair } from './segment/document-pairs.ts';
import { type Lexicon, lexiconOf } from './segment/segment.ts';
import { sortTexts, tableOf } from './storage/string-table.ts';
import { Synonyms } from './synonyms.ts';
import { indexedTerms } from './text/indexed-terms.ts';
import type { SynonymGroup, TermKind, Words } from './types.ts';

interface RegisteredTerm {
  /** Code numbers and the languages in which the word belongs to each. */
  codes: Map<number, number>;
  spelling: string;
}

/** The registered words at one moment. */
export interface RegisteredWords {
  readonly lexicon: Lexicon;
  /** Per word of the lexicon. */
  readonly terms: readonly RegisteredTerm[];
  /** Facet pairs to their code numbers. */
  readonly codes: ReadonlyMap<string, number>;
  /** Per code number what it is of. */
  readonly kinds: readonly TermKind[];
  /** Registered words by code number. */
  readonly words: readonly Words[];
  readonly synonyms: Synonyms;
  /** Per class the place of each feature, the most useful 0. */
  readonly featureOrders: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Names and synonyms of classes, nodes and suppliers. They count for every document that carries the code. */
export class Registry {
  readonly #codes = new Map<string, number>();
  readonly #words: Words[] = [];
  readonly #kinds: TermKind[] = [];
  readonly #featureOrders = new Map<string, ReadonlyMap<string, number>>();
  #synonyms = new Synonyms([], LANGUAGES);
  #current: RegisteredWords | undefined;

  /** Replaces what was registered for the code. */
  register(kind: TermKind, code: string, words: Words): void {
    const pair = codePair(kind, code);
    const known = this.#codes.get(pair) ?? this.#codes.size;
    this.#codes.set(pair, known);
    this.#words[known] = words;
    this.#kinds[known] = kind;
    this.#current = undefined;
  }

  /** Replaces all groups. */
  registerSynonyms(groups: readonly SynonymGroup[]): void {
    this.#synonyms = new Synonyms(groups, LANGUAGES);
    this.#current = undefined;
  }

  /** Replaces the order of a class's features. */
  registerFeatureOrder(classCode: string, features: readonly string[]): void {
    this.#featureOrders.set(classCode, new Map(features.map((feature, place) => [feature, place])));
    this.#current = undefined;
  }

  words(): RegisteredWords {
    this.#current ??= this.#compile();
    return this.#current;
  }

  #compile(): RegisteredWords {
    const terms = new Map<string, RegisteredTerm>();
    this.#words.forEach((words, code) => {
      for (const language of LANGUAGES)
        for (const text of words[language] ?? []) collect(terms, text, code, languageBit(language));
    });
    const sorted = sortTexts([...terms.keys()]);
    const ordered = sorted.map((term) => terms.get(term) ?? { codes: new Map<number, number>(), spelling: '' });
    const masks = Uint8Array.from(ordered, ({ codes }) => [...codes.values()].reduce((all, mask) => all | mask, 0));
    return {
      lexicon: lexiconOf(tableOf(sorted), masks),
      terms: ordered,
      codes: new Map(this.#codes),
      words: [...this.#words],
      kinds: [...this.#kinds],
      synonyms: this.#synonyms,
      featureOrders: new Map(this.#featureOrders),
    };
  }
}

const collect = (terms: Map<string, RegisteredTerm>, text: string, code: number, bit: number): void => {
  for (const { term, written } of indexedTerms(text)) {
    const known = terms.get(term) ?? { codes: new Map<number, number>(), spelling: '' };
    terms.set(term, known);
    known.codes.set(code, (known.codes.get(code) ?? 0) | bit);
    if (written !== term) known.spelling = withSpelling(known.spelling, bit, written);
  }
};

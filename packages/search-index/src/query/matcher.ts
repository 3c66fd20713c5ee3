import type { LiveSegment } from '../segment/live-segment.ts';
import type { Lexicon } from '../segment/segment.ts';
import { type Bits, bitsFor } from '../storage/bitset.ts';
import { addDocuments, documentsInto } from '../storage/postings.ts';
import { equalRange, findText, prefixRange, textAt } from '../storage/string-table.ts';
import type { View } from '../view.ts';
import { fuzzyMatches } from './fuzzy.ts';
import { countIn, emptySet, mark, markWord, type WordSet } from './word-set.ts';

const REGISTERED = 0.45;
const PREFIX = 0.8;
const NUMBER_EXACT = 1;
const NUMBER_PREFIX = 0.8;

/** Finds the documents of single words in the languages of one reader and counts those of one market. */
export class Matcher {
  readonly #view: View;
  readonly #languages: number;
  /** Per segment the documents of the market. */
  readonly market: readonly Bits[];
  /** How many documents the market has. */
  readonly marketSize: number;

  constructor(view: View, languages: number, market: number) {
    this.#view = view;
    this.#languages = languages;
    this.market = view.segments.map(({ inMarket }) => inMarket[market]!);
    this.marketSize = view.segments.reduce((sum, { marketSize }) => sum + marketSize[market]!, 0);
  }

  get segments(): readonly LiveSegment[] {
    return this.#view.segments;
  }

  emptySet(): WordSet {
    return emptySet(this.segments);
  }

  count(set: WordSet): number {
    return countIn(set, this.market);
  }

  /** Whether any document or registered term may have the word. */
  knows(term: string): boolean {
    return (
      findText(this.#view.registered.lexicon.words, term) >= 0 ||
      this.segments.some(({ segment }) => findText(segment.lexicon.words, term) >= 0)
    );
  }

  addExact(set: WordSet, term: string, weight: number): void {
    this.segments.forEach((segment, index) => {
      const word = findText(segment.segment.lexicon.words, term);
      if (word >= 0) markWord(segment, word, this.#languages, weight, set.bits[index]!, set.scores[index]!);
    });
    const registered = findText(this.#view.registered.lexicon.words, term);
    if (registered >= 0) this.#addRegistered(set, registered, registered + 1, weight);
  }

  /** Everything that begins with the term, the term itself with full weight. */
  addPrefix(set: WordSet, term: string, weight: number): void {
    this.segments.forEach((segment, index) => {
      const { words } = segment.segment.lexicon;
      const [from, to] = prefixRange(words, term);
      const whole = findText(words, term);
      for (let word = from; word < to; word++) {
        const part = word === whole ? weight : weight * PREFIX;
        markWord(segment, word, this.#languages, part, set.bits[index]!, set.scores[index]!);
      }
    });
    const [from, to] = prefixRange(this.#view.registered.lexicon.words, term);
    const whole = findText(this.#view.registered.lexicon.words, term);
    if (whole >= 0) this.#addRegistered(set, whole, whole + 1, weight);
    this.#addRegistered(set, from, to, weight * PREFIX);
  }

  #addRegistered(set: WordSet, from: number, to: number, weight: number): void {
    const codes = new Set<number>();
    for (let word = from; word < to; word++)
      for (const [code, mask] of this.#view.registered.terms[word]!.codes)
        if ((mask & this.#languages) !== 0) codes.add(code);
    if (codes.size === 0) return;
    this.segments.forEach((segment, index) => {
      const pairs = this.#view.codePairs(segment);
      for (const code of codes) {
        const pair = pairs[code]!;
        if (pair < 0) continue;
        const count = documentsInto(segment.segment.facets.documents, pair, segment.room);
        for (let at = 0; at < count; at++)
          mark(set.bits[index]!, set.scores[index]!, segment.room[at]!, weight * REGISTERED);
      }
    });
  }

  addNumber(set: WordSet, number: string, asPrefix: boolean): void {
    this.segments.forEach((segment, index) => {
      const { numbers, numberOf } = segment.segment;
      const [from, to] = equalRange(numbers, number);
      for (let entry = from; entry < to; entry++)
        mark(set.bits[index]!, set.scores[index]!, numberOf[entry]!, NUMBER_EXACT);
      if (!asPrefix) return;
      const [first, end] = prefixRange(numbers, number);
      for (let entry = first; entry < end; entry++)
        mark(set.bits[index]!, set.scores[index]!, numberOf[entry]!, NUMBER_PREFIX);
    });
  }

  /** Words at most so many edits away, and how many. */
  nearWords(term: string, most: number, beginning: boolean): Map<string, number> {
    const near = new Map<string, number>();
    const collect = (lexicon: Lexicon): void => {
      for (const { word, distance } of fuzzyMatches(lexicon, term, most, this.#languages, beginning))
        near.set(textAt(lexicon.words, word), distance);
    };
    for (const { segment } of this.segments) collect(segment.lexicon);
    collect(this.#view.registered.lexicon);
    return near;
  }

  /** Documents of one value of a facet, by its pair text. */
  pairBits(pair: string): Bits[] {
    return this.segments.map(({ segment }) => {
      const bits = bitsFor(segment.count);
      const at = findText(segment.facets.pairs, pair);
      if (at >= 0) addDocuments(segment.facets.documents, at, bits);
      return bits;
    });
  }
}

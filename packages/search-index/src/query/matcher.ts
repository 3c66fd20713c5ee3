import type { Language } from '@grossist/domain';
import { languageBit, languageMask, languagesRead, NEUTRAL } from '../languages.ts';
import type { LiveSegment } from '../segment/live-segment.ts';
import type { Lexicon } from '../segment/segment.ts';
import { type Bits, bitsFor } from '../storage/bitset.ts';
import { documentsInto } from '../storage/postings.ts';
import { equalRange, findText, prefixRange, textAt } from '../storage/string-table.ts';
import type { Synonyms } from '../synonyms.ts';
import { numberForms } from '../text/numbers.ts';
import { stemOf } from '../text/word-forms.ts';
import type { View } from '../view.ts';
import { type FoundDocuments, mark } from './found-documents.ts';
import { fuzzyMatches } from './fuzzy.ts';
import { wordsEndingWith, wordsWithStem } from './lexicon-walks.ts';
import type { Scope } from './scopes.ts';
import { Work } from './search-budget.ts';
import { countIn, emptySet, markWord, type WordSet } from './word-set.ts';

/** What a registered word counts beside one in the material's own texts. */
const REGISTERED = { class: 0.6, supplier: 0.5, node: 0.3 } as const;
const PREFIX = 0.6;
/** Forms of a word differ in so many letters at its end at most. */
const LONGEST_END = 7;
const SHORTEST_START = 3;
const NUMBER_EXACT = 1;
const NUMBER_PREFIX = 0.8;

const KINDS = ['class', 'supplier', 'node'] as const;
/** Of fewer documents than this share each is scored by itself: that is quicker than one more layer. */
const FEW = 256;

/** Documents of any of the pairs count so much. */
const addPairs = (segment: LiveSegment, found: FoundDocuments, pairs: readonly number[], value: number): void => {
  const most = pairs.reduce((sum, pair) => sum + segment.mostWithPair(pair), 0);
  const layer = most * FEW < segment.segment.count ? undefined : found.layer(value);
  for (const pair of pairs) {
    if (layer !== undefined) {
      segment.addPair(pair, layer.bits);
      continue;
    }
    const count = documentsInto(segment.segment.facets.documents, pair, segment.room);
    const { bits, scores } = found.marks;
    for (let at = 0; at < count; at++) mark(bits, scores, segment.room[at]!, value);
  }
};

/** Words of a lexicon and the languages in which they count. */
type Picked = ReadonlyMap<number, number>;

const NOTHING: Picked = new Map();

/** Finds the documents of single words in the languages of one reader and counts those that the reader may see. */
export class Matcher {
  readonly #view: View;
  readonly #mask: number;
  readonly #own: number;
  readonly #scratch: WordSet[] = [];
  /** Words near to others as far as they were looked for. */
  readonly #near = new Map<string, ReadonlyMap<string, number>>();
  readonly languages: readonly Language[];
  readonly work = new Work();
  /** Per segment the documents the reader may see. */
  readonly market: readonly Bits[];
  /** How many those are. */
  readonly marketSize: number;

  constructor(view: View, language: Language, scope: Scope) {
    this.#view = view;
    this.#mask = languageMask(language);
    this.#own = languageBit(language) | NEUTRAL;
    this.languages = languagesRead(language);
    this.market = scope.bits;
    this.marketSize = scope.size;
  }

  get synonyms(): Synonyms {
    return this.#view.registered.synonyms;
  }

  get segments(): readonly LiveSegment[] {
    return this.#view.segments;
  }

  emptySet(): WordSet {
    return emptySet(this.segments);
  }

  /** An empty set for a moment: the next call with the same number empties it again. */
  scratch(number: number): WordSet {
    const set = this.#scratch[number] ?? this.emptySet();
    this.#scratch[number] = set;
    for (const found of set) found.clear();
    return set;
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

  /** How often a word is written, in its documents' languages and in any market. */
  frequency(term: string): number {
    return this.segments.reduce((sum, { segment }) => {
      const word = findText(segment.lexicon.words, term);
      return word < 0 ? sum : sum + segment.wordCounts[word]!;
    }, 0);
  }

  addExact(set: WordSet, term: string, weight: number, within?: readonly Bits[]): void {
    const one = ({ words }: Lexicon): Picked => {
      const word = findText(words, term);
      return word < 0 ? NOTHING : new Map([[word, this.#mask]]);
    };
    this.#addWords(set, weight, one, within);
  }

  /** The other forms of a word in each of the reader's languages: "kabler" for "kabel". */
  addForms(set: WordSet, term: string, weight: number, within?: readonly Bits[]): void {
    const stems = this.languages.flatMap((language) => {
      const stem = stemOf(term, language);
      return stem === undefined ? [] : [{ stem, language }];
    });
    if (stems.length === 0) return;
    const forms = (lexicon: Lexicon): Picked => {
      const masks = new Map<number, number>();
      for (const { stem, language } of stems)
        for (const word of wordsWithStem(lexicon, stem, language))
          masks.set(word, (masks.get(word) ?? 0) | languageBit(language));
      if (masks.size > 0) masks.delete(findText(lexicon.words, term));
      return masks;
    };
    this.#addWords(set, weight, forms, within);
  }

  /** Whether any word in the reader's languages is a form of the term. */
  knowsForms(term: string): boolean {
    return this.languages.some((language) => {
      const stem = stemOf(term, language);
      if (stem === undefined) return false;
      const has = (lexicon: Lexicon): boolean => wordsWithStem(lexicon, stem, language).length > 0;
      return has(this.#view.registered.lexicon) || this.segments.some(({ segment }) => has(segment.lexicon));
    });
  }

  /** Compounds of the languages that make them that end with the term after so many letters or more. */
  addHeads(set: WordSet, term: string, weight: number, before: number): void {
    const mask = this.#mask & ~languageBit('en') & ~NEUTRAL;
    const heads = (lexicon: Lexicon): Picked =>
      new Map(wordsEndingWith(lexicon, term, before, mask).map((word) => [word, mask] as const));
    this.#addWords(set, weight, heads);
  }

  /** Everything that begins with the term, the term itself with full weight. */
  addPrefix(set: WordSet, term: string, weight: number): void {
    this.segments.forEach((segment, index) => {
      const { words } = segment.segment.lexicon;
      const [from, to] = prefixRange(words, term);
      if (from === to) return;
      const whole = findText(words, term);
      const { marks } = set[index]!;
      for (let word = from; word < to; word++) {
        const part = word === whole ? weight : weight * PREFIX;
        markWord(segment, word, this.#mask, this.#own, part, marks);
      }
    });
    const { words } = this.#view.registered.lexicon;
    const [from, to] = prefixRange(words, term);
    const whole = findText(words, term);
    if (whole >= 0) this.#addRegistered(set, [[whole, this.#mask]], weight);
    const all = Array.from({ length: to - from }, (_, index) => [from + index, this.#mask] as const);
    this.#addRegistered(set, all, weight * PREFIX);
  }

  #addWords(set: WordSet, weight: number, pick: (lexicon: Lexicon) => Picked, within?: readonly Bits[]): void {
    this.segments.forEach((segment, index) => {
      const words = pick(segment.segment.lexicon);
      if (words.size === 0) return;
      const { marks } = set[index]!;
      for (const [word, mask] of words) markWord(segment, word, mask, this.#own, weight, marks, within?.[index]);
    });
    this.#addRegistered(set, pick(this.#view.registered.lexicon), weight);
  }

  #addRegistered(set: WordSet, words: Iterable<readonly [number, number]>, weight: number): void {
    const codes = new Set<number>();
    for (const [word, languages] of words)
      for (const [code, mask] of this.#view.registered.terms[word]!.codes)
        if ((mask & languages) !== 0) codes.add(code);
    if (codes.size === 0) return;
    const { kinds } = this.#view.registered;
    this.segments.forEach((segment, index) => {
      const known = this.#view.codePairs(segment);
      for (const kind of KINDS) {
        const pairs = [...codes]
          .filter((code) => kinds[code] === kind && known[code]! >= 0)
          .map((code) => known[code]!);
        if (pairs.length > 0) addPairs(segment, set[index]!, pairs, weight * REGISTERED[kind]);
      }
    });
  }

  /** Whether any word begins as the forms of a term do: when none does, looking for them is of no use. */
  beginsAny(term: string): boolean {
    const start = term.slice(0, Math.max(SHORTEST_START, term.length - LONGEST_END));
    const has = ({ words }: Lexicon): boolean => {
      const [from, to] = prefixRange(words, start);
      return from < to;
    };
    return has(this.#view.registered.lexicon) || this.segments.some(({ segment }) => has(segment.lexicon));
  }

  addNumber(set: WordSet, number: string, asPrefix: boolean): void {
    const forms = numberForms(number);
    this.segments.forEach((segment, index) => {
      const { numbers, numberOf } = segment.segment;
      for (const form of forms) {
        const [from, to] = equalRange(numbers, form);
        for (let entry = from; entry < to; entry++) set[index]!.add(numberOf[entry]!, NUMBER_EXACT);
      }
      if (!asPrefix) return;
      const [first, end] = prefixRange(numbers, number);
      for (let entry = first; entry < end; entry++) set[index]!.add(numberOf[entry]!, NUMBER_PREFIX);
    });
  }

  /** Words at most so many edits away, and how many; none when too many words of the question were looked for so. */
  nearWords(
    term: string,
    most: number,
    beginning: boolean,
    effort: 'walks' | 'parts' = 'walks',
  ): ReadonlyMap<string, number> {
    const key = `${term} ${most} ${beginning}`;
    const known = this.#near.get(key);
    if (known !== undefined) return known;
    const near = new Map<string, number>();
    if (!this.work.allows(effort)) return near;
    this.#near.set(key, near);
    const collect = (lexicon: Lexicon): void => {
      for (const { word, distance } of fuzzyMatches(lexicon, term, most, this.#mask, beginning))
        near.set(textAt(lexicon.words, word), distance);
    };
    for (const { segment } of this.segments) collect(segment.lexicon);
    collect(this.#view.registered.lexicon);
    return near;
  }

  /** Documents of one value of a facet, by its pair text. */
  pairBits(pair: string): Bits[] {
    return this.segments.map((live) => {
      const bits = bitsFor(live.segment.count);
      const at = findText(live.segment.facets.pairs, pair);
      if (at >= 0) live.addPair(at, bits);
      return bits;
    });
  }
}

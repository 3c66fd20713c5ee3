import type { Language } from '@grossist/domain';
import { languageBit } from '../languages.ts';
import type { Lexicon } from '../segment/segment.ts';
import { countOf, prefixRange, type StringTable, textAt } from '../storage/string-table.ts';
import { beginningOf, stemOf } from '../text/word-forms.ts';

/** Cached as long as the lexicon exists, since it depends on nothing else. */
interface Derived {
  /** Words by stem, per language and stem. */
  stems: Map<string, readonly number[]>;
  /** Words of letters in the order of their ends. */
  byEnd: Uint32Array | undefined;
}

const STEMS_KEPT = 4000;
/** A stem's other forms are at most so much longer. */
const LONGEST_ENDING = 8;
const SHORTEST_COMPOUND = 6;

const known = new WeakMap<StringTable, Derived>();

const derivedOf = ({ words }: Lexicon): Derived => {
  const derived = known.get(words) ?? { stems: new Map<string, readonly number[]>(), byEnd: undefined };
  known.set(words, derived);
  return derived;
};

/** Words of the lexicon with a stem in a language. */
export const wordsWithStem = (lexicon: Lexicon, stem: string, language: Language): readonly number[] => {
  const { stems } = derivedOf(lexicon);
  const key = `${language} ${stem}`;
  const remembered = stems.get(key);
  if (remembered !== undefined) return remembered;
  const { words, masks } = lexicon;
  const bit = languageBit(language);
  const [from, to] = prefixRange(words, beginningOf(stem));
  const found: number[] = [];
  for (let word = from; word < to; word++) {
    if ((masks[word]! & bit) === 0) continue;
    if (words.offsets[word + 1]! - words.offsets[word]! > stem.length + LONGEST_ENDING) continue;
    if (stemOf(textAt(words, word), language) === stem) found.push(word);
  }
  if (stems.size >= STEMS_KEPT) stems.clear();
  stems.set(key, found);
  return found;
};

const isLetters = ({ bytes, offsets }: StringTable, word: number): boolean => {
  for (let at = offsets[word]!; at < offsets[word + 1]!; at++) if (bytes[at]! < 97 || bytes[at]! > 122) return false;
  return true;
};

const compareEnds = ({ bytes, offsets }: StringTable, one: number, other: number): number => {
  let left = offsets[one + 1]! - 1;
  let right = offsets[other + 1]! - 1;
  while (left >= offsets[one]! && right >= offsets[other]!) {
    const difference = bytes[left--]! - bytes[right--]!;
    if (difference !== 0) return difference;
  }
  return left - offsets[one]! - (right - offsets[other]!);
};

const wordsByEnd = (lexicon: Lexicon): Uint32Array => {
  const derived = derivedOf(lexicon);
  if (derived.byEnd !== undefined) return derived.byEnd;
  const { words } = lexicon;
  const long: number[] = [];
  for (let word = 0; word < countOf(words); word++)
    if (words.offsets[word + 1]! - words.offsets[word]! >= SHORTEST_COMPOUND && isLetters(words, word)) long.push(word);
  derived.byEnd = Uint32Array.from(long).sort((one, other) => compareEnds(words, one, other));
  return derived.byEnd;
};

/** Compares the end of a word with a text: 0 when the word ends with it. */
const compareEnd = ({ bytes, offsets }: StringTable, word: number, end: string): number => {
  const from = offsets[word]!;
  let at = offsets[word + 1]! - 1;
  for (let letter = end.length - 1; letter >= 0; letter--, at--) {
    if (at < from) return -1;
    const difference = bytes[at]! - end.charCodeAt(letter);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Words of letters in the languages that end with a plain word, with so many letters before it or more. */
export const wordsEndingWith = (lexicon: Lexicon, end: string, before: number, languages: number): number[] => {
  const order = wordsByEnd(lexicon);
  const { words, masks } = lexicon;
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareEnd(words, order[middle]!, end) < 0) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let at = low; at < order.length && compareEnd(words, order[at]!, end) === 0; at++) {
    const word = order[at]!;
    const isLong = words.offsets[word + 1]! - words.offsets[word]! >= end.length + before;
    if (isLong && (masks[word]! & languages) !== 0) found.push(word);
  }
  return found;
};

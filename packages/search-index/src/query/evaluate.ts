import { andInto, type Bits, orInto } from '../storage/bitset.ts';
import { addJoins, addSplits } from './compounds.ts';
import { correct } from './corrections.ts';
import { editsAllowed } from './fuzzy.ts';
import type { Matcher } from './matcher.ts';
import type { ParsedQuery, QueryWord } from './parse.ts';
import type { WordSet } from './word-set.ts';

export interface EvaluatedWord {
  word: QueryWord;
  set: WordSet;
  /** Documents of the market. */
  found: number;
  /** How much finding the word tells: the rarer the more. */
  rarity: number;
  /** The word of the index that was taken instead. */
  corrected?: string;
}

export interface Evaluation {
  /** Per segment the documents of the market that the query finds. */
  found: Bits[];
  /** Those whose identifier is the query, or begins with it. Undefined for the empty query. */
  byNumber: { exact: WordSet; prefix: WordSet } | undefined;
  words: readonly EvaluatedWord[];
}

const rarityOf = (found: number, all: number): number => Math.log(1 + (all - found + 0.5) / (found + 0.5));

const findWords = (matcher: Matcher, words: readonly QueryWord[]): WordSet[] => {
  const sets = words.map(({ term, number, open, numberOpen }) => {
    const set = matcher.emptySet();
    if (open) matcher.addPrefix(set, term, 1);
    else matcher.addExact(set, term, 1);
    if (number !== undefined) matcher.addNumber(set, number, numberOpen);
    addSplits(matcher, set, term);
    return set;
  });
  addJoins(matcher, words, sets);
  return sets;
};

/** All words must be found, in any order, the last one may be a beginning; a word that finds nothing is corrected. */
export const evaluateWords = (matcher: Matcher, words: readonly QueryWord[], correcting: boolean): EvaluatedWord[] => {
  const all = matcher.marketSize;
  return findWords(matcher, words).map((set, index): EvaluatedWord => {
    const word = words[index]!;
    const found = matcher.count(set);
    if (found > 0 || !correcting) return { word, set, found, rarity: rarityOf(found, all) };
    const most = editsAllowed(word.term);
    const correction =
      correct(matcher, word.term, most, false) ?? (word.open ? correct(matcher, word.term, most, true) : undefined);
    if (correction === undefined) return { word, set, found, rarity: rarityOf(found, all) };
    const near = matcher.count(correction.set);
    return { word, set: correction.set, found: near, rarity: rarityOf(near, all), corrected: correction.term };
  });
};

/** The documents of the market that all the words find. */
export const foundByAll = (matcher: Matcher, words: readonly { set: WordSet }[]): Bits[] =>
  matcher.market.map((market, segment) =>
    words.reduce<Bits>((found, { set }) => andInto(found, set.bits[segment]!), market.slice()),
  );

/** Documents a query finds in the market: by identifier or by all of its words. The empty query finds everything. */
export const evaluate = (matcher: Matcher, query: ParsedQuery): Evaluation => {
  if (query.words.length === 0 && query.number === '')
    return { found: matcher.market.map((bits) => bits.slice()), byNumber: undefined, words: [] };
  const exact = matcher.emptySet();
  const prefix = matcher.emptySet();
  if (query.number !== '') matcher.addNumber(exact, query.number, false);
  if (query.numberAsPrefix) matcher.addNumber(prefix, query.number, true);
  const numbered = matcher.count(exact) + matcher.count(prefix) > 0;
  const words = evaluateWords(matcher, query.words, !numbered);
  const byWords = words.length === 0 ? undefined : foundByAll(matcher, words);
  const found = matcher.market.map((market, segment) => {
    const identified = orInto(exact.bits[segment]!.slice(), prefix.bits[segment]!);
    const textual = byWords?.[segment];
    return andInto(textual === undefined ? identified : orInto(identified, textual), market);
  });
  return { found, byNumber: { exact, prefix }, words };
};

import type { LiveSegment } from '../segment/live-segment.ts';
import { andInto, type Bits, firstMember, orInto } from '../storage/bitset.ts';
import { isPhraseAt, type SynonymPhrase, type Synonyms } from '../synonyms.ts';
import { addHeads, addJoins, addSplits } from './compounds.ts';
import { correct, correctCompound } from './corrections.ts';
import { hasDocuments } from './counts.ts';
import type { Matcher } from './matcher.ts';
import type { ParsedQuery, QueryWord } from './parse.ts';
import { keepBoth, markAll, type WordSet } from './word-set.ts';

/** Documents of one segment with at least 1, 2, … of the words. */
const atLeast = (live: LiveSegment, market: Bits, sets: readonly Bits[]): Bits[] => {
  const levels: Bits[] = sets.map(() => live.lendBits().fill(0));
  sets.forEach((set, done) => {
    for (let level = Math.min(done, sets.length - 1); level >= 0; level--) {
      const below = level === 0 ? market : levels[level - 1]!;
      const target = levels[level]!;
      for (let word = 0; word < target.length; word++) target[word]! |= below[word]! & set[word]!;
    }
  });
  return levels;
};

/** The documents that may be seen and have the most of the words, but at least half of them, rounded down; none when there are none. */
const foundByMost = (matcher: Matcher, words: readonly { set: WordSet }[]): Bits[] => {
  const levels = matcher.market.map((market, segment) =>
    atLeast(
      matcher.segments[segment]!,
      market,
      words.map(({ set }) => set[segment]!.bits),
    ),
  );
  for (let level = words.length - 1; level >= Math.max(1, Math.floor(words.length / 2)) - 1; level--) {
    const found = levels.map((each) => each[level]!);
    if (found.some((bits) => firstMember(bits) !== undefined)) return found;
  }
  return matcher.segments.map(({ noBits }) => noBits);
};

const SYNONYM = 0.75;

/** Documents with all words of a phrase, each in any form, into the first scratch set. */
const documentsOf = (matcher: Matcher, { terms }: SynonymPhrase): WordSet => {
  const all = matcher.scratch(0);
  terms.forEach((term, index) => {
    const own = index === 0 ? all : matcher.scratch(1);
    matcher.addExact(own, term, 1);
    matcher.addForms(own, term, FORM);
    if (index > 0) keepBoth(all, own);
  });
  return all;
};

/** Documents that an editor's other words for what was typed find count as well. */
const addSynonyms = (
  matcher: Matcher,
  synonyms: Synonyms,
  words: readonly QueryWord[],
  sets: readonly WordSet[],
): void => {
  words.forEach((word, at) => {
    for (const phrase of synonyms.beginningWith(word.term, matcher.languages)) {
      if (!isPhraseAt(phrase, words, at, matcher.languages)) continue;
      for (const other of synonyms.othersFor(phrase)) {
        if (!matcher.work.allows('synonyms')) return;
        const found = documentsOf(matcher, other);
        for (let place = at; place < at + phrase.terms.length; place++) markAll(sets[place]!, found, SYNONYM);
      }
    }
  });
};

export interface EvaluatedWord {
  word: QueryWord;
  set: WordSet;
  /** Documents that may be seen. */
  found: number;
  /** How much finding the word tells: the rarer the more. */
  rarity: number;
  /** The word of the index that was taken instead. */
  corrected?: string;
}

export interface Evaluation {
  /** Per segment the documents that may be seen and that the query finds. */
  found: readonly Bits[];
  /** Those whose identifier is the query, or begins with it. Undefined for the empty query. */
  byNumber: { exact: WordSet; prefix: WordSet; number: string } | undefined;
  words: readonly EvaluatedWord[];
  /** Nothing has all the words; what was found has the most of them. */
  isPartial: boolean;
}

const FORM = 0.8;

const WITHOUT_UNIT = 0.5;
/** A compound that so many documents have as one word need not be looked for in parts. */
const ENOUGH = 50;

/** A size without its millimetres, which designations often leave out: "15mm" is found by "15x1,0". */
export const withoutUnit = (term: string): string | undefined => /^(\d+(?:\.\d+)?)mm2?$/.exec(term)?.[1];

type Words = Pick<ParsedQuery, 'words' | 'runs'>;

/** Never less than one: how exactly a common word is met must count as well. */
const rarityOf = (found: number, all: number): number => 1 + Math.log(1 + (all - found + 0.5) / (found + 0.5));

const findWords = (matcher: Matcher, { words, runs }: Words): WordSet[] => {
  const sets = words.map(({ term, number, open, numberOpen }) => {
    const set = matcher.emptySet();
    if (open) matcher.addPrefix(set, term, 1);
    else matcher.addExact(set, term, 1);
    matcher.addForms(set, term, FORM);
    const size = withoutUnit(term);
    if (size !== undefined) matcher.addExact(set, size, WITHOUT_UNIT);
    addHeads(matcher, set, term);
    if (number !== undefined) matcher.addNumber(set, number, numberOpen);
    if (matcher.count(set) < ENOUGH) addSplits(matcher, set, term);
    return set;
  });
  addJoins(matcher, words, sets);
  addSynonyms(matcher, matcher.synonyms, words, sets);
  for (const { from, to, number, term, open } of runs)
    for (const set of sets.slice(from, to)) {
      if (number !== undefined) matcher.addNumber(set, number, false);
      if (term === undefined) continue;
      if (open) matcher.addPrefix(set, term, 1);
      else matcher.addExact(set, term, 1);
    }
  return sets;
};

const evaluated = (matcher: Matcher, word: QueryWord, set: WordSet, corrected?: string): EvaluatedWord => {
  const found = matcher.count(set);
  const rarity = rarityOf(found, matcher.marketSize);
  return corrected === undefined ? { word, set, found, rarity } : { word, set, found, rarity, corrected };
};

const correctedWord = (matcher: Matcher, word: QueryWord): EvaluatedWord | undefined => {
  const correction = correct(matcher, word, false) ?? correct(matcher, word, true) ?? correctCompound(matcher, word);
  return correction === undefined ? undefined : evaluated(matcher, word, correction.set, correction.term);
};

/** All words must be found, in any order, the last one may be a beginning; a word that finds nothing is corrected. */
const evaluateWords = (matcher: Matcher, query: Words, correcting: boolean): EvaluatedWord[] =>
  findWords(matcher, query).map((set, index): EvaluatedWord => {
    const word = evaluated(matcher, query.words[index]!, set);
    return word.found > 0 || !correcting ? word : (correctedWord(matcher, word.word) ?? word);
  });

/** The documents that all the words find. */
export const foundByAll = (matcher: Matcher, words: readonly { set: WordSet }[]): Bits[] =>
  matcher.market.map((market, segment) =>
    words.reduce<Bits>(
      (found, { set }) => andInto(found, set[segment]!.bits),
      matcher.segments[segment]!.lendCopy(market),
    ),
  );

/**
 * Corrects words that each find something but nothing together: typing mistakes may be words as well. One word is
 * corrected at a time, the rarest first, then all of them.
 */
const correctedTogether = (matcher: Matcher, words: readonly EvaluatedWord[]): readonly EvaluatedWord[] | undefined => {
  const rarest = [...words.keys()].sort((one, other) => words[one]!.found - words[other]!.found || one - other);
  let all = words;
  for (const index of rarest) {
    const { word, found, corrected } = words[index]!;
    const instead = corrected === undefined && found > 0 ? correctedWord(matcher, word) : undefined;
    if (instead === undefined) continue;
    const tried = words.with(index, instead);
    if (hasDocuments(foundByAll(matcher, tried))) return tried;
    all = all.with(index, instead);
  }
  return all !== words && hasDocuments(foundByAll(matcher, all)) ? all : undefined;
};

/**
 * Finds the documents of a query among those that may be seen: by identifier or by all of its words. The empty query
 * finds everything, one of signs alone nothing.
 */
export const evaluate = (matcher: Matcher, query: ParsedQuery): Evaluation => {
  const { number, bareNumber, numberAsPrefix } = query;
  if (query.words.length === 0 && number === '') {
    const found = query.isEmpty ? matcher.market : matcher.segments.map(({ noBits }) => noBits);
    return { found, byNumber: undefined, words: [], isPartial: false };
  }
  const exact = matcher.emptySet();
  const prefix = matcher.emptySet();
  for (const each of new Set([number, bareNumber])) {
    if (each !== '') matcher.addNumber(exact, each, false);
    if (numberAsPrefix) matcher.addNumber(prefix, each, true);
  }
  const numbered = matcher.count(exact) + matcher.count(prefix) > 0;
  const byNumber = { exact, prefix, number };
  const identified = matcher.market.map((market, segment) => {
    const [whole, beginning] = [exact[segment]!, prefix[segment]!];
    return whole.isEmpty && beginning.isEmpty
      ? whole.bits
      : andInto(orInto(matcher.segments[segment]!.lendCopy(whole.bits), beginning.bits), market);
  });
  if (query.words.length === 0) return { found: identified, byNumber, words: [], isPartial: false };
  const words = evaluateWords(matcher, query, !numbered);
  const together = foundByAll(matcher, words);
  if (numbered || hasDocuments(together))
    return {
      found: numbered ? together.map((bits, index) => orInto(bits, identified[index]!)) : together,
      byNumber,
      words,
      isPartial: false,
    };
  const corrected = words.length > 1 ? correctedTogether(matcher, words) : undefined;
  if (corrected !== undefined)
    return { found: foundByAll(matcher, corrected), byNumber, words: corrected, isPartial: false };
  const most = foundByMost(matcher, words);
  return { found: most, byNumber, words, isPartial: hasDocuments(most) };
};

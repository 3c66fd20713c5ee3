import type { Language } from '@grossist/domain';
import { mergeSpellings, spellingFor } from '../languages.ts';
import { compareTexts, findText, textAt } from '../storage/string-table.ts';
import type { View } from '../view.ts';
import { addHeads, splitsOf, swappedSplitsOf } from './compounds.ts';
import { editsAllowed } from './fuzzy.ts';
import type { Matcher } from './matcher.ts';
import type { QueryWord } from './parse.ts';
import { bitsOf, keepBoth, markBoth, type WordSet } from './word-set.ts';

const TYPO = 0.6;
const FORM = 0.8;
const SPLIT = 0.7;
const MOST_CANDIDATES = 300;
/** Of the words taken instead so many find in their other forms and in compounds too. */
const MOST_IN_ALL_FORMS = 8;
const LETTERS = /^[a-z]+$/;

export interface Correction {
  /** The most frequent of the words taken instead. */
  term: string;
  set: WordSet;
}

/** A word as it is corrected: folded, and as it was typed where folding may have hidden the mistake. */
export type Mistyped = Pick<QueryWord, 'term' | 'unfolded' | 'open'>;

/** Letters from which on a word may be the first part of a compound when nothing is near to the whole word. */
const SHORTEST_BEGINNING = 5;

/** Returns the spellings of a word that may be the beginning of another: any that is still being typed, else long ones. */
const beginningsOf = (spellings: readonly string[], open: boolean): readonly string[] =>
  open ? spellings : spellings.filter(({ length }) => length >= SHORTEST_BEGINNING);

/** The words of the index near to a word, each with its distance. `further`: so many edits more than are allowed. */
const nearWords = (
  matcher: Matcher,
  { term, unfolded, open }: Mistyped,
  beginning: boolean,
  further: number,
): Map<string, number> => {
  const near = new Map<string, number>();
  const spellings = unfolded === undefined ? [term] : [term, unfolded];
  for (const spelling of beginning ? beginningsOf(spellings, open) : spellings) {
    const most = editsAllowed(spelling);
    if (most === 0) continue;
    for (const [word, edits] of matcher.nearWords(spelling, most + further, beginning))
      near.set(word, Math.min(edits, near.get(word) ?? edits));
  }
  near.delete(term);
  return near;
};

/** A word taken instead finds as a typed one does: in its other forms, and compounds that end with it. */
const addCorrected = (matcher: Matcher, set: WordSet, term: string, weight: number): void => {
  matcher.addForms(set, term, weight * FORM);
  addHeads(matcher, set, term, weight);
};

/**
 * Returns the words nearest to one that finds nothing: those at the least distance at which any word finds a document
 * of the market. Undefined when none does within the edits that are allowed.
 */
export const correct = (matcher: Matcher, word: Mistyped, beginning: boolean, further = 0): Correction | undefined => {
  const near = [...nearWords(matcher, word, beginning, further)]
    .sort(([one, edits], [other, otherEdits]) => edits - otherEdits || compareTexts(one, other))
    .slice(0, MOST_CANDIDATES);
  if (near.length === 0) return undefined;
  const set = matcher.emptySet();
  for (const distance of new Set(near.map(([, edits]) => edits))) {
    const found: { term: string; count: number }[] = [];
    for (const [candidate, edits] of near) {
      if (edits !== distance) continue;
      const single = matcher.scratch(0);
      matcher.addExact(single, candidate, 1);
      const count = matcher.count(single);
      if (count === 0) continue;
      matcher.addExact(set, candidate, TYPO / distance);
      found.push({ term: candidate, count });
    }
    found.sort((one, other) => other.count - one.count || compareTexts(one.term, other.term));
    const [best] = found;
    if (best === undefined) continue;
    for (const { term } of found.slice(0, MOST_IN_ALL_FORMS)) addCorrected(matcher, set, term, TYPO / distance);
    return { term: best.term, set };
  }
  return undefined;
};

/** Documents with both parts of compounds, and the commonest pair of parts. */
class FoundInParts {
  readonly set: WordSet;
  readonly #matcher: Matcher;
  best: { term: string; count: number } | undefined;

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
    this.set = matcher.emptySet();
  }

  /** Adds documents that have one word as it is and another in any form. */
  add(exact: string, inAnyForm: string, compound: string): void {
    const matcher = this.#matcher;
    const [one, other] = [matcher.scratch(0), matcher.scratch(1)];
    matcher.addExact(one, exact, 1);
    matcher.addExact(other, inAnyForm, 1, bitsOf(one));
    matcher.addForms(other, inAnyForm, FORM, bitsOf(one));
    markBoth(this.set, one, other, TYPO * SPLIT);
    keepBoth(one, other);
    const count = matcher.count(one);
    if (count === 0) return;
    const { best } = this;
    if (best === undefined || count > best.count || (count === best.count && compareTexts(compound, best.term) < 0))
      this.best = { term: compound, count };
  }
}

/**
 * Returns documents that have both parts of a compound of which one is mistyped, or whose letters are swapped between
 * the parts: "instalaltionskabel" and "installationksabel" are corrected to "installation" and "kabel" where no word is
 * a compound of them.
 */
export const correctCompound = (matcher: Matcher, { term, unfolded }: Mistyped): Correction | undefined => {
  const found = new FoundInParts(matcher);
  const knows = (part: string): boolean => matcher.knows(part) || matcher.knowsForms(part);
  const near = (mistyped: string): string[] => {
    if (!LETTERS.test(mistyped)) return [];
    const words = matcher.nearWords(mistyped, 1, false, 'parts');
    return [...words].filter(([word]) => editsAllowed(word) > 0).map(([word]) => word);
  };
  for (const spelling of unfolded === undefined ? [term] : [term, unfolded]) {
    for (const [first, second] of swappedSplitsOf(spelling)) {
      if (!matcher.work.allows('compounds')) break;
      if (matcher.knows(first) && knows(second)) found.add(first, second, `${first} ${second}`);
    }
    for (const [first, second] of splitsOf(spelling)) {
      if (!matcher.work.allows('compounds')) break;
      if (knows(second)) for (const word of near(first)) found.add(word, second, `${word} ${second}`);
      if (knows(first)) for (const word of near(second)) found.add(word, first, `${first} ${word}`);
    }
  }
  return found.best === undefined ? undefined : { term: found.best.term, set: found.set };
};

const spelledWord = (view: View, term: string, languages: readonly Language[]): string => {
  const spellings = view.segments.map(({ segment }) => {
    const word = findText(segment.lexicon.words, term);
    return word < 0 ? '' : textAt(segment.spellings, word);
  });
  const registered = findText(view.registered.lexicon.words, term);
  if (registered >= 0) spellings.push(view.registered.terms[registered]?.spelling ?? '');
  return spellingFor(spellings.reduce(mergeSpellings, ''), languages) ?? term;
};

/** Returns words of the index as a reader of these languages writes them. */
export const spelled = (view: View, terms: string, languages: readonly Language[]): string =>
  terms
    .split(' ')
    .map((term) => spelledWord(view, term, languages))
    .join(' ');

import type { Language } from '@grossist/domain';
import { mergeSpellings, spellingFor } from '../segment/spellings.ts';
import { compareTexts, findText, textAt } from '../storage/string-table.ts';
import type { View } from '../view.ts';
import type { Matcher } from './matcher.ts';
import type { WordSet } from './word-set.ts';

const TYPO = 0.6;
const MOST_CANDIDATES = 300;

export interface Correction {
  /** The most frequent of the words taken instead. */
  term: string;
  set: WordSet;
}

/**
 * The words nearest to one that finds nothing: those at the least distance at which any word finds a document
 * of the market. Undefined when none does within `most` edits.
 */
export const correct = (matcher: Matcher, term: string, most: number, beginning: boolean): Correction | undefined => {
  if (most === 0) return undefined;
  const near = [...matcher.nearWords(term, most, beginning)]
    .sort(([one, edits], [other, otherEdits]) => edits - otherEdits || compareTexts(one, other))
    .slice(0, MOST_CANDIDATES);
  if (near.length === 0) return undefined;
  const set = matcher.emptySet();
  for (let distance = 1; distance <= most; distance++) {
    let best: { term: string; count: number } | undefined;
    for (const [candidate, edits] of near) {
      if (edits !== distance) continue;
      const single = matcher.scratch(0);
      matcher.addExact(single, candidate, 1);
      const count = matcher.count(single);
      if (count === 0) continue;
      matcher.addExact(set, candidate, TYPO / distance);
      const better = best === undefined ? 1 : count - best.count || compareTexts(best.term, candidate);
      if (better > 0) best = { term: candidate, count };
    }
    if (best !== undefined) return { term: best.term, set };
  }
  return undefined;
};

/** A word of the index as a reader of these languages writes it. */
export const spelled = (view: View, term: string, languages: readonly Language[]): string => {
  const spellings = view.segments.map(({ segment }) => {
    const word = findText(segment.lexicon.words, term);
    return word < 0 ? '' : textAt(segment.spellings, word);
  });
  const registered = findText(view.registered.lexicon.words, term);
  if (registered >= 0) spellings.push(view.registered.terms[registered]?.spelling ?? '');
  return spellingFor(spellings.reduce(mergeSpellings, ''), languages) ?? term;
};

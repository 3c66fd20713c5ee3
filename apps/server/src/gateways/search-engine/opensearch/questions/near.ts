import { editsAllowed, splitsOf, swappedSplitsOf } from '@grossist/search-index';
import { TAG_LENGTH, termToken } from '../documents/document-of.ts';
import { allOf, bestOf, either, escaped, type Query, worth } from './query.ts';
import { having, type Reading, standingFor, tagsOf } from './reading.ts';

const TYPO = 0.35;
/** The same of a word that represents a class, a node or a supplier. */
const REGISTERED = 0.6;
/** Words near to one that are looked for at most. */
const MOST_NEAR = 200;
/** Above this a pattern of everything one edit away grows too long for the cluster. */
const LONGEST_BEGINNING = 14;

/** Materials with a word at most so many edits away: letters left out, added, replaced, or neighbours swapped. */
export const nearQuery = (reading: Reading, term: string, edits: 1 | 2): Query => {
  const { registered, languages } = reading;
  const near = tagsOf(reading).map(
    (tag): Query => ({
      fuzzy: {
        'words.all': {
          value: termToken(tag, term),
          fuzziness: edits,
          prefix_length: TAG_LENGTH,
          max_expansions: MOST_NEAR,
          transpositions: true,
        },
      },
    }),
  );
  const registeredNear = standingFor(registered.near(term, edits, languages));
  return bestOf([
    worth(TYPO / edits, either(near)),
    ...registeredNear.map((query) => worth((TYPO * REGISTERED) / edits, query)),
  ]);
};

/** Patterns of all that is one edit away from a text of letters. */
const oneEditAway = (term: string): string[] => {
  const patterns: string[] = [];
  for (let at = 0; at <= term.length; at++) {
    const [before, after] = [escaped(term.slice(0, at)), term.slice(at)];
    patterns.push(`${before}.${escaped(after)}`);
    if (after === '') continue;
    patterns.push(`${before}.${escaped(after.slice(1))}`, `${before}${escaped(after.slice(1))}`);
    if (after.length > 1) patterns.push(`${before}${escaped(after.charAt(1) + after.charAt(0) + after.slice(2))}`);
  }
  return [...new Set(patterns)];
};

/**
 * Materials with a word that begins with something one edit away. Two edits are more than the cluster can look for in
 * beginnings; undefined also for terms that are too long.
 */
export const nearBeginningQuery = (reading: Reading, term: string): Query | undefined => {
  if (term.length > LONGEST_BEGINNING) return undefined;
  const { registered, languages } = reading;
  const pattern = `(${tagsOf(reading).join('|')}):(${oneEditAway(term).join('|')}).*`;
  const begun: Query = { regexp: { 'words.all': { value: pattern, flags: 'NONE' } } };
  const registeredBegun = standingFor(registered.near(term, 1, languages, true));
  return bestOf([worth(TYPO, begun), ...registeredBegun.map((query) => worth(TYPO * REGISTERED, query))]);
};

/** Ways to take a mistyped compound apart that are tried: each asks for two patterns in every language. */
const MOST_SPLITS = 40;

/** A compound in two parts, of which one may be mistyped by so many edits. */
export interface MistypedCompound {
  known: string;
  mistyped: string;
  edits: 0 | 1;
  isFirstMistyped: boolean;
  query: Query;
}

const nearPart = (reading: Reading, first: string, second: string): MistypedCompound[] =>
  [
    { known: second, mistyped: first, isFirstMistyped: true },
    { known: first, mistyped: second, isFirstMistyped: false },
  ].flatMap(({ known, mistyped, isFirstMistyped }): MistypedCompound[] => {
    if (editsAllowed(mistyped) === 0) return [];
    const query = allOf([having(reading, known, true), nearQuery(reading, mistyped, 1)]);
    return [{ known, mistyped, edits: 1, isFirstMistyped, query }];
  });

/**
 * Materials that have one part of a compound in any form, and a word near to the other part; or letters were swapped
 * between them.
 */
export const nearCompounds = (reading: Reading, term: string): MistypedCompound[] => [
  ...swappedSplitsOf(term)
    .slice(0, MOST_SPLITS)
    .map(([first, second]): MistypedCompound => {
      const query = allOf([having(reading, first, false), having(reading, second, true)]);
      return { known: second, mistyped: first, edits: 0, isFirstMistyped: true, query };
    }),
  ...splitsOf(term)
    .slice(0, MOST_SPLITS)
    .flatMap(([first, second]) => nearPart(reading, first, second)),
];

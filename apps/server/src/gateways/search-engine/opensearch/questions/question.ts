import type { ParsedQuery } from '@grossist/search-index';
import { allOf, type Query, worth } from './query.ts';
import { numberBeginning, numberQuery } from './words.ts';

/** A whole identifier goes before everything, one that begins so counts like a good word. */
const EXACT_NUMBER = 1000;
const NUMBER_BEGINNING = 3;

/** The name under which hits tell that their number was asked for. */
export const BY_NUMBER = 'number';

/** Materials whose number is the query or, where it looks like one, begins with it; none where it can't be one. */
export const identified = ({ number, bareNumber, numberAsPrefix }: ParsedQuery): Query[] =>
  [...new Set([number, bareNumber])].flatMap((each) => [
    ...(each === '' ? [] : [worth(EXACT_NUMBER, numberQuery(each), BY_NUMBER)]),
    ...(numberAsPrefix ? [worth(NUMBER_BEGINNING, numberBeginning(each), BY_NUMBER)] : []),
  ]);

/** All words, in any order. */
export const together = (words: readonly Query[]): Query => ({ bool: { must: words } });

/** At least so many of the words. */
export const mostOf = (words: readonly Query[], least: number): Query => ({
  bool: { should: words, minimum_should_match: least },
});

/** What a query finds within a scope: by identifier or by words; without either it is the empty query, which finds all. */
export const foundIn = (scope: readonly Query[], found: readonly Query[]): Query =>
  found.length === 0 ? allOf(scope) : { bool: { filter: scope, should: found, minimum_should_match: 1 } };

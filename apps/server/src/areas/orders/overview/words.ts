import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../db/index.ts';

const MOST_WORDS = 8;

/**
 * Patterns of LIKE that all must match for what a person typed, in small letters: each word anywhere, a word of one or two
 * signs where a word begins, so that trigrams find it.
 */
export const patternsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => (word.length < 3 ? `% ${escapeLike(word)}%` : `%${escapeLike(word)}%`));

/** Each by itself, since no index serves LIKE ALL. */
export const allWords = (words: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<boolean> =>
  patterns.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(
        patterns.map((pattern) => sql`${words} like ${pattern}`),
        sql` and `,
      )})`;

import { type RawBuilder, sql } from 'kysely';

/**
 * A list to compare with (`where number = ${anyOf(numbers)}`) that the planner can't count, so that a statement has one
 * plan for however many, which each connection keeps. Where PostgreSQL sees how short a list is, it reckons what it
 * would plan for that list cheaper than the plan it could keep, and plans anew each time: the conditions of prices took
 * ten times as long to plan as to read.
 */
export const anyOf = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`any(array(select unnest(${texts}::text[])))`;

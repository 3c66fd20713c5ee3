import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from './transaction.ts';

/** Escapes the wildcards of LIKE, and the backslash, in a text that is part of a pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns a list to compare with (`where number = ${anyOf(numbers)}`) whose length the planner cannot see, so that each
 * connection uses one generic plan for every length. With a visible length PostgreSQL estimates custom plans for short
 * lists as cheaper and plans every time: for the conditions of prices, planning took ten times as long as reading.
 */
export const anyOf = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`any(array(select unnest(${texts}::text[])))`;

/**
 * Returns the condition that the material `m` has a code or SAP number. Most codes equal the SAP number; the others have
 * an index of their own.
 */
export const hasCode = (code: string): RawBuilder<boolean> =>
  sql`(m.sap_material_number = ${code} or (m.code = ${code} and m.code <> m.sap_material_number))`;

/**
 * Runs several changes as one statement, to save round trips while rows are locked. No change sees the effect of another,
 * and no two may change the same row; foreign keys are checked after the last.
 */
export const inOneStatement = async (tx: Transaction, changes: readonly RawBuilder<unknown>[]): Promise<void> => {
  if (changes.length === 0) return;
  const parts = changes.map((change, place) => sql`${sql.ref(`change_${place}`)} as (${change})`);
  await sql`with ${sql.join(parts)} select`.execute(tx);
};

import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from './transaction.ts';

/**
 * Sends several changes as one statement: one way to the server and back, where others wait for what is locked. None of
 * them sees what another does, nor may two change the same row; what refers to each other is looked up after the last.
 */
export const atOnce = async (tx: Transaction, changes: readonly RawBuilder<unknown>[]): Promise<void> => {
  if (changes.length === 0) return;
  const parts = changes.map((change, place) => sql`${sql.ref(`change_${place}`)} as (${change})`);
  await sql`with ${sql.join(parts)} select`.execute(tx);
};

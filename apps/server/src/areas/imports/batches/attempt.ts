import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import type { Tx } from '../writers/writer.ts';

/** Runs work that leaves no trace when it throws. */
export type Attempt = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

// Any number would do; it must only stay the same.
const LOCK = 4_717_002;

/**
 * Imports that run at the same time write in turn: each decides by what the other has written. A commit need not wait
 * for the disk: where a run stands is written with what it wrote, and its end waits for all of it. Plans are made anew
 * for each batch: the one that was good for an empty table would read the whole of a full one.
 */
const inTurn = async (tx: Tx): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(${LOCK}::bigint), set_config('synchronous_commit', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
};

/** Each attempt is a transaction of its own. */
export const committing =
  (db: Database): Attempt =>
  (work) =>
    transaction(db, async (tx) => {
      await inTurn(tx);
      return work(tx);
    });

/** All attempts are parts of one transaction, which is rolled back in the end. Others' imports wait meanwhile. */
export const rehearsing = async <T>(db: Database, play: (attempt: Attempt) => Promise<T>): Promise<T> => {
  const whole = await db.startTransaction().execute();
  try {
    await inTurn(whole);
    return await play(async (work) => {
      await sql`savepoint import_attempt`.execute(whole);
      try {
        const result = await work(whole);
        await sql`release savepoint import_attempt`.execute(whole);
        return result;
      } catch (error) {
        await sql`rollback to savepoint import_attempt`.execute(whole);
        throw error;
      }
    });
  } finally {
    await whole.rollback().execute();
  }
};

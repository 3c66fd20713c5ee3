/** Serializes imports: one run at a time per database, and one writing transaction at a time. */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, transaction } from '../../db/index.ts';
import type { Tx } from './writers/writer.ts';

// Any constant numbers that differ from each other.
const RUN_LOCK = 4_717_003;

interface AloneSettings {
  /** Milliseconds between attempts while another import runs; absent: do not wait. */
  askEvery?: number;
  signal?: AbortSignal;
  /** Called once when it has to wait for another import. */
  onWait?: () => void;
}

/**
 * Runs work while no other import runs on this database, in any process; the lock of a process that dies is released.
 * @returns undefined without having run it when another import runs and `askEvery` is absent, or the signal is aborted
 */
export const alone = async <T>(
  db: Database,
  work: () => Promise<T>,
  { askEvery, signal, onWait }: AloneSettings = {},
): Promise<T | undefined> =>
  // The advisory lock belongs to this connection.
  db.connection().execute(async (connection) => {
    const taken = async (): Promise<boolean> => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${RUN_LOCK}::bigint) as taken`.execute(
        connection,
      );
      return rows[0]?.taken === true;
    };
    let waited = false;
    while (!(await taken())) {
      if (askEvery === undefined || signal?.aborted) return undefined;
      if (!waited) onWait?.();
      waited = true;
      await pause(askEvery, undefined, { signal }).catch(() => undefined);
    }
    try {
      return signal?.aborted ? undefined : await work();
    } finally {
      await sql`select pg_advisory_unlock(${RUN_LOCK}::bigint)`.execute(connection);
    }
  });

/** Runs work and rolls it back when it throws. */
export type Attempt = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const WRITE_LOCK = 4_717_002;

/**
 * Serializes the writes of concurrent imports: each decides by what the other has written. Commits are asynchronous: a run's
 * progress is committed together with its data, and the end of the run waits for the disk. Statements are planned for each
 * batch: a plan for an empty table would scan the whole of a full one.
 */
const inTurn = async (tx: Tx): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(${WRITE_LOCK}::bigint), set_config('synchronous_commit', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx);
};

/** Runs each attempt in a transaction of its own. */
export const committing =
  (db: Database): Attempt =>
  (work) =>
    transaction(db, async (tx) => {
      await inTurn(tx);
      return work(tx);
    });

/** Runs all attempts in one transaction, which is rolled back in the end. Other imports wait until then. */
export const rehearsing = async <T>(db: Database, run: (attempt: Attempt) => Promise<T>): Promise<T> => {
  const whole = await db.startTransaction().execute();
  try {
    await inTurn(whole);
    return await run(async (work) => {
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

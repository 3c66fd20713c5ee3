import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, transaction } from '../../db/index.ts';
import type { Tx } from './writers/writer.ts';

// Any number would do; it must only stay the same, and differ from that of the batches.
const RUN_LOCK = 4_717_003;

interface AloneSettings {
  /** Milliseconds after which to ask again while another import runs; absent: do not wait. */
  askEvery?: number;
  signal?: AbortSignal;
  /** Called once when another import has to be waited for. */
  onWait?: () => void;
}

/**
 * Runs work while no other import runs on this database, in whichever process: whoever dies lets the next one in.
 * Answers undefined without having run it when another import runs and is not waited for, or the signal says to stop.
 */
export const alone = async <T>(
  db: Database,
  work: () => Promise<T>,
  { askEvery, signal, onWait }: AloneSettings = {},
): Promise<T | undefined> =>
  // One connection for as long as it takes: the lock is its own.
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

/** Runs work that leaves no trace when it throws. */
export type Attempt = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

// Any number would do; it must only stay the same.
const WRITE_LOCK = 4_717_002;

/**
 * Imports that run at the same time write in turn: each decides by what the other has written. A commit need not wait
 * for the disk: where a run stands is written with what it wrote, and its end waits for all of it. Plans are made anew
 * for each batch: the one that was good for an empty table would read the whole of a full one.
 */
const inTurn = async (tx: Tx): Promise<void> => {
  await sql`
    select pg_advisory_xact_lock(${WRITE_LOCK}::bigint), set_config('synchronous_commit', 'off', true),
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

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

// Any number would do; it must only stay the same, and differ from that of the batches.
const LOCK = 4_717_003;

export interface AloneSettings {
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
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as taken`.execute(
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
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(connection);
    }
  });

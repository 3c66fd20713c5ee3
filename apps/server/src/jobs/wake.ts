import type { Pool } from 'pg';
import { errorCode } from '../db/error-code.ts';

const NO_SUCH_SCHEMA = '3F000';
const NO_SUCH_FUNCTION = '42883';

interface Waking {
  task: string;
  /** Runs once, however often it is queued before. */
  isOnce?: boolean;
  /** Attempts at most; the queue's default unless given. */
  attempts?: number;
}

/** Queues a task for one of the processes on this database. */
export const wake =
  (pool: Pool, { task, isOnce = false, attempts }: Waking) =>
  async (): Promise<void> => {
    try {
      await pool.query('select graphile_worker.add_job($1, job_key => $2, max_attempts => $3)', [
        task,
        isOnce ? task : null,
        attempts ?? null,
      ]);
    } catch (error) {
      // Before the first start of the jobs there is no queue; they check for work when they start.
      const code = errorCode(error);
      if (code !== NO_SUCH_SCHEMA && code !== NO_SUCH_FUNCTION) throw error;
    }
  };

export const IMPORTS = 'imports';

/** Queues the import of uploaded files. */
export const wakeImports = (pool: Pool) => wake(pool, { task: IMPORTS, attempts: 1 });

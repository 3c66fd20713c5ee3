import type { Pool } from 'pg';
import { errorCode } from '../db/error-code.ts';

const NO_SUCH_SCHEMA = '3F000';
const NO_SUCH_FUNCTION = '42883';

export interface Waking {
  task: string;
  /** However often it is woken before it runs, it runs once. */
  isOnce?: boolean;
  /** How often it is tried; as often as the queue does by default. */
  attempts?: number;
}

/** Has one of the processes on this database do a task soon. */
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
      // Before the first start of the jobs there is nothing to wake; they look by themselves when they begin.
      const code = errorCode(error);
      if (code !== NO_SUCH_SCHEMA && code !== NO_SUCH_FUNCTION) throw error;
    }
  };

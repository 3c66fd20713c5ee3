import type { Pool } from 'pg';
import { errorCode } from '../db/error-code.ts';

export const IMPORTS = 'imports';

const NO_SUCH_SCHEMA = '3F000';
const NO_SUCH_FUNCTION = '42883';

/** Has one of the processes on this database look for uploaded files that wait. */
export const wakeImports = (pool: Pool) => async (): Promise<void> => {
  try {
    await pool.query('select graphile_worker.add_job($1, max_attempts => 1)', [IMPORTS]);
  } catch (error) {
    // Before the first start of the jobs there is nothing to wake; they look by themselves when they begin.
    const code = errorCode(error);
    if (code !== NO_SUCH_SCHEMA && code !== NO_SUCH_FUNCTION) throw error;
  }
};

import type { Pool } from 'pg';
import { wake } from './wake.ts';

export const IMPORTS = 'imports';

/** Has one of the processes on this database look for uploaded files that wait. */
export const wakeImports = (pool: Pool) => wake(pool, { task: IMPORTS, attempts: 1 });

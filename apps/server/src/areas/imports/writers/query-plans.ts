/** Planner settings for statements on tables that grow during the import. */

import { sql } from 'kysely';
import type { Tx } from './writer.ts';

/**
 * Runs work that finds a window's numbers among all materials, by index only. While an import fills the table its statistics
 * are stale, and the planner would scan the whole table for each window.
 */
export const byIndex = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await sql`
    select set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
      set_config('enable_mergejoin', 'off', true)`.execute(tx);
  // After a failure the transaction or its savepoint is rolled back, and the settings with it.
  const result = await work();
  await sql`
    select set_config('enable_seqscan', 'on', true), set_config('enable_hashjoin', 'on', true),
      set_config('enable_mergejoin', 'on', true)`.execute(tx);
  return result;
};

/**
 * Runs work whose rows have foreign keys, with cached plans. PostgreSQL checks each foreign key by a query, which the import's
 * transactions (see import-locks.ts) would plan again for each row: that takes longer than to write the row. A cached plan
 * must use the index, since the referenced table may have been empty when it was planned.
 */
export const plannedOnce = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await sql`select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'off', true)`.execute(tx);
  // After a failure the transaction or its savepoint is rolled back, and the settings with it.
  const result = await work();
  await sql`
    select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'on', true)`.execute(
    tx,
  );
  return result;
};

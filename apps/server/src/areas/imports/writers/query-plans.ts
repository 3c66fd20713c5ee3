import { sql } from 'kysely';
import type { Tx } from './writer.ts';

/**
 * Runs work that looks for a window's numbers among all materials. While an import fills the table PostgreSQL has not
 * counted how few rows have the same number, and would rather read the whole table for each window: the larger the file,
 * the longer for each of its materials.
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
 * Runs work whose rows name rows of other tables. PostgreSQL looks each of them up by a query of its own, which the
 * import's transactions (see batches/attempt.ts) would have it plan anew for each row: that takes longer than to write
 * the row. Planned once, it must go by index, since the table it looks into may have been empty then.
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

import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';

const LONGEST_WAIT_SECONDS = 900;
const FORGOTTEN_AFTER = sql<string>`interval '1 hour'`;

export interface SignInBrake {
  /** Seconds to wait before the next try with any of these keys; 0 when none. */
  secondsToWait(keys: readonly string[]): Promise<number>;
  /**
   * Counts a try as failed before it is checked, so that guesses made at the same time are counted like guesses in a
   * row. False when it has to wait; then it is not counted.
   */
  admit(key: string): Promise<boolean>;
  noteFailure(keys: readonly string[]): Promise<void>;
  forget(keys: readonly string[]): Promise<void>;
}

/**
 * Slows failed sign-ins down, for an account and for an address: after `freeFailures` each further failure doubles the
 * wait, up to a quarter of an hour. Kept in the database, so that every process brakes alike. Decisions, "Calls".
 */
export const signInBrake = (db: Database, freeFailures: number): SignInBrake => ({
  secondsToWait: async (keys) => {
    if (freeFailures === 0) return 0;
    const rows = await db
      .selectFrom('sign_in_failures')
      .select(['failures', sql<number>`extract(epoch from now() - last_failure_at)::float8`.as('age')])
      .where('key', 'in', [...keys])
      .where('last_failure_at', '>', sql<Date>`now() - ${FORGOTTEN_AFTER}`)
      .where('failures', '>=', freeFailures)
      .execute();
    const waits = rows.map((row) => Math.min(2 ** (row.failures - freeFailures), LONGEST_WAIT_SECONDS) - row.age);
    return Math.max(0, Math.ceil(Math.max(0, ...waits)));
  },
  admit: async (key) => {
    if (freeFailures === 0) return true;
    const { rows } = await sql`
      insert into sign_in_failures (key, failures, last_failure_at) values (${key}, 1, now())
      on conflict (key) do update set last_failure_at = now(),
        failures = case when sign_in_failures.last_failure_at < now() - ${FORGOTTEN_AFTER} then 1
          else least(sign_in_failures.failures + 1, 1000) end
      where sign_in_failures.failures < ${freeFailures}
        or sign_in_failures.last_failure_at < now() - ${FORGOTTEN_AFTER}
        or sign_in_failures.last_failure_at <= now() - make_interval(
          secs => least(power(2, sign_in_failures.failures - ${freeFailures}::integer), ${LONGEST_WAIT_SECONDS}))
      returning 1`.execute(db);
    return rows.length > 0;
  },
  noteFailure: async (keys) => {
    await db
      .insertInto('sign_in_failures')
      .values(keys.map((key) => ({ key, failures: 1, last_failure_at: sql<Date>`now()` })))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql<number>`case when sign_in_failures.last_failure_at < now() - ${FORGOTTEN_AFTER} then 1
            else least(sign_in_failures.failures + 1, 1000) end`,
          last_failure_at: sql<Date>`now()`,
        }),
      )
      .execute();
  },
  forget: async (keys) => {
    await db
      .deleteFrom('sign_in_failures')
      .where('key', 'in', [...keys])
      .execute();
  },
});

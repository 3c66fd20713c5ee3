/** Throttles failed sign-ins. */

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { tooMany } from '../../http/failure.ts';

/** Thrown when too many tasks of a key wait. */
class QueueFull extends Error {
  override name = 'QueueFull';
}

interface Line {
  last: Promise<unknown>;
  waiting: number;
}

/** Serializes tasks of the same key in this process; tasks of different keys run concurrently. */
class KeyedQueue {
  readonly #lines = new Map<string, Line>();
  readonly #mostWaiting: number;

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a task after those of the same key. @throws QueueFull when `mostWaiting` tasks of the key wait, and the task's errors */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= this.#mostWaiting) throw new QueueFull();
    const turn = line.last.then(task, task);
    line.last = turn.catch(() => undefined);
    line.waiting += 1;
    this.#lines.set(key, line);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(key);
    }
  }
}

const LONGEST_WAIT_SECONDS = 900;
const FORGOTTEN_AFTER = sql<string>`interval '1 hour'`;
/** Sign-ins of one network address that may wait in this process. */
const MOST_WAITING = 100;
const QUEUE_RETRY_SECONDS = 2;

export interface SignInKeys {
  /** Key of the account, device or customer. */
  account: string;
  /** The network address to throttle too; absent where many customers share one, or for a known device. */
  address?: string | undefined;
}

export interface SignInBrake {
  /**
   * Runs the check of a secret; `undefined` is a failure. The attempt is counted as failed for both keys before the check, so
   * that parallel attempts count like sequential ones; a success undoes that and clears the account.
   * @throws Failure 429 while the account or the address is throttled
   */
  attempt<T>(keys: SignInKeys, check: () => Promise<T | undefined>): Promise<T | undefined>;
}

interface Reservation {
  key: string;
  /** Time of the key's previous failure. */
  previous: Date | null;
}

/**
 * Throttles failed sign-ins by account and by address: after `freeFailures` each further failure doubles the wait, up to a
 * quarter of an hour. The counts are in the database, shared by all processes. Decisions, "Calls".
 */
export const signInBrake = (db: Database, freeFailures: number): SignInBrake => {
  const byAddress = new KeyedQueue(MOST_WAITING);

  const secondsToWait = async (key: string): Promise<number> => {
    const row = await db
      .selectFrom('sign_in_failures')
      .select(['failures', sql<number>`extract(epoch from now() - last_failure_at)::float8`.as('age')])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row === undefined) return 1;
    return Math.max(1, Math.ceil(Math.min(2 ** (row.failures - freeFailures), LONGEST_WAIT_SECONDS) - row.age));
  };

  /** Counts an attempt; undefined while the key is throttled, which counts nothing. */
  const reserve = async (key: string): Promise<Reservation | undefined> => {
    const { rows } = await sql<{ previous: Date | null }>`
      insert into sign_in_failures (key, failures, last_failure_at) values (${key}, 1, now())
      on conflict (key) do update set last_failure_at = now(),
        failures = case when sign_in_failures.last_failure_at < now() - ${FORGOTTEN_AFTER} then 1
          else least(sign_in_failures.failures + 1, 1000) end
      where sign_in_failures.failures < ${freeFailures}
        or sign_in_failures.last_failure_at < now() - ${FORGOTTEN_AFTER}
        or sign_in_failures.last_failure_at <= now() - make_interval(
          secs => least(power(2, sign_in_failures.failures - ${freeFailures}::integer), ${LONGEST_WAIT_SECONDS}))
      -- A subquery still sees the row as it was before this statement.
      returning (select before.last_failure_at from sign_in_failures before where before.key = ${key}) as previous`.execute(
      db,
    );
    return rows[0] && { key, previous: rows[0].previous };
  };

  const release = async ({ key, previous }: Reservation): Promise<void> => {
    await sql`update sign_in_failures set failures = greatest(failures - 1, 0),
      last_failure_at = coalesce(${previous}::timestamptz, last_failure_at) where key = ${key}`.execute(db);
  };

  const reserveOrRefuse = async (key: string): Promise<Reservation> => {
    const reserved = await reserve(key);
    if (reserved === undefined) throw tooMany('Too many failed sign-ins', await secondsToWait(key));
    return reserved;
  };

  const attempt: SignInBrake['attempt'] = async ({ account, address }, check) => {
    const ofAddress = address === undefined ? undefined : await reserveOrRefuse(address);
    const takeBack = async (): Promise<void> => {
      if (ofAddress !== undefined) await release(ofAddress);
    };
    try {
      await reserveOrRefuse(account);
    } catch (error) {
      await takeBack();
      throw error;
    }
    const found = await check();
    if (found === undefined) return undefined;
    await db.deleteFrom('sign_in_failures').where('key', '=', account).execute();
    await takeBack();
    return found;
  };

  return {
    attempt: async (keys, check) => {
      if (freeFailures === 0) return check();
      if (keys.address === undefined) return attempt(keys, check);
      try {
        // Sequentially: concurrent sign-ins of colleagues behind one address would use up its attempts.
        return await byAddress.run(keys.address, () => attempt(keys, check));
      } catch (error) {
        if (error instanceof QueueFull) throw tooMany('Too many sign-ins at once', QUEUE_RETRY_SECONDS);
        throw error;
      }
    },
  };
};

/**
 * Selects the people whose sign-ins are throttled: at least `freeFailures` failed sign-ins, the last of them less than an
 * hour ago. Addresses of no person are left out. `freeFailures` 0 disables throttling.
 */
export const lockedPeople = (freeFailures: number): RawBuilder<unknown> => sql`
  select c.email, c.name, co.name as company, f.failures, f.last_failure_at
  from sign_in_failures f join contacts c on lower(c.email) = substr(f.key, 9)
  left join companies co on co.id = c.company_id
  where ${freeFailures > 0} and f.failures >= ${freeFailures} and f.key like 'account:%'
    and f.last_failure_at >= now() - ${FORGOTTEN_AFTER}`;

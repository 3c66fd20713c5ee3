import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel, Transaction as KyselyTransaction } from 'kysely';
import { errorCode } from './error-code.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables/index.ts';

/** A transaction of a command; queries accept it as well as the database. */
export type Transaction = KyselyTransaction<Tables>;

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

export interface TransactionSettings {
  isolation?: IsolationLevel;
}

/**
 * Runs `work` in a transaction, at most five times, until it neither fails by a serialization failure nor a deadlock.
 * `work` must therefore have no side effects outside the database that must not be repeated. Other errors are thrown.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  settings: TransactionSettings = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const begun = db.transaction();
    try {
      return await (settings.isolation ? begun.setIsolationLevel(settings.isolation) : begun).execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      // Jitter, so that colliding transactions do not collide again.
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

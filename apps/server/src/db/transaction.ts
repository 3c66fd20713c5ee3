import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel, Transaction as KyselyTransaction } from 'kysely';
import { errorCode } from './error-code.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables/index.ts';

/** What a command writes by; queries take it as well as the database itself. */
export type Transaction = KyselyTransaction<Tables>;

const ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

export interface TransactionSettings {
  isolation?: IsolationLevel;
}

/**
 * Runs `work` in a transaction, and again from the beginning, at most five times in all, when PostgreSQL broke it off
 * because of others (serialization failure, deadlock). `work` must therefore do nothing outside the database that it
 * may not do twice. Every other error is passed on at once.
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
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      // Those who collided must not collide again at the same moment.
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isPassing(error: unknown): boolean {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

import { sql } from 'kysely';
import { errorCode } from '../../db/error-code.ts';
import type { Database } from '../../db/index.ts';

const DAY_MS = 86_400_000;
/** No partition takes the row. */
const CHECK_VIOLATION = '23514';
/** Days for which partitions are made ahead: the job may fail for a week. */
const DAYS_AHEAD = 7;
/** Older than any event that is accepted. */
const DAYS_BACK = 6;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Makes the partitions of all days that events may have now, and a week ahead. */
export const addPartitions = async (db: Database, now: number): Promise<void> => {
  await sql`select analytics_add_partitions(${dayOf(now - DAYS_BACK * DAY_MS)}::date,
    ${dayOf(now + DAYS_AHEAD * DAY_MS)}::date)`.execute(db);
};

/** Runs a transaction that stores events, and once more when it lacked a partition, as before the first job. */
export const withPartitions = async <T>(db: Database, now: number, store: () => Promise<T>): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    if (errorCode(error) !== CHECK_VIOLATION) throw error;
    await addPartitions(db, now);
    return store();
  }
};

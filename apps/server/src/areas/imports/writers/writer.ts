/** What writers of all kinds of records have in common: keys, outcomes, and planner settings for tables that grow. */

import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../db/index.ts';
import type { HashEmail } from '../../audit/index.ts';
import type { Item, Outcome } from '../item.ts';
import type { RecordFacts } from './record-facts.ts';

export type Tx = Transaction<Tables>;

export interface WriteContext {
  /** Kind of source: the format, or 'demo'. */
  source: string;
  /** Hashes a plain password; the same one is hashed once in a run. */
  hashPassword(plain: string): Promise<string>;
  /** Hashes an e-mail address, to recognize people who were erased. */
  hashEmail: HashEmail;
  /** Facts of the records that the run has read so far. */
  facts: RecordFacts;
}

/** Writes records of one kind, no two with the same key, in a constant number of statements. */
export type Writer<R extends CatalogueRecord> = (
  tx: Tx,
  items: readonly Item<R>[],
  context: WriteContext,
) => Promise<ReadonlyMap<Item<R>, Outcome>>;

/** A row that `insert … on conflict do update … returning` returns for each row that was written. */
export interface Written {
  key: string;
  made: boolean;
}

/** Separates the columns of a key; no code contains it. */
export const SEPARATOR = '\u001f';
export const keyOf = (...parts: readonly string[]): string => parts.join(SEPARATOR);

/** Rows for json_populate_recordset; a field that is undefined is null there. */
export const rowsOf = <T>(items: readonly T[], row: (item: T) => object): string => JSON.stringify(items.map(row));

/** Returns the outcome of each item; one whose row was not written is unchanged. */
export const outcomesOf = <R extends CatalogueRecord>(
  items: readonly Item<R>[],
  key: (record: R) => string,
  written: readonly Written[],
): Map<Item<R>, Outcome> => {
  const made = new Map(written.map((row) => [row.key, row.made]));
  return new Map(
    items.map((item): [Item<R>, Outcome] => {
      const isMade = made.get(key(item.record));
      return [item, isMade === undefined ? 'unchanged' : isMade ? 'made' : 'changed'];
    }),
  );
};

/** Separates the items whose references are known from those to refuse. */
export const sorted = <R extends CatalogueRecord>(
  items: readonly Item<R>[],
  wrong: (record: R) => Outcome | undefined,
): { good: Item<R>[]; bad: [Item<R>, Outcome][] } => {
  const good: Item<R>[] = [];
  const bad: [Item<R>, Outcome][] = [];
  for (const item of items) {
    const refusal = wrong(item.record);
    if (refusal === undefined) good.push(item);
    else bad.push([item, refusal]);
  }
  return { good, bad };
};

export const keysWhere = (written: readonly Written[], made: boolean): string[] =>
  written.filter((row) => row.made === made).map((row) => row.key);

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

import type { Database } from '../../src/db/index.ts';

export interface QueryCounter {
  queries: number;
}

const counters = new WeakMap<Database, QueryCounter>();

/** Says which counter is told of the queries made through `db`. */
export function countedBy(db: Database, counter: QueryCounter): void {
  counters.set(db, counter);
}

/**
 * How many queries `work` makes through a database of `testDatabase()`, each begin and commit
 * included. What others do with the same database at the same time is counted too.
 */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  const counter = counters.get(db);
  if (!counter) throw new Error('Queries are counted only on a database that testDatabase() made.');
  const before = counter.queries;
  await work();
  return counter.queries - before;
}

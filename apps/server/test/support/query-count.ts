import { vi } from 'vitest';
import type { Database } from '../../src/db/index.ts';
import { noteChanges } from './note-changes.ts';

export interface QueryCounter {
  queries: number;
  /** Statements that changed more than the tables that any request may write to. */
  writes: number;
}

/** `do update` is of a table that its `insert into` names, and `for update` locks rows. */
const WRITTEN_TABLE =
  /(?<!\b(?:do|for|for no key)\s+)\b(insert into|update|delete from|truncate|merge into)\s+"?(?:erp"?\."?)?(\w+)/gi;
/** Written by requests that change nothing of the shop: who was seen when. */
const WRITTEN_BY_ANY_REQUEST = ['sessions', 'known_devices', 'sign_in_failures', 'audit_entries'];
/** Another customer or employee changes nothing for those who are there; an insertion that updates may. */
const PEOPLE = ['companies', 'accounts', 'contacts', 'contact_accounts'];

const isWrite = (statement: string): boolean =>
  [...statement.matchAll(WRITTEN_TABLE)].some(([, verb = '', table = '']) => {
    if (WRITTEN_BY_ANY_REQUEST.includes(table)) return false;
    return !(verb.toLowerCase() === 'insert into' && PEOPLE.includes(table)) || /\bdo update\b/i.test(statement);
  });

/** Counts a statement. */
export const countStatement = (counter: QueryCounter, statement: string): void => {
  counter.queries += 1;
  if (isWrite(statement)) counter.writes += 1;
};

const counters = new WeakMap<Database, QueryCounter>();

/** Sets the counter of the queries made through `db`. */
export function countedBy(db: Database, counter: QueryCounter): void {
  counters.set(db, counter);
}

/**
 * Returns a function that makes something once and returns it again as long as nothing in the database was changed
 * since, by a call or a builder: tests share what none of them changes.
 */
export const untilChanged = <T>(db: Database, make: () => Promise<T>): (() => Promise<T>) => {
  let made: { value: T; writes: number } | undefined;
  return async () => {
    const counter = counters.get(db);
    if (!counter) throw new Error('Changes are counted only on a database that testDatabase() made.');
    if (made?.writes === counter.writes) return made.value;
    const value = await make();
    made = { value, writes: counter.writes };
    return value;
  };
};

/** Does work while what is cached for some seconds grows no older: a slow machine must not read it again meanwhile. */
async function withoutAgeing(work: () => Promise<unknown>): Promise<void> {
  if (vi.isFakeTimers()) {
    await work();
    return;
  }
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
}

/**
 * How many queries `work` makes through a database of `testDatabase()`, each begin and commit
 * included. What others do with the same database at the same time is counted too.
 */
export async function countQueries(db: Database, work: () => Promise<unknown>): Promise<number> {
  const counter = counters.get(db);
  if (!counter) throw new Error('Queries are counted only on a database that testDatabase() made.');
  const before = counter.queries;
  await withoutAgeing(work);
  return counter.queries - before;
}

/** Like `countQueries`, with the caches emptied before: what the work costs when nothing is cached. */
export const countUncachedQueries = async (db: Database, work: () => Promise<unknown>): Promise<number> => {
  await noteChanges(db, []);
  return countQueries(db, work);
};

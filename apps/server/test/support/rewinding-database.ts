import { setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../../src/db/index.ts';
import { parsers } from '../../src/db/open.ts';
import { StatementNames } from '../../src/db/prepared.ts';
import type { Tables } from '../../src/db/tables/index.ts';

export interface RewindingDatabase {
  /** Everything goes over one connection. */
  db: Database;
  /** Runs work of which nothing stays: its transactions become savepoints of one that is rolled back. */
  rewinding<T>(work: (client: Client) => Promise<T>): Promise<T>;
  /** Waits for the statements that were begun in the background, and for those that follow them. */
  settled(): Promise<void>;
}

const isBegin = (statement: string): boolean => /^(begin|start transaction)\b/i.test(statement);

/** Connects to a test database a second time, so that a test can try changes repeatedly from the same state. */
export const rewindingDatabase = async (connectionString: string): Promise<RewindingDatabase> => {
  const client = new Client({ connectionString, types: parsers });
  await client.connect();
  afterAll(() => client.end());
  let isRewinding = false;
  let made = 0;
  /** The savepoint of the last statement, released together with the next one's beginning. */
  let unreleased: string | undefined;
  const open: string[] = [];
  const names = new StatementNames();
  let last: Promise<unknown> = Promise.resolve();

  /** As the shop's own connections run a statement: one that is repeated is prepared. */
  const run = (text: string, values: unknown[]) => {
    const name = values.length === 0 ? undefined : names.of(text);
    return client.query({ text, values, ...(name === undefined ? {} : { name }) });
  };

  /** Runs a statement in a savepoint: its failure must not end the surrounding transaction. */
  const guarded = async (text: string, values: unknown[]) => {
    made += 1;
    const name = `statement_${made}`;
    await client.query(`${unreleased === undefined ? '' : `release savepoint ${unreleased}; `}savepoint ${name}`);
    unreleased = name;
    try {
      return await run(text, values);
    } catch (error) {
      await client.query(`rollback to savepoint ${name}`);
      throw error;
    }
  };

  const nested = async (text: string, values: unknown[]) => {
    if (isBegin(text)) {
      made += 1;
      const name = `transaction_${made}`;
      open.push(name);
      return client.query(`savepoint ${name}`);
    }
    const name = open.at(-1);
    if (text === 'commit' && name !== undefined) {
      open.pop();
      return client.query(`release savepoint ${name}`);
    }
    if (text === 'rollback' && name !== undefined) {
      open.pop();
      return client.query(`rollback to savepoint ${name}`);
    }
    return open.length > 0 ? run(text, values) : guarded(text, values);
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };

  /** A statement of background work is queued by the next turn of the event loop: nothing before it awaits I/O. */
  const settled = async (): Promise<void> => {
    let seen: Promise<unknown> | undefined;
    while (seen !== last) {
      seen = last;
      await seen;
      await nextTurn();
    }
  };

  const connection = {
    query: (text: unknown, values: readonly unknown[] = []): never => {
      if (typeof text !== 'string') throw new Error('Cursors are not supported');
      const work = () => (isRewinding ? nested(text, [...values]) : run(text, [...values]));
      // The driver's client has a form with a callback as well; Kysely calls the one that answers a promise.
      return inTurn(work) as never;
    },
    release: () => undefined,
  };
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } }),
  });
  return {
    db,
    settled,
    rewinding: async (work) => {
      await client.query('begin');
      isRewinding = true;
      try {
        return await work(client);
      } finally {
        await settled();
        isRewinding = false;
        open.length = 0;
        unreleased = undefined;
        await client.query('rollback');
      }
    },
  };
};

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import { errorCode } from './error-code.ts';

const COPY = /^copy\s[\s\S]*\sfrom\s+stdin$/i;

/** Returns true for `copy … from stdin`, whose only parameter is its rows. */
const isCopyIn = (statement: string): boolean => COPY.test(statement);

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

const NO_BUFFERS = 'COPY takes its rows as buffers';

function* buffersOf(chunks: Iterable<unknown>): Generator<Buffer> {
  for (const chunk of chunks) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError(NO_BUFFERS);
    yield chunk;
  }
}

/**
 * Writes rows in COPY's text format, several times as fast as `insert`. The only parameter is an iterable of buffers,
 * cut anywhere; each is sent as soon as it is made, so that PostgreSQL reads while the next is made. All or no rows are
 * written.
 * @throws as a query does, and what making a buffer throws; the connection stays usable
 */
const copyIn = async (
  client: PoolClient,
  statement: string,
  [chunks]: readonly unknown[],
): Promise<{ command: 'INSERT'; rowCount: number; rows: never[] }> => {
  if (!isIterable(chunks)) throw new TypeError(NO_BUFFERS);
  const stream = client.query(from(statement));
  await pipeline(Readable.from(buffersOf(chunks)), stream);
  return { command: 'INSERT', rowCount: stream.rowCount, rows: [] };
};

/** A statement is prepared when it is run for the third time; most dynamic statements are not repeated. */
const PREPARED_FROM = 3;
/** Limits prepared statements, which take memory on the server for each connection. */
const MOST_PREPARED = 400;
const MOST_COUNTED = 4000;
/** SQLSTATE when the result columns of a prepared statement changed, after a newer shop has migrated the database. */
const PLAN_OUTDATED = '0A000';

/** Assigns names to repeated statements, the same on every connection. */
export class StatementNames {
  #made = 0;
  #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** Returns the statement's name; undefined before it is repeated often enough. */
  of(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#made >= MOST_PREPARED) return known;
    const count = (this.#counts.get(sql) ?? 0) + 1;
    if (count < PREPARED_FROM) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(sql, count);
      return undefined;
    }
    this.#counts.delete(sql);
    this.#made += 1;
    const name = `grossist_${this.#made}`;
    this.#names.set(sql, name);
    return name;
  }

  /** Forgets all names. Connections still have the statements, so that the limit still counts them. */
  reset(): void {
    this.#names.clear();
  }
}

const preparingClient = (client: PoolClient, names: StatementNames): PostgresPoolClient => {
  const named = async (text: string, values: readonly unknown[]) => {
    const name = values.length === 0 ? undefined : names.of(text);
    try {
      return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      if (name !== undefined && errorCode(error) === PLAN_OUTDATED) names.reset();
      throw error;
    }
  };
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(asked: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new Error('Cursors are opened on a connection of their own');
    if (isCopyIn(asked)) return copyIn(client, asked, parameters);
    return named(asked, parameters);
  }
  return { query, release: () => client.release() };
};

/**
 * Wraps the pool for Kysely so that repeated statements are prepared once for each connection: PostgreSQL then neither
 * parses nor plans them each time, which is most of the work of a small query.
 */
export const preparing = (pool: Pool): PostgresPool => {
  const names = new StatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { copyIn, isCopyIn } from './copy-in.ts';
import { errorCode } from './error-code.ts';

/** A statement is worth preparing when it comes again; most that are made for one occasion do not. */
const PREPARED_FROM = 3;
/** Each connection keeps what it prepared: statements, and room on the server, must not grow without end. */
const MOST_PREPARED = 400;
const MOST_COUNTED = 4000;
/** The columns of a prepared statement's result changed under it: a newer shop has migrated the database. */
const PLAN_OUTDATED = '0A000';

/** Names for the statements that come again and again, the same on every connection. */
class StatementNames {
  #made = 0;
  #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** The statement's name, undefined as long as it is not worth one. */
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

  /** What was prepared is not used again; each connection still has it, so it counts on. */
  startAnew(): void {
    this.#names.clear();
  }
}

const preparingClient = (client: PoolClient, names: StatementNames): PostgresPoolClient => {
  const named = async (text: string, values: readonly unknown[]) => {
    const name = values.length === 0 ? undefined : names.of(text);
    try {
      return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      if (name !== undefined && errorCode(error) === PLAN_OUTDATED) names.startAnew();
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
 * The pool for kysely: statements that recur are prepared once a connection, so that PostgreSQL neither reads nor plans
 * them each time, which for a small query is most of its work.
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

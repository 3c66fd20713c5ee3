import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { type EmbeddedServer, openEmbedded } from './embedded/open-embedded.ts';
import type { DatabaseLog } from './log.ts';
import { preparing } from './prepared.ts';
import type { Tables } from './tables/index.ts';

type Parser = (text: string) => unknown;

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;
const TEXT_ARRAY: number = 1009;

/** The array parser of texts; its elements may be null. */
const texts = types.getTypeParser(TEXT_ARRAY);

/** A bigint as a number. @throws when a number cannot hold it exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is too large for a number.`);
  return value;
}

function parseInt8Array(text: string): unknown {
  const elements: unknown = texts(text);
  if (!Array.isArray(elements)) throw new TypeError(`Not an array of bigints: ${text}`);
  return elements.map((element) => (typeof element === 'string' ? parseInt8(element) : null));
}

/** Dates stay `YYYY-MM-DD` and exact numbers stay texts, also within arrays; the rest is as pg has it. */
const OURS: Readonly<Record<number, Parser>> = {
  [INT8]: parseInt8,
  [INT8_ARRAY]: parseInt8Array,
  [DATE]: (text) => text,
  [DATE_ARRAY]: texts,
  [NUMERIC_ARRAY]: texts,
};

/** Parsers of column values, passed to each connection so that the global ones of pg stay unchanged. */
export const parsers = {
  getTypeParser(oid: number, format: 'text' | 'binary' = 'text'): Parser {
    const ours = format === 'text' ? OURS[oid] : undefined;
    return ours ?? types.getTypeParser(oid, format);
  },
};

export type Database = Kysely<Tables>;

export interface DatabaseSettings {
  /** A PostgreSQL server of the operator's; without it the embedded one is used. */
  databaseUrl?: string;
  /** The shop's data directory, where the embedded server keeps its files. */
  dataDirectory: string;
  /** Name of the connections at the server; begins with `grossist`. */
  applicationName?: string;
  poolSize?: number;
  /** Milliseconds after which the server cancels a statement; 0 for never. */
  statementTimeout?: number;
  /** Called after each query made through `db`. */
  onQuery?: (query: QueryReport) => void;
}

export interface QueryReport {
  sql: string;
  milliseconds: number;
  failed: boolean;
}

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  /** With the password; for connections of another kind (listening, jobs). */
  connectionString: string;
  /** Closes the connections, and the embedded server if no other process uses it. Idempotent. */
  close(): Promise<void>;
}

/**
 * Opens the shop's database, starting or adopting the embedded server when no URL is given.
 * @throws when it cannot be reached; the message does not hold the password.
 */
export async function openDatabase(settings: DatabaseSettings, log: DatabaseLog): Promise<OpenDatabase> {
  const embedded = settings.databaseUrl
    ? undefined
    : await openEmbedded({ dataDirectory: settings.dataDirectory, log });
  try {
    return await connect(settings, settings.databaseUrl ?? embedded?.connectionString ?? '', embedded, log);
  } catch (error) {
    await embedded?.release();
    throw error;
  }
}

async function connect(
  settings: DatabaseSettings,
  connectionString: string,
  embedded: EmbeddedServer | undefined,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    application_name: settings.applicationName ?? 'grossist',
    max: settings.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: settings.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: parsers,
  });
  // Without a listener a connection that breaks while idle would end the process.
  // The error refers to the whole client and must not be logged itself.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'An idle database connection was lost'));
  // The same for a connection that breaks between two statements of a transaction: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error(`The database at ${placeOf(connectionString)} cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }

  const { onQuery } = settings;
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    log:
      onQuery &&
      ((event) =>
        onQuery({
          sql: event.query.sql,
          milliseconds: event.queryDurationMillis,
          failed: event.level === 'error',
        })),
  });
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded?.release();
  };
  return { db, pool, connectionString, close: () => (closed ??= close()) };
}

/** A refused connection is often several errors, one for each address, with no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

function placeOf(connectionString: string): string {
  const url = URL.canParse(connectionString) ? new URL(connectionString) : undefined;
  return url ? `${url.host}${url.pathname}` : 'the given URL';
}

import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { errorCode } from '../error-code.ts';
import type { DatabaseLog } from '../log.ts';
import { OWNER } from './cluster.ts';

/**
 * A connection held open while this process uses the embedded server: others see by it that the server is in use,
 * also between two of our queries.
 */
export interface Keeper {
  /** Whether connections of the shop other than this one remain. */
  othersRemain(): Promise<boolean>;
  /** Releases the connection, so that no process counts it as a use of the server any more. */
  end(): Promise<void>;
}

/** What a keeper is called, with the process it is of. */
const KEEPER = /^grossist keeper (\d+)$/;
const LEAVING = 'leaving grossist';

export interface Address {
  port: number;
  password: string;
}

/** The URL of a database of the embedded server. */
export function embeddedUrl({ port, password }: Address, database: string): string {
  return `postgresql://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

/** Connects, makes the shop's database if it is not there yet, and stays. */
export async function connectKeeper(address: Address, log: DatabaseLog): Promise<Keeper> {
  const socket = new Socket();
  const client = new Client({
    stream: () => socket,
    // Not the shop's own database: a database with an open connection can be neither copied nor dropped.
    connectionString: embeddedUrl(address, 'postgres'),
    application_name: `grossist keeper ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', (error) =>
    log.warn({ reason: error.message }, 'The connection that keeps the embedded PostgreSQL was lost'),
  );
  await client.connect();
  const found = await client.query('select from pg_database where datname = $1', [OWNER]);
  if (found.rowCount === 0) await client.query(`create database ${OWNER}`);
  // It alone is no reason for the process to go on.
  socket.unref();
  return {
    othersRemain() {
      socket.ref();
      return othersRemain(client);
    },
    async end() {
      // A broken connection does not count as a use either.
      await client.query(`set application_name = '${LEAVING}'`).catch(() => undefined);
      await client.end();
    },
  };
}

/** Returns true if the process that holds a connection runs; processes in other containers are invisible from here. */
function isKept(name: string): boolean {
  const [, pid] = KEEPER.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function othersRemain(client: Client): Promise<boolean> {
  // A connection that was closed a moment ago, or whose process was killed, is listed for some milliseconds more.
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where backend_type = 'client backend' and application_name like 'grossist%' and pid <> pg_backend_pid()`,
    );
    if (rows.length === 0) return false;
    // A holder marks its connection before releasing it: there is nothing to wait for.
    if (rows.some(({ name }) => isKept(name))) return true;
    await pause(25);
  }
  return true;
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { type afterAll, onTestFinished } from 'vitest';
import { type Postmaster, runningPostmaster } from '../../src/db/embedded/postmaster.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** An empty data directory for one test, or with `afterAll` for a file; a server left there ends with it. */
export async function dataDirectory(
  afterwards: typeof onTestFinished | typeof afterAll = onTestFinished,
): Promise<string> {
  const folder = await temporaryFolder('data');
  afterwards(async () => {
    const left = await serverIn(folder);
    if (left) process.kill(left.pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** The server that runs for a data directory. */
export function serverIn(folder: string): Promise<Postmaster | undefined> {
  return runningPostmaster(join(folder, 'postgres'));
}

/** Runs one statement in a new connection and returns its first row. */
export async function ask(connectionString: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { registerHealth } from '../../src/http/health.ts';
import { makeServer } from '../../src/http/server.ts';
import { registerStorage, watchStorage } from '../../src/http/storage.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const { db, pool } = await testDatabase();

const folders: string[] = [];
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});
const aFolder = async (): Promise<string> => {
  const folder = await temporaryFolder('storage');
  folders.push(folder);
  return folder;
};

/** A server of one call that fails with what it is given. */
const serverThatFailsWith = async (fail: () => Promise<unknown>) => {
  const app = makeServer({ log: silentLog(), trustedProxies: [] });
  const storage = watchStorage(await aFolder());
  registerStorage(app, storage);
  registerHealth(app, { missing: async () => ((await storage.isWritable()) ? [] : ['disk space']) });
  app.get('/fail', fail);
  return app;
};

const withCode = (code: string, cause?: Error) => async () => {
  throw cause === undefined
    ? Object.assign(new Error('No space left on device'), { code })
    : new Error('It could not be written', { cause: Object.assign(cause, { code }) });
};

/** As PostgreSQL itself raises it. */
const raising = (state: string) => () =>
  sql`do language plpgsql ${sql.raw(`$$ begin raise exception 'it is full' using errcode = '${state}'; end $$`)}`.execute(
    db,
  );

test.each<[string, () => Promise<unknown>]>([
  ['a full disk of the database', raising('53100')],
  ['a full data directory', withCode('ENOSPC')],
  ['a used-up quota', withCode('EDQUOT')],
  ['a read-only file system', withCode('EROFS')],
  ['a full disk below another error', withCode('ENOSPC', new Error('No space left on device'))],
  ['a read-only database', raising('25006')],
])('answers 503 with Retry-After and is not ready after %s', async (_, fail) => {
  const app = await serverThatFailsWith(fail);
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  const answer = await app.inject('/fail');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'storage-unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const ready = await app.inject('/health/ready');
  expect([ready.statusCode, ready.json().missing]).toEqual([503, ['disk space']]);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
});

test('answers 503 and stays ready as far as the disk goes when a connection of the database is lost', async () => {
  const app = await serverThatFailsWith(async () => {
    await pool.query('select pg_terminate_backend(pg_backend_pid())');
  });
  const answer = await app.inject('/fail');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'database-unavailable']);
  expect(answer.headers['retry-after']).toBe('5');
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
});

test('leaves nothing of its probe in the data directory', async () => {
  const folder = await aFolder();
  expect(await watchStorage(folder).isWritable()).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

test('is not writable when the data directory is missing or no directory', async () => {
  const folder = join(await aFolder(), 'data');
  expect(await watchStorage(folder).isWritable()).toBe(false);
  await writeFile(folder, 'a file');
  expect(await watchStorage(folder).isWritable()).toBe(false);
});

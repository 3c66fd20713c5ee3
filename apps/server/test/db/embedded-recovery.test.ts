import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { quietLog } from '../support/quiet-log.ts';
import { ask, dataDirectory, serverIn } from './data-directory.ts';

const folder = await dataDirectory(afterAll);
const open = () => openEmbedded({ dataDirectory: folder, log: quietLog(), durable: false });

/** Replaces one line of the server's note of itself; lines count from 0. */
async function falsify(line: number, value: number): Promise<void> {
  const file = join(folder, 'postgres', 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  lines[line] = String(value);
  await writeFile(file, lines.join('\n'));
}

test('removes the files of an interrupted initialization', async () => {
  await writeFile(join(folder, 'postgres.new-1234abcd.password'), 'left');
  const server = await open();
  expect((await readdir(folder)).sort()).toEqual(['postgres']);
  await server.release();
});

test('a server that runs but does not answer is stopped, and another is started', async () => {
  const first = await open();
  const before = await serverIn(folder);
  await ask(first.connectionString, 'create table stored as select 7 as number');
  await falsify(3, 1);

  const next = await open();
  expect(next.adopted).toBe(false);
  expect((await serverIn(folder))?.pid).not.toBe(before?.pid);
  expect(await ask(next.connectionString, 'select number from stored')).toEqual({ number: 7 });
  await next.release();
});

test('stops a server that waits for a client during its stop, and starts another', async () => {
  const first = await open();
  const before = await serverIn(folder);
  await ask(first.connectionString, 'create table waited as select 8 as number');
  const client = new Client({ connectionString: first.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  process.kill(before?.pid ?? 0, 'SIGTERM');

  const next = await open();
  expect(next.adopted).toBe(false);
  expect((await serverIn(folder))?.pid).not.toBe(before?.pid);
  expect(await ask(next.connectionString, 'select number from waited')).toEqual({ number: 8 });
  await client.end().catch(() => undefined);
  await next.release();
});

test('a note left by a server whose process id another program has now is no obstacle, and that program lives on', async () => {
  const first = await open();
  const file = join(folder, 'postgres', 'postmaster.pid');
  const note = await readFile(file, 'utf8');
  await first.release();
  await writeFile(file, note);
  await falsify(0, process.ppid);

  const next = await open();
  expect(next.adopted).toBe(false);
  await next.release();
});

test('the password is readable by the owner of the data alone', async () => {
  const server = await open();
  expect((await stat(join(folder, 'postgres', 'grossist-password'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'postgres'))).mode & 0o777).toBe(0o700);
  const wrong = server.connectionString.replace(/:[^:@/]+@/, ':wrong@');
  await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  await server.release();
});

test('the database compares texts by the rules of Unicode', async () => {
  const server = await open();
  const found = await ask(
    server.connectionString,
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale
     from pg_database where datname = current_database()`,
  );
  expect(found).toEqual({ encoding: 'UTF8', provider: 'i', locale: 'und' });
  await server.release();
});

test('a server that died is let go of without complaint, and the next start recovers what was committed', async () => {
  const first = await open();
  await ask(first.connectionString, 'create table survivors as select 8 as number');
  const died = await serverIn(folder);
  if (died) process.kill(died.pid, 'SIGKILL');
  await first.release();

  const next = await open();
  expect(next.adopted).toBe(false);
  expect(await ask(next.connectionString, 'select number from survivors')).toEqual({ number: 8 });
  await next.release();
});

test('reports why a server cannot start, with the last lines of its log', async () => {
  await (await open()).release();
  await writeFile(join(folder, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(open()).rejects.toThrow(/does not start[^]*server\.log[^]*no_such_setting/);
});

import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { connectKeeper } from '../../src/db/embedded/keeper.ts';
import { openEmbedded } from '../../src/db/embedded/open-embedded.ts';
import { quietLog } from '../support/quiet-log.ts';
import { ask, dataDirectory, serverIn } from './data-directory.ts';
import { holders } from './start-holder.ts';

const startHolder = holders();
const folder = await dataDirectory(afterAll);

test('of processes that start together one initialises and starts the server, and the others adopt it', async () => {
  const three = await Promise.all([startHolder(folder), startHolder(folder), startHolder(folder)]);
  expect(three.map(({ adopted }) => adopted).sort()).toEqual([false, true, true]);
  expect(new Set(three.map(({ connectionString }) => connectionString)).size).toBe(1);
  expect(await Promise.all(three.map((holder) => holder.release()))).toEqual([0, 0, 0]);
  expect(await serverIn(folder)).toBeUndefined();
});

test('a server whose shop was killed is adopted by the next start, with its data', async () => {
  const killed = await startHolder(folder);
  expect(killed.adopted).toBe(false);
  await ask(killed.connectionString, 'create table stored as select 7 as number');
  const before = await serverIn(folder);
  await killed.kill();

  const next = await openEmbedded({ dataDirectory: folder, log: quietLog(), durable: false });
  expect(next.adopted).toBe(true);
  expect((await serverIn(folder))?.pid).toBe(before?.pid);
  expect(await ask(next.connectionString, 'select number from stored')).toEqual({ number: 7 });
  await next.release();
  expect(await serverIn(folder)).toBeUndefined();
});

test('keeps the server running until the last process releases it', async () => {
  const first = await startHolder(folder);
  const second = await startHolder(folder);
  expect(await first.release()).toBe(0);
  expect(await ask(second.connectionString, 'select 1 as one')).toEqual({ one: 1 });
  expect(await second.release()).toBe(0);
  expect(await serverIn(folder)).toBeUndefined();
});

test('two openings within one process share the server', async () => {
  const settings = { dataDirectory: folder, log: quietLog(), durable: false };
  const [first, second] = await Promise.all([openEmbedded(settings), openEmbedded(settings)]);
  expect([first.adopted, second.adopted].sort()).toEqual([false, true]);
  await first.release();
  await first.release();
  expect(await ask(second.connectionString, 'select 1 as one')).toEqual({ one: 1 });
  await second.release();
  expect(await serverIn(folder)).toBeUndefined();
});

test('returns at once when another process still uses the server, and releases it after closing', async () => {
  const shared = await openEmbedded({ dataDirectory: folder, log: quietLog(), durable: false });
  const { port, password } = new URL(shared.connectionString);
  const address = { port: Number(port), password: decodeURIComponent(password) };
  const keepers = await Promise.all([connectKeeper(address, quietLog()), connectKeeper(address, quietLog())]);
  const asked = vi.spyOn(Client.prototype, 'query');
  expect(await keepers[0].othersRemain()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  await Promise.all(keepers.map((keeper) => keeper.end()));
  await shared.release();
  expect(await serverIn(folder)).toBeUndefined();
});

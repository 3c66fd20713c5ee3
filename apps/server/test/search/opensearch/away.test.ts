import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { Breaker } from '../../../src/gateways/search-engine/opensearch/cluster/retrying.ts';
import { testDatabase } from '../../support/database.ts';
import { aDocument, aRequest } from '../engine-contract/documents.ts';
import { openSearchWorld } from '../engine-contract/index.ts';
import { type StandIn, startStandIn } from '../opensearch-stand-in/index.ts';
import { aLog } from './a-log.ts';

const database = await testDatabase();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

const aStandIn = async (): Promise<StandIn> => {
  const standIn = await startStandIn();
  closing.push(() => standIn.close());
  return standIn;
};

test('rejects a search that fails in the cluster, and after some in a row the next one at once', async () => {
  const standIn = await aStandIn();
  const world = openSearchWorld({ ...database, url: standIn.url, indexPrefix: 'away', log: aLog() });
  closing.push(() => world.close());
  await world.put(aDocument({ key: '1' }));
  await world.engine.caughtUp();
  expect(world.engine.isReady()).toBe(true);
  standIn.failNext('_search', 503, 5);
  for (let time = 0; time < 5; time++) await expect(world.engine.search(aRequest())).rejects.toThrow('503');
  expect(world.engine.isReady()).toBe(false);
  const before = standIn.requests.length;
  await expect(world.engine.search(aRequest())).rejects.toThrow('away');
  expect(standIn.requests.slice(before).filter((request) => request.endsWith('_search'))).toEqual([]);
});

test('allows every call, after consecutive failures none, then one probe at a time until one succeeds', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  for (let time = 0; time < 5; time++) {
    expect(breaker.mayPass()).toBe(true);
    breaker.failed();
  }
  expect([breaker.mayPass(), breaker.isOpen]).toEqual([false, true]);
  now += 5001;
  expect([breaker.isOpen, breaker.mayPass(), breaker.mayPass()]).toEqual([false, true, false]);
  breaker.succeeded();
  expect([breaker.mayPass(), breaker.mayPass(), breaker.isOpen]).toEqual([true, true, false]);
});

test('waits for an unavailable cluster, and is not ready until then', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  await once(server, 'close');
  const log = aLog();
  const secrets = { username: 'shop', password: 'hunter2-secret' };
  const url = `http://127.0.0.1:${port}`;
  const world = openSearchWorld({ ...database, ...secrets, url, indexPrefix: 'nowhere', log });
  const failure: unknown = await world.engine.search(aRequest()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(world.engine.isReady()).toBe(false);
  const waiting = world.engine.caughtUp();
  const ended = expect(waiting).rejects.toThrow('closed');
  await world.close();
  await ended;
  const everything = JSON.stringify([
    log.lines,
    String(failure),
    failure instanceof Error ? { ...failure, stack: failure.stack } : '',
  ]);
  for (const secret of ['hunter2', Buffer.from('shop:hunter2-secret').toString('base64')])
    expect(everything).not.toContain(secret);
});

test.each([
  [{ username: 'shop', password: 'secret-1' }, `Basic ${Buffer.from('shop:secret-1').toString('base64')}`],
  [{ apiKey: 'secret-2' }, 'ApiKey secret-2'],
  [{}, undefined],
])('the shop says who it is, and no log nor failure repeats it', async (who, expected) => {
  const standIn = await aStandIn();
  const log = aLog();
  const world = openSearchWorld({ ...database, ...who, url: standIn.url, indexPrefix: 'secrets', log });
  await world.engine.caughtUp();
  expect([...standIn.authorizations]).toEqual([expected]);
  standIn.failNext('_search', 401, 1);
  const failure: unknown = await world.engine.search(aRequest()).catch((error: unknown) => error);
  expect(JSON.stringify([log.lines, failure, String(failure)])).not.toMatch(/secret-\d/);
  await world.close();
});

import { getContext } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { networkOf } from '../../src/http/rate-limits.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();

test('responds 429 with Retry-After beyond the calls a minute', async () => {
  const client = testApp(db, { requestsPerMinute: 3 }).asAnonymous();
  for (let call = 1; call <= 3; call += 1) await client.answer(getContext);
  const response = await client.call(getContext);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 'too-many' });
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('one address has its own allowance, and health is outside of it', async () => {
  const client = testApp(db, { requestsPerMinute: 1 }).asAnonymous();
  const from = (remoteAddress: string, url: string) => client.send({ method: 'GET', url, remoteAddress });
  expect((await from('192.0.2.1', getContext.path)).statusCode).toBe(200);
  expect((await from('192.0.2.1', getContext.path)).statusCode).toBe(429);
  expect((await from('192.0.2.2', getContext.path)).statusCode).toBe(200);
  expect((await from('192.0.2.1', '/health/live')).statusCode).toBe(200);
});

test('a limit of 0 is none', async () => {
  const client = testApp(db, { requestsPerMinute: 0 }).asAnonymous();
  for (let call = 1; call <= 50; call += 1) await client.answer(getContext);
});

const ENCODED = '/%61pi/context/';

test('the limit counts the route, however its address is spelled', async () => {
  const client = testApp(db, { requestsPerMinute: 2 }).asAnonymous();
  const from = (url: string) => client.send({ method: 'GET', url, remoteAddress: '192.0.2.11' });
  const spellings = [ENCODED, getContext.path, ENCODED, '/api/context', '/api/%63ontext'];
  const statuses = [];
  for (const url of spellings) statuses.push((await from(url)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429, 429]);
});

test('several processes share one limit', async () => {
  const processes = [1, 2, 3].map(() => testApp(db, { requestsPerMinute: 6 }).asAnonymous());
  const statuses = [];
  for (let call = 0; call < 12; call += 1) {
    const response = await processes[call % 3]?.send({
      method: 'GET',
      url: getContext.path,
      remoteAddress: '192.0.2.12',
    });
    statuses.push(response?.statusCode);
  }
  expect(statuses.filter((status) => status === 200).length).toBe(6);
});

test('addresses of one IPv6 network share one limit', async () => {
  const client = testApp(db, { requestsPerMinute: 1 }).asAnonymous();
  const statusFrom = async (remoteAddress: string) =>
    (await client.send({ method: 'GET', url: getContext.path, remoteAddress })).statusCode;
  expect(await statusFrom('2001:db8:1:2::1')).toBe(200);
  expect(await statusFrom('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).toBe(200);
});

test('pages, found or not, are limited and count four times', async () => {
  const { app, asAnonymous } = testApp(db, { requestsPerMinute: 9 });
  app.get('/*', async () => 'a page');
  const client = asAnonymous();
  const statuses = [];
  for (const url of ['/', '/search?query=x', '/nothing']) {
    statuses.push((await client.send({ method: 'GET', url, remoteAddress: '192.0.2.13' })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test('a large limit is taken from the database in parts, and is not exceeded', async () => {
  const client = testApp(db, { requestsPerMinute: 120 }).asAnonymous();
  const statuses = [];
  for (let call = 0; call < 130; call += 1) {
    const { statusCode } = await client.send({ method: 'GET', url: getContext.path, remoteAddress: '192.0.2.14' });
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 200).length).toBe(120);
  const row = await db.selectFrom('rate_limits').select('points').where('key', '=', '192.0.2.14').executeTakeFirst();
  expect(row?.points).toBeGreaterThan(120);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

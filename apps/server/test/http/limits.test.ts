import { getContext } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();

test('more calls a minute than allowed answer 429 and say when to come back', async () => {
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

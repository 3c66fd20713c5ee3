import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const ready = testApp(db).asAnonymous();
const waiting = testApp(db, { missing: ['search'] }).asAnonymous();

test('the shop is live while its process answers', async () => {
  const response = await waiting.send({ method: 'GET', url: '/health/live' });
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'live' }]);
});

test('the shop is ready once nothing is missing', async () => {
  const response = await ready.send({ method: 'GET', url: '/health/ready' });
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready', missing: [] }]);
});

test('responds 503 with what is missing when the shop is not ready', async () => {
  const response = await waiting.send({ method: 'GET', url: '/health/ready' });
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready', missing: ['search'] }]);
});

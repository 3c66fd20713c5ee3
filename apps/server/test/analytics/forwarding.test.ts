import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { forwardQueued } from '../../src/areas/analytics/forwarding/forward.ts';
import { UNWATCHED } from '../../src/areas/analytics/metrics.ts';
import { openMixpanel } from '../../src/gateways/analytics/mixpanel/open-mixpanel.ts';
import { aSearchEvent } from '../support/an-analytics-event.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { analyticsApp, track } from './analytics-app.ts';
import { mixpanelStandIn } from './mixpanel-stand-in.ts';

const { db } = await testDatabase();
const { visitor } = analyticsApp(db, { isForwarded: true });
const mixpanel = await mixpanelStandIn();

const forwarder = openMixpanel({ url: mixpanel.url, token: 'project-token', timeoutMs: 5000, fetch });
const forward = () =>
  forwardQueued({ db, forwarder, watch: UNWATCHED, log: silentLog(), signal: new AbortController().signal });
const makeDue = () => sql`update analytics_forwards set next_attempt_at = now() - interval '1 second'`.execute(db);
const waiting = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from analytics_forwards`.execute(db)).rows[0]?.count ?? 0;

beforeEach(async () => {
  await sql`delete from analytics_forwards`.execute(db);
  mixpanel.taken.length = 0;
  mixpanel.responses.length = 0;
});

test('sends batches of at most 2,000 with the token of the project, compressed', async () => {
  const client = await visitor();
  const distinct_id = uuidv4();
  for (const length of [1200, 1200])
    await track(
      client,
      Array.from({ length }, () => aSearchEvent('socket', { distinct_id })),
    );
  await forward();
  expect(mixpanel.taken.map(({ path, records }) => [path, records.length])).toEqual([
    ['/track?ip=0&verbose=1', 2000],
    ['/track?ip=0&verbose=1', 400],
  ]);
  expect(mixpanel.taken[0]?.records[0]).toMatchObject({
    event: 'search_made',
    properties: { token: 'project-token', distinct_id, query: 'socket', time: expect.any(Number) },
  });
  expect(await waiting()).toBe(0);
});

test('sends a deletion instead of the events that wait, and never before those that were sent', async () => {
  const client = await visitor();
  const distinct_id = uuidv4();
  const deletion = { $token: calls.ANALYTICS_TOKEN, $distinct_id: distinct_id, $delete: '' };
  await track(client, [aSearchEvent('socket', { distinct_id })]);
  await client.answer(calls.engageProfiles, { query: { consent: 'false' }, body: [deletion] });
  await client.answer(calls.engageProfiles, { query: { consent: 'false' }, body: [deletion] });
  await forward();
  expect(mixpanel.taken).toEqual([
    {
      path: '/engage?ip=0&verbose=1',
      records: [{ $distinct_id: distinct_id, $delete: '', $token: 'project-token', $ip: '0', $ignore_alias: 'false' }],
    },
  ]);
});

test('sends profiles and groups to their own endpoints, in the order of their requests', async () => {
  const client = await visitor();
  const $token = calls.ANALYTICS_TOKEN;
  const query = { consent: 'true' as const };
  await client.answer(calls.engageProfiles, {
    query,
    body: [{ $token, $distinct_id: uuidv4(), $set: { locale: 'da-DK' } }],
  });
  await client.answer(calls.updateGroups, {
    query,
    body: [{ $token, $group_key: 'market', $group_id: 'DK', $set: { last_event_on: '2025-05-06' } }],
  });
  await track(client, [aSearchEvent('socket')]);
  await forward();
  expect(mixpanel.taken.map(({ path }) => path.split('?')[0])).toEqual(['/engage', '/groups', '/track']);
});

test.each([
  [{ status: 503, body: 'out of order' }],
  [{ status: 429, body: '{}' }],
  [{ status: 401, body: '{}' }],
  [{ status: 200, body: 'no JSON' }],
])('keeps what waits when the service responds with %j, and sends it later', async (response) => {
  await track(await visitor(), [aSearchEvent('socket')]);
  mixpanel.responses.push(response);
  await forward();
  await forward();
  expect(mixpanel.taken).toHaveLength(0);
  expect(await waiting()).toBe(1);
  await makeDue();
  await forward();
  expect(mixpanel.taken).toHaveLength(1);
  expect(await waiting()).toBe(0);
});

test.each([[{ status: 400, body: '{}' }], [{ status: 200, body: '{"status":0,"error":"wrong"}' }]])(
  'gives up a batch that is refused with %j',
  async (response) => {
    await track(await visitor(), [aSearchEvent('socket')]);
    mixpanel.responses.push(response);
    await forward();
    expect(await waiting()).toBe(0);
  },
);

test('sends a batch once when two processes forward at the same time', async () => {
  await track(
    await visitor(),
    Array.from({ length: 50 }, () => aSearchEvent('socket')),
  );
  await Promise.all([forward(), forward(), forward()]);
  expect(mixpanel.taken.reduce((sum, { records }) => sum + records.length, 0)).toBe(50);
});

test('forwards nothing where the forwarder is off', async () => {
  const off = analyticsApp(db);
  await track(await off.visitor(), [aSearchEvent('socket')]);
  expect(await waiting()).toBe(0);
});

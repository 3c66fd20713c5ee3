import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAnalyticsEvent, aSearchEvent } from '../support/an-analytics-event.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { analyticsApp, track } from './analytics-app.ts';

const { db } = await testDatabase();
const { visitor, signedIn, app } = analyticsApp(db);
const off = analyticsApp(db, { markets: new Set(['SE']) });

const DAY = 86_400_000;

const storedOf = async (distinctId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from analytics_events where distinct_id = ${distinctId}`.execute(db);
  return rows[0]?.count ?? 0;
};

const searchesOf = async (query: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(searches), 0)::int as count from analytics_search_tallies where query = ${query}`.execute(db);
  return rows[0]?.count ?? 0;
};

describe('the collector of events', () => {
  test('stores the events of a visitor who is signed out', async () => {
    const distinct_id = uuidv4();
    const answer = await track(await visitor(), [aSearchEvent('socket', { distinct_id })]);
    expect(answer).toEqual({ code: 200, status: 'OK', num_records_imported: 1, failed_records: [] });
    expect(await storedOf(distinct_id)).toBe(1);
  });

  test('accepts no event without consent and without the anti-forgery header', async () => {
    const client = await visitor();
    const body = [aSearchEvent('socket')];
    expect((await client.send({ method: 'POST', url: '/track', payload: body })).statusCode).toBe(400);
    expect((await client.send({ method: 'POST', url: '/track?consent=false', payload: body })).statusCode).toBe(400);
    const withoutToken = await app.inject({ method: 'POST', url: '/track?consent=true', payload: body });
    expect(withoutToken.statusCode).toBe(403);
  });

  test('is off in markets that the settings leave out', async () => {
    const client = await off.visitor();
    expect((await client.answer(calls.getAnalyticsConfig)).IsOn).toBe(false);
    const refusal = await client.refusal(calls.trackEvents, {
      query: { consent: 'true' },
      body: [aSearchEvent('socket')],
    });
    expect(refusal).toMatchObject({ status: 422, code: 'analytics-off' });
  });

  test('names refused events by their index and stores the others', async () => {
    const good = uuidv4();
    const { sapMaterialNumber: material } = await aMaterial(db);
    const answer = await track(await visitor(), [
      aSearchEvent('socket', { distinct_id: good }),
      { properties: {} },
      { event: 'page_viewed', properties: {} },
      aSearchEvent('socket', { distinct_id: `$device:${uuidv4()}` }),
      aSearchEvent('socket', { time: Date.now() - 5 * DAY - 60_000 }),
      aSearchEvent('socket', { time: Date.now() + 3_600_000 }),
      aSearchEvent('Jens Hansen'),
      anAnalyticsEvent('product_viewed', { material: 'no-such-material', placement: 'search' }),
      anAnalyticsEvent('product_viewed', { material, placement: 'search', distinct_id: good }),
      {
        ...aSearchEvent('socket'),
        properties: Object.fromEntries(Array.from({ length: 255 }, (_, n) => [`p${n}`, n])),
      },
      { event: 'cart_viewed', properties: { line_count: 1, name: 'x'.repeat(1_048_576) } },
      anAnalyticsEvent('cart_viewed', { line_count: 1, distinct_id: good, time: Math.floor(Date.now() / 1000) }),
    ]);
    expect(answer.num_records_imported).toBe(3);
    expect(answer.failed_records.map(({ index, field }) => [index, field])).toEqual([
      [1, 'event'],
      [2, 'event'],
      [3, 'properties.distinct_id'],
      [4, 'properties.time'],
      [5, 'properties.time'],
      [6, 'properties.query'],
      [7, 'properties.material'],
      [9, 'properties'],
      [10, ''],
    ]);
    expect(answer.failed_records[0]?.message).toBe('No event name provided to mixpanel.track');
    expect(answer.failed_records[2]?.message).toBe('distinct_id cannot have $device: prefix');
    expect(await storedOf(good)).toBe(3);
  });

  test('refuses more than 2,000 events at once', async () => {
    const body = Array.from({ length: 2001 }, () => ({ event: 'cart_viewed' }));
    const client = await visitor();
    expect(await client.refusal(calls.trackEvents, { query: { consent: 'true' }, body })).toMatchObject({
      status: 400,
    });
  });

  test('counts an insert id once: in a batch, in a repeated request and on a neighboring day', async () => {
    const query = `once ${uuidv4().slice(0, 5).replaceAll(/\d/g, 'x')}`;
    const common = { distinct_id: uuidv4(), $insert_id: uuidv4() };
    const client = await visitor();
    await track(client, [aSearchEvent(query, common), aSearchEvent(query, common)]);
    await track(client, [aSearchEvent(query, common)]);
    const answer = await track(client, [aSearchEvent(query, { ...common, time: Date.now() - DAY })]);
    expect(answer.num_records_imported).toBe(1);
    expect(await storedOf(common.distinct_id)).toBe(1);
    expect(await searchesOf(query)).toBe(1);
  });

  test('counts an insert id once when requests race', async () => {
    const query = 'raced words';
    const distinct_id = uuidv4();
    const ids = Array.from({ length: 20 }, () => uuidv4());
    const batch = (time: number) => ids.map(($insert_id) => aSearchEvent(query, { distinct_id, $insert_id, time }));
    const client = await visitor();
    const now = Date.now();
    await Promise.all([
      track(client, batch(now)),
      track(client, batch(now - DAY).toReversed()),
      track(client, batch(now)),
      track(client, batch(now - 2 * DAY)),
    ]);
    expect(await storedOf(distinct_id)).toBe(20);
    expect(await searchesOf(query)).toBe(20);
  });

  test('takes the same number of statements for one event and for many', async () => {
    const client = await visitor();
    const { sapMaterialNumber: material } = await aMaterial(db);
    const batch = (length: number) => {
      const distinct_id = uuidv4();
      return Array.from({ length }, (_, index) => [
        aSearchEvent(`word ${String.fromCharCode(97 + (index % 20))}`, { distinct_id }),
        anAnalyticsEvent('added_to_cart', { material, placement: 'search', quantity: 1, distinct_id }),
      ]).flat();
    };
    await track(client, batch(1));
    const few = await countQueries(db, () => track(client, batch(1)));
    const many = await countQueries(db, () => track(client, batch(500)));
    expect(many).toBe(few);
  });

  test('stores neither the address nor the user agent of the visitor', async () => {
    const distinct_id = uuidv4();
    const client = await visitor();
    const payload = [aSearchEvent('socket', { distinct_id })];
    const headers = { 'user-agent': 'Recognizable/1.0' };
    await client.send({ method: 'POST', url: '/track?consent=true', payload, headers, remoteAddress: '203.0.113.77' });
    const { rows } = await sql<{ row: string }>`
      select row_to_json(e)::text as row from analytics_events e where distinct_id = ${distinct_id}`.execute(db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/203\.0\.113\.77|Recognizable/);
  });
});

describe('profiles', () => {
  const update = (of: object) => ({ $token: calls.ANALYTICS_TOKEN, ...of });
  const engage = async (consent: 'true' | 'false', body: Record<string, unknown>[]) =>
    (await visitor()).answer(calls.engageProfiles, { query: { consent }, body });
  const profileOf = async ($distinct_id: string) => {
    const { rows } = await sql<{ properties: object }>`
      select properties from analytics_profiles where distinct_id = ${$distinct_id}`.execute(db);
    return rows[0]?.properties;
  };

  test('are set, set once and unset in the order of the batch', async () => {
    const $distinct_id = uuidv4();
    const answer = await engage('true', [
      update({ $distinct_id, $set: { locale: 'da-DK', viewport: 'phone' } }),
      update({ $distinct_id, $set_once: { locale: 'de-DE', color_scheme: 'dark' } }),
      update({ $distinct_id, $unset: ['viewport'] }),
      update({ $distinct_id, $set: { name: 'Jens' } }),
      update({ $distinct_id, $set: { last_seen_on: '2999-01-01' } }),
      update({ $distinct_id: `$device:${$distinct_id}`, $set: { locale: 'da-DK' } }),
    ]);
    expect(await profileOf($distinct_id)).toEqual({ locale: 'da-DK', color_scheme: 'dark' });
    expect(answer.failed_records.map(({ index }) => index)).toEqual([3, 4, 5]);
    expect(answer.failed_records[2]?.message).toBe('distinct_id cannot have $device: prefix');
  });

  test('are deleted with their events when consent is withdrawn, and accept nothing that comes later', async () => {
    const distinct_id = uuidv4();
    const other = uuidv4();
    const client = await visitor();
    await track(client, [aSearchEvent('socket', { distinct_id }), aSearchEvent('socket', { distinct_id: other })]);
    const before = await searchesOf('socket');
    const deletion = [update({ $distinct_id: distinct_id, $delete: '' })];
    expect((await engage('false', deletion)).failed_records).toEqual([]);
    expect((await engage('false', deletion)).failed_records).toEqual([]);
    expect(await storedOf(distinct_id)).toBe(0);
    expect(await storedOf(other)).toBe(1);
    expect(await profileOf(distinct_id)).toBeUndefined();
    expect(await searchesOf('socket')).toBe(before);
    const late = await track(client, [aSearchEvent('socket', { distinct_id })]);
    expect(late.failed_records).toMatchObject([{ index: 0, message: 'consent was withdrawn' }]);
    const profile = await engage('true', [update({ $distinct_id: distinct_id, $set: { locale: 'da-DK' } })]);
    expect(profile.failed_records).toHaveLength(1);
  });

  test('accept no update but a deletion without consent', async () => {
    const $distinct_id = uuidv4();
    const answer = await engage('false', [update({ $distinct_id, $set: { locale: 'da-DK' } })]);
    expect(answer.failed_records).toHaveLength(1);
    expect(await profileOf($distinct_id)).toBeUndefined();
  });

  test('keep no event when consent is withdrawn while events are stored', async () => {
    const client = await visitor();
    const ids = Array.from({ length: 8 }, () => uuidv4());
    await Promise.all(
      ids.flatMap((distinct_id) => [
        track(client, [aSearchEvent('socket', { distinct_id })]),
        engage('false', [update({ $distinct_id: distinct_id, $delete: true })]),
        track(client, [aSearchEvent('socket', { distinct_id })]),
      ]),
    );
    expect(await Promise.all(ids.map(storedOf))).toEqual(ids.map(() => 0));
  });

  test('of a person are deleted at the person’s request, in every browser', async () => {
    const client = await signedIn(await aBuyer(db));
    const ids = [uuidv4(), uuidv4()];
    for (const distinct_id of ids) await track(client, [aSearchEvent('socket', { distinct_id })]);
    expect(await client.answer(calls.deleteOwnAnalytics)).toEqual({ DeletedEvents: 2 });
    expect(await client.answer(calls.deleteOwnAnalytics)).toEqual({ DeletedEvents: 0 });
    expect(await Promise.all(ids.map(storedOf))).toEqual([0, 0]);
  });
});

test('groups are the visitor’s own market, and can neither be emptied nor deleted', async () => {
  const client = await visitor();
  const of = (rest: object) => ({ $token: calls.ANALYTICS_TOKEN, $group_key: 'market', $group_id: 'DK', ...rest });
  const answer = await client.answer(calls.updateGroups, {
    query: { consent: 'true' },
    body: [
      of({ $set_once: { first_event_on: '2025-01-02' } }),
      of({ $set_once: { first_event_on: '2025-03-04' } }),
      of({ $set: { last_event_on: '2025-05-06' } }),
      of({ $group_id: 'SE', $set: { last_event_on: '2025-05-06' } }),
      of({ $unset: ['last_event_on'] }),
      of({ $delete: '' }),
    ],
  });
  expect(answer.failed_records.map(({ index }) => index)).toEqual([3, 4, 5]);
  const { rows } = await sql`select group_id, properties from analytics_groups`.execute(db);
  expect(rows).toEqual([{ group_id: 'DK', properties: { first_event_on: '2025-01-02', last_event_on: '2025-05-06' } }]);
});

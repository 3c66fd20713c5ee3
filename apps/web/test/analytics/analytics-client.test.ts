import { AnalyticsEvent, GroupUpdate, ProfileUpdate } from '@grossist/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnalyticsClient } from '../../app/analytics/client/analytics-client.ts';
import { AN_ID, stubBrowser } from './a-browser.ts';

const ANOTHER_ID = '11a2154d-a9b2-46a2-b14a-2459821ae4dd';
const MINUTE = 60_000;
const aClient = () =>
  createAnalyticsClient({ market: 'DK', device: () => ({ locale: 'da-DK', colorScheme: 'dark', width: 1_280 }) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sentTo = (requests: readonly { path: string; body: unknown }[], path: string): unknown[] =>
  requests.filter((request) => request.path === path).flatMap(({ body }) => (Array.isArray(body) ? body : []));

describe.each([undefined, 'no', 'yes', `$device:${AN_ID}`])('with the consent cookie %s', (cookie) => {
  test('sends and stores nothing', async () => {
    const { requests, items } = stubBrowser(cookie);
    const client = aClient();
    client.track('cart_viewed', { line_count: 2 });
    client.leave();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(requests).toEqual([]);
    expect([...items]).toEqual([]);
  });
});

describe('with consent', () => {
  test('sends events, profile and group as the collector declares them', async () => {
    const { requests } = stubBrowser(AN_ID);
    aClient().track('product_viewed', { material: '1000001', placement: 'search' });
    await vi.advanceTimersByTimeAsync(5_000);
    const events = sentTo(requests, '/track?consent=true').map((event) => AnalyticsEvent.parse(event));
    expect(events.map(({ event, properties }) => [event, properties.distinct_id])).toEqual([['product_viewed', AN_ID]]);
    expect(sentTo(requests, '/engage?consent=true').map((update) => ProfileUpdate.safeParse(update).success)).toEqual([
      true,
      true,
    ]);
    expect(sentTo(requests, '/groups?consent=true').map((update) => GroupUpdate.safeParse(update).success)).toEqual([
      true,
      true,
    ]);
  });

  test('gives each event an id of its own, and a visit a new one after 30 minutes without events', async () => {
    const { requests } = stubBrowser(AN_ID);
    const client = aClient();
    const view = (): void => client.track('cart_viewed', { line_count: 0 });
    view();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    view();
    await vi.advanceTimersByTimeAsync(30 * MINUTE + 1);
    view();
    await vi.advanceTimersByTimeAsync(5_000);
    const all = sentTo(requests, '/track?consent=true').map((event) => AnalyticsEvent.parse(event).properties);
    expect(new Set(all.map(({ $insert_id }) => $insert_id)).size).toBe(3);
    const visits = all.map(({ $session_id }) => $session_id);
    expect(visits[1]).toBe(visits[0]);
    expect(visits[2]).not.toBe(visits[0]);
  });

  test('hands what was not answered on to the next page', async () => {
    const { requests } = stubBrowser(AN_ID);
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const leaving = aClient();
    leaving.track('cart_viewed', { line_count: 7 });
    leaving.leave();
    vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
      requests.push({ path, body: JSON.parse(body) });
      return Promise.resolve(Response.json({}));
    });
    const next = aClient();
    next.resume();
    await vi.advanceTimersByTimeAsync(5_000);
    const sent = sentTo(requests, '/track?consent=true').map((event) => AnalyticsEvent.parse(event));
    expect(sent).toMatchObject([{ event: 'cart_viewed', properties: { line_count: 7 } }]);
  });

  test('stops when another tab withdrew it, and leaves nothing stored', async () => {
    const { requests, items, page } = stubBrowser(AN_ID);
    const client = aClient();
    client.track('cart_viewed', { line_count: 1 });
    page.cookie = 'grossist-analytics=no';
    await vi.advanceTimersByTimeAsync(MINUTE);
    client.leave();
    expect(requests).toEqual([]);
    expect([...items]).toEqual([]);
  });
});

describe('diagnostic messages', () => {
  const warned = (): unknown[] => vi.mocked(console.warn).mock.calls.flat();

  test('name what is wrong, while developing', () => {
    stubBrowser(AN_ID);
    const client = aClient();
    client.track('cart_viewed', { line_count: 1 });
    client.alias(AN_ID);
    client.alias(ANOTHER_ID);
    vi.stubGlobal('document', { cookie: `grossist-analytics=$device:${AN_ID}`, documentElement: { dataset: {} } });
    client.track('cart_viewed', { line_count: 1 });
    expect(warned()).toEqual([
      'analytics: alias matches current distinct_id - skipping api call',
      'analytics: distinct_id cannot have $device: prefix',
    ]);
  });
});

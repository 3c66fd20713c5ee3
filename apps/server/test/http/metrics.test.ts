import { pino } from 'pino';
import { expect, test } from 'vitest';
import { registerReadiness } from '../../src/http/health.ts';
import { registerRequestLog } from '../../src/http/log.ts';
import { type MetricsAccess, makeMetrics, registerMetrics } from '../../src/http/metrics.ts';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from '../support/silent-log.ts';

const TOKEN = 'a token for Prometheus';
const AUTHORIZED = { url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } };

const aServer = (isOpen: () => boolean, access: MetricsAccess = { token: TOKEN, addresses: [] }) => {
  const app = makeServer({ log: silentLog(), trustedProxies: [] });
  const metrics = makeMetrics();
  registerRequestLog(app, metrics);
  registerReadiness(app, isOpen);
  registerMetrics(app, metrics, access);
  app.get('/things/:id', async () => ({}));
  return app;
};

test('measures requests by their route, never by user input', async () => {
  const app = aServer(() => true);
  await app.inject('/things/secret-7?query=secret-8');
  await app.inject('/nothing/secret-9');
  const { body, headers } = await app.inject(AUTHORIZED);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/route="\/things\/:id"[^\n]*status="200"|status="200"[^\n]*route="\/things\/:id"/);
  expect(body).not.toContain('secret');
  await app.close();
});

test('serves only health and metrics until the shop is open', async () => {
  let isOpen = false;
  const app = aServer(() => isOpen);
  const closed = await app.inject('/things/1');
  expect([closed.statusCode, closed.json<{ code: string }>().code]).toEqual([503, 'not-open-yet']);
  expect(closed.headers['retry-after']).toBe('2');
  expect((await app.inject(AUTHORIZED)).statusCode).toBe(200);
  isOpen = true;
  expect((await app.inject('/things/1')).statusCode).toBe(200);
  await app.close();
});

test('metrics do not exist for callers whom no setting names', async () => {
  const app = aServer(() => true, { token: TOKEN, addresses: ['192.0.2.0/24', '2001:db8::1'] });
  const closed = aServer(() => true, { token: undefined, addresses: [] });
  const statusOf = async (remoteAddress: string, authorization?: string, server = app) =>
    (await server.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} }))
      .statusCode;
  expect(await statusOf('192.0.2.7')).toBe(200);
  expect(await statusOf('2001:db8::1')).toBe(200);
  expect(await statusOf('2001:db8::2')).toBe(404);
  expect(await statusOf('198.51.100.1')).toBe(404);
  expect(await statusOf('198.51.100.1', `Bearer ${TOKEN}`)).toBe(200);
  expect(await statusOf('198.51.100.1', `Bearer ${TOKEN}x`)).toBe(404);
  expect(await statusOf('127.0.0.1', undefined, closed)).toBe(404);
  expect(await statusOf('127.0.0.1', 'Bearer undefined', closed)).toBe(404);
  await Promise.all([app.close(), closed.close()]);
});

test('logs a response that took too long as a warning, without its query, and a stream of events never', async () => {
  const lines: { level: number; msg: string; path: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = makeServer({ log, trustedProxies: [] });
  registerRequestLog(app, makeMetrics(), { slowAfter: 0 });
  app.get('/slow', async () => ({ ok: true }));
  app.get('/events', async (_, reply) => reply.type('text/event-stream').send(': open\n\n'));
  await app.inject('/slow?query=secret');
  await app.inject('/events');
  const answered = lines.filter(({ msg }) => msg.startsWith('answered'));
  expect(answered).toMatchObject([
    { level: 40, msg: 'answered slowly', path: '/slow' },
    { level: 30, msg: 'answered', path: '/events' },
  ]);
  await app.close();
});

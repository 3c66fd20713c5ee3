import { expect, test } from 'vitest';
import { makeMetrics, registerMetrics } from '../../src/http/metrics.ts';
import { registerReadiness } from '../../src/http/readiness.ts';
import { registerRequestLog } from '../../src/http/request-log.ts';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from '../support/silent-log.ts';

const aServer = (isOpen: () => boolean) => {
  const app = makeServer({ log: silentLog(), trustedProxies: [] });
  const metrics = makeMetrics();
  registerRequestLog(app, metrics);
  registerReadiness(app, isOpen);
  registerMetrics(app, metrics);
  app.get('/things/:id', async () => ({}));
  return app;
};

test('requests are measured by their route, never by what people typed', async () => {
  const app = aServer(() => true);
  await app.inject('/things/secret-7?query=secret-8');
  await app.inject('/nothing/secret-9');
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/route="\/things\/:id"[^\n]*status="200"|status="200"[^\n]*route="\/things\/:id"/);
  expect(body).not.toContain('secret');
  await app.close();
});

test('until the shop is open it says so, and only its health and measurements answer', async () => {
  let isOpen = false;
  const app = aServer(() => isOpen);
  const closed = await app.inject('/things/1');
  expect([closed.statusCode, closed.json<{ code: string }>().code]).toEqual([503, 'not-open-yet']);
  expect(closed.headers['retry-after']).toBe('2');
  expect((await app.inject('/metrics')).statusCode).toBe(200);
  isOpen = true;
  expect((await app.inject('/things/1')).statusCode).toBe(200);
  await app.close();
});

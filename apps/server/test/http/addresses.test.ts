import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { presentContext } from '../../src/areas/identity/index.ts';
import { type RenderPage, registerPages } from '../../src/http/pages/pages.ts';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from '../support/silent-log.ts';

/** A page that shows the address it was rendered for. */
const render: RenderPage = async ({ url }) =>
  new Response(`<p>${url}</p>`, { headers: { 'content-type': 'text/html' } });

const pagesOf = (publicUrl: string | undefined, overTls = false) => {
  const app = makeServer({ log: silentLog(), trustedProxies: [], overTls });
  registerPages(app, {
    render,
    publicUrl,
    findSession: async () => undefined,
    callWithin: async () => {
      throw new Error('These pages call nothing');
    },
    presentUser: presentContext,
    isDemo: false,
  });
  app.post('/punchout/oci', async () => ({}));
  afterAll(() => app.close());
  return app;
};

const app = pagesOf(undefined);
const behindProxy = pagesOf('https://shop.example/', true);

test.each(['//', '//[', '//evil.example/', '///'])('the address %s is malformed', async (url) => {
  const response = await app.inject({ url });
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
});

test.each([' ', 'a b', 'evil"><x', 'shop.example:port', '[::1', 'shop.example/path', 'a@b', '?', '#'])(
  'the host %j is malformed',
  async (host) => {
    for (const url of ['/', '/search?query=x', '/api/context']) {
      const response = await app.inject({ url, headers: { host } });
      expect(response.statusCode).toBe(400);
    }
  },
);

test.each(['shop.example', 'shop.example:3000', '192.0.2.1', '[2001:db8::1]:3000', 'localhost', 'SHOP.example.'])(
  'the host %s is accepted',
  async (host) => {
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
  },
);

test.each(['GET / HTTP/1.1\r\nHost: ', 'GET /\\evil.example HTTP/1.1\r\nHost: shop.example'])(
  'a raw request of %j is malformed',
  async (head) => {
    const raw = pagesOf(undefined);
    const { port } = new URL(await raw.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain('400 Bad Request');
  },
);

test('renders pages for the public URL with any Host header', async () => {
  const response = await behindProxy.inject({ url: '/search?query=a', headers: { host: 'evil.example' } });
  expect(response.body).toContain('https://shop.example/search?query=a');
  expect(response.body).not.toContain('evil');
});

test('a search longer than the search takes is shown at its first 200 characters', async () => {
  const { statusCode, headers } = await app.inject(`/da-DK/search?f=a%3Ab&query=${'%22'.repeat(10_000)}&page=2`);
  expect(statusCode).toBe(302);
  const { pathname, searchParams } = new URL(String(headers.location), 'http://shop.example');
  expect([pathname, ...searchParams]).toEqual([
    '/da-DK/search',
    ['f', 'a:b'],
    ['query', '"'.repeat(200)],
    ['page', '2'],
  ]);
  expect((await app.inject(String(headers.location))).statusCode).toBe(200);
});

test.each([`/${'x'.repeat(4096)}`, `/sign-in?returnUrl=/${'x'.repeat(4096)}`, `/search?query=a&f=${'x'.repeat(4096)}`])(
  'a longer address is refused',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(414);
  },
);

test('a page allows no inline styles and only the scripts that it brings', async () => {
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy.match(/'[^']*unsafe[^']*'/g)).toEqual(["'wasm-unsafe-eval'", "'unsafe-hashes'"]);
});

test('every response carries the headers that protect it; HSTS only behind TLS', async () => {
  const { headers } = await behindProxy.inject('/');
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=(self)');
  expect(headers['permissions-policy']).toContain('microphone=()');
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
});

test('punchout keeps the window that opened it', async () => {
  const { headers } = await app.inject({ method: 'POST', url: '/punchout/oci' });
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
});

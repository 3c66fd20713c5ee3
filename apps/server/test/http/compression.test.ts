import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerCompression } from '../../src/http/compression.ts';

const anApp = (body: unknown) => {
  const app = Fastify();
  registerCompression(app);
  app.get('/', () => body);
  return (headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: '/', headers });
};

/** Far above what is compressed in the server's own thread. */
const LONG = Array.from({ length: 30_000 }, (_, place) => `${place} ærø`);

test.each([
  ['a response', LONG.slice(0, 500)],
  ['a long response, in another thread', LONG],
])('compresses %s for clients that accept gzip', async (_, body) => {
  const get = anApp(body);
  const compressed = await get({ 'accept-encoding': 'br, gzip' });
  expect(compressed.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  });
  expect(JSON.parse(gunzipSync(compressed.rawPayload).toString())).toEqual(body);
  expect(compressed.rawPayload.length).toBeLessThan(JSON.stringify(body).length / 2);
  const plain = await get();
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(body);
});

test('sends short and binary responses as they are', async () => {
  for (const body of [LONG.slice(0, 5), Buffer.alloc(5000)]) {
    const { headers } = await anApp(body)({ 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  }
});

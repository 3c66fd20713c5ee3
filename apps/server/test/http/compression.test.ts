import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import {
  compressAhead,
  LEAST_ITEMS_AHEAD,
  payloadOf,
  registerCompression,
  sizeAhead,
} from '../../src/http/compression.ts';

const anApp = (body: unknown) => {
  const app = Fastify();
  registerCompression(app);
  app.get('/', (request, reply) => reply.send(payloadOf(body, request, reply)));
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

const texts = fc.string({ unit: 'grapheme', maxLength: 20 });

test('a response with a list that was compressed ahead is the same for every client, however often it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(texts, { minLength: LEAST_ITEMS_AHEAD, maxLength: LEAST_ITEMS_AHEAD + 10 }),
      fc.array(
        fc.dictionary(
          texts.filter((name) => name !== '__proto__'),
          texts,
          { maxKeys: 3 },
        ),
        { minLength: 1, maxLength: 3 },
      ),
      async (list, others) => {
        await compressAhead('List', list);
        for (const other of others) {
          const response = { ...other, List: list };
          const get = anApp(response);
          const { rawPayload, headers } = await get({ 'accept-encoding': 'gzip' });
          expect(headers).toMatchObject({
            'content-type': 'application/json; charset=utf-8',
            'content-encoding': 'gzip',
            'content-length': String(rawPayload.length),
            vary: 'accept-encoding',
          });
          const sent = JSON.parse(gunzipSync(rawPayload).toString());
          expect(sent).toEqual(JSON.parse(JSON.stringify(response)));
          const plain = await get();
          expect(plain.headers['content-encoding']).toBeUndefined();
          expect(plain.json()).toEqual(sent);
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('a list is compressed ahead once, only when it is long, and sent so only under its name', async () => {
  const short = LONG.slice(0, LEAST_ITEMS_AHEAD - 1);
  await compressAhead('List', short);
  expect(sizeAhead(short)).toBe(0);
  const list = [...LONG];
  await compressAhead('List', list);
  const size = sizeAhead(list);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(JSON.stringify(list).length / 2);
  list.push('changed');
  await compressAhead('List', list);
  expect(sizeAhead(list)).toBe(size);
  const other = await anApp({ Other: list })({ 'accept-encoding': 'gzip' });
  expect(JSON.parse(gunzipSync(other.rawPayload).toString()).Other.at(-1)).toBe('changed');
});

import { beforeAll, expect, test } from 'vitest';
import { registerMedia } from '../../src/areas/media/index.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { clientOf } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { mediaInTests } from '../support/media-in-tests.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { app } = testApp(db, { answers: [] });
registerMedia(app, { db, store: mediaInTests(db) });
beforeAll(async () => {
  await aCatalogue(db);
  await aCatalogue(db, [
    {
      kind: 'material',
      sapMaterialNumber: '1000009',
      productCode: 'NOIKLX',
      names: { da: '</title><script>alert(1)</script>' },
      typeDesignation: '"><script>',
      salesUnit: 'MTR',
      markets: ['DK'],
    },
  ]);
});

const get = (url: string, headers: Record<string, string> = {}) => clientOf(app).send({ method: 'GET', url, headers });

test.each([
  '/media/materials/1000001.svg',
  '/media/materials/1000003.svg',
  '/media/nodes/E1.svg',
  '/media/nodes/W.svg',
])('there is a picture at %s', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(response.body).toMatch(/^<svg[\s>].*<\/svg>\s*$/s);
});

test('serves a picture that runs and loads nothing, cacheable for a day', async () => {
  const { headers } = await get('/media/materials/1000001.svg');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
  });
});

test('draws a material’s name as text, never as markup', async () => {
  const { statusCode, body } = await get('/media/materials/1000009.svg');
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script/i);
});

test('responds 304 for a cached picture', async () => {
  const url = '/media/materials/1000001.svg';
  const { headers } = await get(url);
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await get(url, { 'if-none-match': known });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('different materials have different pictures', async () => {
  const [one, other] = await Promise.all([get('/media/materials/1000001.svg'), get('/media/materials/1000002.svg')]);
  expect(one.headers.etag).not.toBe(other.headers.etag);
});

test.each([
  '/media/materials/9999999.svg',
  '/media/materials/1000001.png',
  '/media/materials/1000001',
  '/media/materials/.svg',
  '/media/materials/E1.svg',
  '/media/nodes/1000001.svg',
  '/media/nodes/a%00b.svg',
  '/media/nodes/..%2F..%2Fetc.svg',
  `/media/nodes/${'x'.repeat(150)}.svg`,
])('there is no picture at %s', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('a picture drawn lately costs no query', async () => {
  const draw = () => get('/media/nodes/E12.svg');
  expect(await countQueries(db, draw)).toBe(1);
  expect(await countQueries(db, draw)).toBe(0);
});

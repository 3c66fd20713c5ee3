import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemoContent, registerSitemap } from '../../src/areas/content/index.ts';
import { entryXml } from '../../src/areas/content/sitemap/sitemap-entries.ts';
import { makeServer } from '../../src/http/server.ts';
import { escapeXml } from '../../src/markup/escape-xml.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';

const { db } = await testDatabase();
const app = makeServer({ log: silentLog(), trustedProxies: [] });
registerSitemap(app, { ...withCachesOf(db), publicUrl: 'https://shop.example/' });
afterAll(() => app.close());

beforeAll(async () => {
  await aCatalogue(db);
  await makeDemoContent(db)();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('the map of the site names its parts', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(locations(response.body)).toEqual([
    'https://shop.example/sitemap/places.xml',
    'https://shop.example/sitemap/pages.xml',
    'https://shop.example/sitemap/variations-1000001.xml',
  ]);
});

test('nodes, vendors and pages are on the map', async () => {
  const places = locations((await get('/sitemap/places.xml')).body);
  expect(places).toContain('https://shop.example/');
  expect(places).toContain('https://shop.example/catalogue/electrical/cables');
  expect(places).toContain('https://shop.example/vendors/NKT');
  const pages = locations((await get('/sitemap/pages.xml')).body);
  expect(pages).toContain('https://shop.example/pages/cable-cutting');
  expect(pages).toHaveLength(13);
});

const variations = async () => (await get('/sitemap/variations-1000001.xml')).body;

test('variations are there in the languages of their markets, obsolete ones not', async () => {
  const xml = await variations();
  expect(locations(xml).map((address) => address?.replace('https://shop.example/variation/', ''))).toEqual([
    '1000001',
    '1000002',
    '1000004',
    '1000005',
    '1000006',
    '2000001',
  ]);
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="de-DE" href="https://shop.example/de-DE/variation/1000004"/>',
  );
  expect(xml).not.toContain('/da-DK/variation/1000004');
  expect(xml).toContain('hreflang="x-default"');
});

test('leaves exclusive materials out of the sitemap', async () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  await sql`insert into assortments (id, code, names, type, content_hash) values (${id}, 'OURS', '{}', 'exclusive', '')`.execute(
    db,
  );
  await sql`insert into assortment_entries (assortment_id, target) values (${id}, 'material:1000002')`.execute(db);
  expect(await variations()).not.toContain('/variation/1000002');
  await sql`delete from assortments where id = ${id}`.execute(db);
  expect(await variations()).toContain('/variation/1000002');
});

test.each([
  '/sitemap.xml',
  '/sitemap/places.xml',
  '/sitemap/pages.xml',
  '/sitemap/variations-1000001.xml',
  '/robots.txt',
])('answers 304 for %s until it changes', async (url) => {
  const first = await get(url);
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  const again = await get(url, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a changed variation changes its part', async () => {
  const before = (await get('/sitemap/variations-1000001.xml')).headers['etag'];
  await sql`update materials set changed_at = now() + interval '1 second' where code = '1000001'`.execute(db);
  expect((await get('/sitemap/variations-1000001.xml')).headers['etag']).not.toBe(before);
});

test.each(['/sitemap/nothing.xml', '/sitemap/variations-.xml', '/sitemap/variations-%00.xml', '/sitemap/..%2fetc.xml'])(
  'what is no part of the map is not found: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('a part that begins after the last variation is empty', async () => {
  expect(locations((await get("/sitemap/variations-zzz'%20or%20''='.xml")).body)).toEqual([]);
});

test('robots may read the catalogue, not what is somebody’s own, in any language', async () => {
  const { body } = await get('/robots.txt');
  expect(body.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /api/', 'Disallow: /cart', 'Disallow: /fo-FO/orders']),
  );
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml');
});

test('uses the requested address in the sitemap if there is no public one', async () => {
  const other = makeServer({ log: silentLog(), trustedProxies: [] });
  registerSitemap(other, { ...withCachesOf(db), publicUrl: undefined });
  const ask = (host: string) => other.inject({ method: 'GET', url: '/robots.txt', headers: { host } });
  expect((await ask('shop.local:3000')).body).toContain('Sitemap: http://shop.local:3000/sitemap.xml');
  expect((await ask('evil"><x')).statusCode).toBe(400);
  await other.close();
});

test('escapes any address for XML', () => {
  const xml = entryXml('https://shop.example', { path: '/variation/a&b<c>"d\'', locales: ['da-DK'] });
  expect(xml).toContain('<loc>https://shop.example/variation/a&amp;b&lt;c&gt;&quot;d&apos;</loc>');
  expect(escapeXml('a\u0000b\u000bc\ud800d🏠')).toBe('abcd🏠');
});

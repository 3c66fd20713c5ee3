import { getVendor, getVendorSettings, getVendors, saveVendorSettings } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { drawVendorLogo } from '../../src/areas/media/routes.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);
const vendor = (code: string) => app.asAnonymous().answer(getVendor, { params: { code } });

beforeAll(async () => {
  await db
    .insertInto('suppliers')
    .values({ code: 'NONE', name: 'Sells nothing', content_hash: Buffer.alloc(0) })
    .execute();
});

test('vendors of whom the market has something are listed by name', async () => {
  expect(await app.asAnonymous().answer(getVendors)).toEqual({
    Vendors: [
      { Code: 'NKT', Name: 'NKT Cables', Url: '/vendors/NKT', LogoUrl: '/media/vendors/NKT.svg', MaterialCount: 4 },
      { Code: 'ROT', Name: 'Roth', Url: '/vendors/ROT', LogoUrl: '/media/vendors/ROT.svg', MaterialCount: 1 },
    ],
    TotalCount: 2,
  });
});

test.each([
  ['cab', ['NKT']],
  ['ro', ['ROT']],
  ['oth', []],
  ['%', []],
])('vendors are found by how a word of their name begins: %s', async (Query, codes) => {
  const { Vendors } = await app.asAnonymous().answer(getVendors, { query: { Query } });
  expect(Vendors.map(({ Code }) => Code)).toEqual(codes);
});

test('returns a vendor’s nodes and best sellers', async () => {
  expect(await vendor('NKT')).toMatchObject({
    Name: 'NKT Cables',
    Description: '',
    MaterialCount: 4,
    Nodes: [{ CatalogNodeId: 'E11', Name: 'Installationskabler', MaterialCount: 4 }],
    BestSellers: [{ Code: '1000001' }, { Code: '1000002' }, { Code: '1000005' }, { Code: '1000006' }],
  });
});

test('an unknown vendor is not found', async () => {
  expect((await app.asAnonymous().refusal(getVendor, { params: { code: 'ABB' } })).status).toBe(404);
});

test('an editor describes a vendor, in the languages there are words for', async () => {
  const editor = await anEditor(db, app);
  const params = { code: 'NKT' };
  expect(await editor.answer(getVendorSettings, { params })).toMatchObject({ Version: 0, Description: {} });
  const body = { Description: { en: 'Cables since 1898' }, WebsiteUrl: 'https://nkt.example/', Version: 0 };
  expect(await editor.answer(saveVendorSettings, { params, body })).toEqual({ ok: true, Version: 1 });
  expect(await vendor('NKT')).toMatchObject({
    Description: 'Cables since 1898',
    DescriptionLanguage: 'en',
    WebsiteUrl: 'https://nkt.example/',
  });
  expect((await editor.refusal(saveVendorSettings, { params, body })).status).toBe(409);
});

test('refuses the second of two editors who change the same version', async () => {
  const editors = [await anEditor(db, app), await anEditor(db, app)];
  const statuses = await Promise.all(
    editors.map(async (editor) => {
      const body = { Description: { en: 'Pipes' }, Version: 0 };
      return (await editor.call(saveVendorSettings, { params: { code: 'ROT' }, body })).statusCode;
    }),
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test.each(['javascript:alert(1)', 'ftp://nkt.example', 'nkt'])('a website is of the web: %s', async (WebsiteUrl) => {
  const editor = await anEditor(db, app);
  const refused = await editor.refusal(saveVendorSettings, {
    params: { code: 'NKT' },
    body: { Description: {}, WebsiteUrl, Version: 1 },
  });
  expect(refused.status).toBe(400);
});

test('only editors describe vendors', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  const params = { code: 'NKT' };
  expect((await buyer.refusal(saveVendorSettings, { params, body: { Description: {}, Version: 0 } })).status).toBe(403);
  expect((await buyer.refusal(getVendorSettings, { params })).status).toBe(403);
});

test('a vendor’s page costs two queries, however much the vendor makes', async () => {
  await vendor('NKT');
  expect(await countUncachedQueries(db, () => vendor('NKT'))).toBe(2);
  expect(await countUncachedQueries(db, () => vendor('ROT'))).toBe(2);
});

test('draws any name as text in a logo', () => {
  const svg = drawVendorLogo('<script>alert("1")</script> & Co\u0000');
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Co</title>');
  expect(drawVendorLogo('NKT')).toBe(drawVendorLogo('NKT'));
  expect(drawVendorLogo('NKT')).not.toBe(drawVendorLogo('Roth'));
});

import {
  deleteCustomBrowsingPage,
  getCustomBrowsingPage,
  getCustomBrowsingPageSettings,
  saveCustomBrowsingPage,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
});

const page = (Slug: string, changes = {}) => ({ body: { Slug, Title: { en: 'For flats' }, ...changes } });
const shown = (id: string, query = {}, client = app.asAnonymous()) =>
  client.answer(getCustomBrowsingPage, { params: { id }, query });

const ITEMS = [
  { Type: 'node', CatalogNodeId: 'E1' },
  { Type: 'search', SearchTerm: 'pipe', Title: { en: 'Pipes of all kinds' } },
  { Type: 'materials', Title: { en: 'Our choice' }, SapMaterialNumbers: ['2000001', '1000001', '1000004'] },
];

test('a page shows its nodes, searches and chosen materials, those alone that the reader’s market has', async () => {
  const { Id } = await editor.answer(saveCustomBrowsingPage, page('flats', { Items: ITEMS, IsPublished: true }));
  const answer = await shown('flats', { cultureName: 'en-US' });
  expect(answer).toMatchObject({
    Id,
    Url: '/browse/flats',
    Title: 'For flats',
    Items: [
      {
        Type: 'node',
        Title: 'Cables',
        Url: '/catalogue/electrical/cables',
        ImageUrl: '/media/nodes/E1.svg',
        TotalCount: 4,
      },
      { Type: 'search', Title: 'Pipes of all kinds', Url: '/search?query=pipe', Documents: [{ Code: '2000001' }] },
      { Type: 'materials', Title: 'Our choice', TotalCount: 2 },
    ],
  });
  expect(answer.Items[2]?.Documents.map(({ Code }) => Code)).toEqual(['2000001', '1000001']);
  expect((await shown(Id)).Slug).toBe('flats');
});

test('drafts are for editors who ask; what there is not is not found', async () => {
  await editor.answer(saveCustomBrowsingPage, page('draft'));
  for (const id of ['draft', 'nothing', '01890a5d-ac96-774b-bcce-b302099a8057', "' or true --"]) {
    expect((await app.asAnonymous().refusal(getCustomBrowsingPage, { params: { id } })).status).toBe(404);
  }
  expect((await shown('draft', { Preview: 'true' }, editor)).IsPublished).toBe(false);
});

test.each([
  [[{ Type: 'node' }], 'Items.0.CatalogNodeId'],
  [[{ Type: 'node', CatalogNodeId: 'X' }], 'Items.0.CatalogNodeId'],
  [[{ Type: 'search', SearchTerm: ' ' }], 'Items.0.SearchTerm'],
  [[{ Type: 'search', SearchTerm: 'a' }, { Type: 'materials' }], 'Items.1.SapMaterialNumbers'],
  [[{ Type: 'materials', SapMaterialNumbers: ['1000001', 'none'] }], 'Items.0.SapMaterialNumbers'],
])('what is wrong with an item is named: %j', async (Items, field) => {
  expect(await editor.refusal(saveCustomBrowsingPage, page('wrong', { Items }))).toMatchObject({
    status: 422,
    errors: [{ field }],
  });
});

test('a page is saved with the version that was seen, at an address of its own', async () => {
  const { Id, Version } = await editor.answer(saveCustomBrowsingPage, page('versions', { Items: ITEMS }));
  const changed = page('versions', { Id, Version, Title: { en: 'Changed' } });
  expect(await editor.answer(saveCustomBrowsingPage, changed)).toMatchObject({ Id, Version: 2 });
  expect((await editor.refusal(saveCustomBrowsingPage, changed)).status).toBe(409);
  expect((await editor.refusal(saveCustomBrowsingPage, page('versions'))).code).toBe('slug-taken');
  const { PageItems } = await editor.answer(getCustomBrowsingPageSettings, { query: { Query: 'changed' } });
  expect(PageItems).toMatchObject([{ Slug: 'versions', Version: 2, Items: [] }]);
  await editor.answer(deleteCustomBrowsingPage, { params: { id: Id }, query: { Version: 2 } });
  expect((await editor.refusal(getCustomBrowsingPage, { params: { id: Id }, query: { Preview: 'true' } })).status).toBe(
    404,
  );
});

test('a page has 24 items at most', async () => {
  const Items = Array.from({ length: 25 }, () => ITEMS[0]);
  expect((await editor.refusal(saveCustomBrowsingPage, page('long', { Items }))).status).toBe(400);
});

test('a page costs two queries, however many items it has', async () => {
  await editor.answer(saveCustomBrowsingPage, page('short', { Items: ITEMS.slice(0, 1), IsPublished: true }));
  const many = Array.from({ length: 8 }, () => ITEMS).flat();
  await editor.answer(saveCustomBrowsingPage, page('many', { Items: many, IsPublished: true }));
  expect(await countQueries(db, () => shown('short'))).toBe(2);
  expect(await countQueries(db, () => shown('many'))).toBe(2);
});

test('only editors save pages', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  expect((await buyer.refusal(saveCustomBrowsingPage, page('mine'))).status).toBe(403);
  expect((await buyer.refusal(getCustomBrowsingPageSettings)).status).toBe(403);
});

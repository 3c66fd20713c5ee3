import {
  deleteActionBlock,
  getActionBlockSettings,
  getActionBlocks,
  operations,
  saveActionBlockSettings,
  saveLandingPageSettings,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

let editor: Client;
beforeAll(async () => {
  editor = await anEditor(db, app);
});

const save = (BlockId: string, body: object) => editor.answer(saveActionBlockSettings, { body: { BlockId, ...body } });
const shown = async (...BlockIds: string[]) =>
  (await app.asAnonymous().answer(getActionBlocks, { body: { BlockIds } })).Blocks;

test('a block shows what its term, node and facets find, in the order of the page', async () => {
  await save('pipes', { CatalogNodeUrl: '/da-DK/catalogue/hws/pipes', CatalogDisplayName: 'Our pipes' });
  await save('white', {
    CatalogNodeId: 'E1',
    SearchTerm: 'kabel',
    SelectedFacetsJson: '[{"Key":"EF000007","Values":["EV000202"]}]',
    BlockType: 'grid',
    SortKey: 'popularity',
    Titles: { da: 'Hvide kabler', en: 'White cables' },
  });
  const blocks = await shown('white', 'nothing', 'pipes', 'white');
  expect(blocks).toMatchObject([
    {
      BlockId: 'white',
      BlockType: 'grid',
      Title: 'Hvide kabler',
      Url: '/catalogue/electrical/cables?query=kabel&f=EF000007%3AEV000202&sort=popularity',
      TotalCount: 1,
      Documents: [{ Code: '1000001' }],
    },
    { BlockId: 'pipes', Title: 'Our pipes', CatalogNodeId: 'W1', Documents: [{ Code: '2000001' }] },
  ]);
});

test('hides a block without materials', async () => {
  await save('nothing-found', { SearchTerm: 'xyzzyx' });
  expect(await shown('nothing-found')).toEqual([]);
});

test('returns settings as they were saved', async () => {
  const settings = {
    CatalogNodeUrl: '',
    SearchTerm: 'kabel',
    SelectedFacetsJson: '[{"Key":"supplier","Values":["NKT"]}]',
    BlockType: 'list',
    SortKey: 'name',
    CatalogNodeId: 'E1',
    CatalogDisplayName: 'Kabler',
  };
  await save('stored-settings', settings);
  const { PageItems } = await editor.answer(getActionBlockSettings, { query: { Query: 'STORED-SETTINGS' } });
  expect(PageItems).toMatchObject([{ BlockId: 'stored-settings', ...settings, Version: 1 }]);
});

test.each([
  [{ CatalogNodeId: 'X' }, 'CatalogNodeId'],
  [{ CatalogNodeUrl: '/catalogue/nowhere' }, 'CatalogNodeUrl'],
  [{ CatalogNodeUrl: 'https://elsewhere.example/' }, 'CatalogNodeUrl'],
  [{ CatalogNodeId: 'E1', CatalogNodeUrl: '/catalogue/hws/pipes' }, 'CatalogNodeUrl'],
  [{ SelectedFacetsJson: '{' }, 'SelectedFacetsJson'],
  [{ SelectedFacetsJson: '{"Key":"a"}' }, 'SelectedFacetsJson'],
  [{ SelectedFacetsJson: '[{"Key":"a","Values":["\\ud800"]}]' }, 'SelectedFacetsJson'],
  [{ SelectedFacetsJson: '[{"Key":"a","Values":["\\u0000"]}]' }, 'SelectedFacetsJson'],
  [{ SearchTerm: '  ' }, 'SearchTerm'],
  [{}, 'SearchTerm'],
])('what is wrong with a block is named: %j', async (body, field) => {
  expect(await editor.refusal(saveActionBlockSettings, { body: { BlockId: 'wrong', ...body } })).toMatchObject({
    status: 422,
    errors: [{ field }],
  });
});

test('a version that was seen guards against others’ changes; without one everything is written over', async () => {
  await save('versions', { SearchTerm: 'kabel' });
  expect(await save('versions', { SearchTerm: 'rør', Version: 1 })).toEqual({ ok: true, Version: 2 });
  const body = { BlockId: 'versions', SearchTerm: 'kabel', Version: 1 };
  expect((await editor.refusal(saveActionBlockSettings, { body })).status).toBe(409);
  expect((await save('versions', { SearchTerm: 'kabel' })).Version).toBe(3);
});

test('a block that a page shows is not deleted', async () => {
  await save('used', { SearchTerm: 'kabel' });
  await editor.answer(saveLandingPageSettings, {
    body: { Type: 'custom', Key: 'uses-it', Title: { en: 'Page' }, BlockIds: ['used'] },
  });
  const input = { params: { blockId: 'used' }, query: { Version: 1 } };
  expect((await editor.refusal(deleteActionBlock, input)).code).toBe('block-in-use');
  await save('unused', { SearchTerm: 'kabel' });
  const unused = { params: { blockId: 'unused' }, query: { Version: 1 } };
  await editor.answer(deleteActionBlock, unused);
  expect((await editor.refusal(deleteActionBlock, unused)).status).toBe(404);
});

test('blocks cost two queries, however many', async () => {
  const ids = ['many-0', 'many-1', 'many-2', 'many-3'];
  for (const id of ids) await save(id, { SearchTerm: 'kabel' });
  expect(await countUncachedQueries(db, () => shown('many-0'))).toBe(2);
  expect(await countUncachedQueries(db, () => shown(...ids))).toBe(2);
});

test('only editors change blocks', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  const own = operations.filter(({ path }) => path.startsWith('/api/drive-in/actionblocks/settings'));
  expect(own).toHaveLength(3);
  for (const { method, path } of own) {
    expect((await buyer.send({ method, url: path.replace(':blockId', 'used') })).statusCode).toBe(403);
  }
});

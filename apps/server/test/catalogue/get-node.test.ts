import { getNode } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { anEmployee } from '../support/an-employee.ts';
import { appOver, catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { searchThatFails } from '../support/search-that-fails.ts';
import { speaking } from '../support/speaking.ts';

const database = await testDatabase();
const { db } = database;
const { asAnonymous, signedIn } = catalogueApp(database);

const CABLES = '/catalogue/electrical/cables';

test('finds a node by the address of its slugs, with its ancestors and children', async () => {
  const node = await asAnonymous().answer(getNode, { body: { url: CABLES } });
  expect(node).toMatchObject({
    CatalogNodeId: 'E1',
    Name: 'Kabler',
    Url: CABLES,
    ImageUrl: '/media/nodes/E1.svg',
    Tree: 'electrical',
    Path: [
      { CatalogNodeId: 'E', Name: 'El', Url: '/catalogue/electrical' },
      { CatalogNodeId: 'E1', Name: 'Kabler', Url: CABLES },
    ],
  });
  expect(node.Children.map((child) => child.Url)).toEqual([
    `${CABLES}/installation-cables`,
    `${CABLES}/flexible-cables`,
  ]);
});

test.each([
  ['its id', { query: 'E1' }],
  ['its address below a language', { url: `/de-DE${CABLES}` }],
  ['its address with a slash and a query after it', { url: `${CABLES}/?page=2#list` }],
])('a node is found by %s', async (_, body) => {
  expect((await asAnonymous().answer(getNode, { body })).CatalogNodeId).toBe('E1');
});

test('materials are counted in the market of the visitor, obsolete ones never', async () => {
  const danish = await asAnonymous().answer(getNode, { body: { url: CABLES } });
  expect(danish.MaterialCount).toBe(4);
  expect(danish.Children.map((child) => child.MaterialCount)).toEqual([4, 0]);
  const german = await speaking(asAnonymous(), 'de-DE').answer(getNode, { body: { url: CABLES } });
  expect(german.MaterialCount).toBe(5);
});

test('facets that are chosen narrow the counts', async () => {
  const body = { url: CABLES, selectedFacets: [{ Key: 'EF000007', Values: ['EV000202'] }] };
  const node = await asAnonymous().answer(getNode, { body });
  expect([node.MaterialCount, node.Children[0]?.MaterialCount]).toEqual([1, 1]);
});

test.each([{ body: {} }, { body: { resultType: 'tops' as const } }, { body: { url: '/catalogue' } }])(
  'the tops of both trees are the children of a nameless node: $body',
  async (input) => {
    const tops = await asAnonymous().answer(getNode, input);
    expect(tops).toMatchObject({ CatalogNodeId: '', Name: '', Path: [], MaterialCount: 5 });
    expect(tops.Children.map((top) => [top.CatalogNodeId, top.MaterialCount])).toEqual([
      ['E', 4],
      ['W', 1],
    ]);
  },
);

test('children are left out when they are not wanted', async () => {
  const node = await asAnonymous().answer(getNode, { body: { query: 'E1', includeChildrenNodes: false } });
  expect(node).toMatchObject({ MaterialCount: 4, Children: [] });
});

test('a culture that is named changes the words but not the market', async () => {
  const node = await asAnonymous().answer(getNode, { body: { query: 'E1', cultureName: 'de-DE' } });
  expect(node).toMatchObject({ Name: 'Kabel', MaterialCount: 4 });
});

test.each([{ query: 'nowhere' }, { url: '/catalogue/electrical/nowhere' }, { url: '/cables' }])(
  'a node that there is not answers 404: %o',
  async (body) => {
    expect(await asAnonymous().refusal(getNode, { body })).toMatchObject({ status: 404, code: 'not-found' });
  },
);

test.each([{ isReady: false }, { isReady: true }])(
  'without the search there are no counts, and so 503: %o',
  async (search) => {
    const without = appOver(db, searchThatFails(search)).asAnonymous();
    expect(await without.refusal(getNode, { body: {} })).toMatchObject({ status: 503, code: 'search-not-ready' });
  },
);

test('takes no query for a node once the trees are cached', async () => {
  const client = asAnonymous();
  await client.answer(getNode, { body: {} });
  expect(await countQueries(db, () => client.answer(getNode, { body: { url: CABLES } }))).toBe(0);
});

test('counts only what the words beside an address find', async () => {
  const all = await asAnonymous().answer(getNode, { body: { url: CABLES } });
  const found = await asAnonymous().answer(getNode, { body: { url: CABLES, query: '1000001' } });
  expect(found).toMatchObject({ CatalogNodeId: all.CatalogNodeId, MaterialCount: 1 });
  expect(all.MaterialCount).toBeGreaterThan(1);
});

test('leaves out empty children by the filters of a list, which editors look past in edit mode', async () => {
  const editor = await signedIn(await anEmployee(db, 'editor'));
  const nothingFound = { url: '/catalogue', query: 'nothing-of-the-kind' };
  const children = async (client: Client, body: object) =>
    (await client.answer(getNode, { body: { ...nothingFound, ...body } })).Children.length;
  expect(await children(asAnonymous(), {})).toBe(2);
  expect(await children(asAnonymous(), { applyDefaultListFilters: true })).toBe(0);
  expect(await children(editor, { applyDefaultListFilters: true, pageIsInEditMode: true })).toBe(2);
  const refused = await asAnonymous().refusal(getNode, { body: { pageIsInEditMode: true } });
  expect(refused.status).toBe(403);
});

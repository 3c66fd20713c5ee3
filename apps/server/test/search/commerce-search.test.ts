import { commerceSearch, commerceSearchByAddress, type Facet, type OperationInput } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { appOver, catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { searchThatFails } from '../support/search-that-fails.ts';
import { speaking } from '../support/speaking.ts';

const database = await testDatabase();
const { db } = database;
const { asAnonymous, signedIn } = catalogueApp(database);

type Body = OperationInput<typeof commerceSearch>['body'];

const searched = (body: Body, client = asAnonymous()) => client.answer(commerceSearch, { body });
const codes = ({ Documents }: { Documents: readonly { Code: string }[] }) => Documents.map(({ Code }) => Code);
const facetOf = ({ FacetsAvailable }: { FacetsAvailable: readonly Facet[] }, key: string) =>
  FacetsAvailable.find(({ Key }) => Key === key);

test('finds materials by words, the most popular first, in the reader’s language', async () => {
  const answer = await searched({ Query: 'installationskabel' });
  expect(answer.TotalCount).toBe(4);
  expect(codes(answer).slice(0, 2)).toEqual(['1000001', '1000002']);
  expect(answer.Documents[0]).toMatchObject({
    ItemLocalMaterialName: 'Installationskabel 1000001',
    Supplier: 'NKT Cables',
    Url: '/variation/1000001',
    OnClearanceSale: false,
    IsFavorite: false,
    IsInList: false,
  });
});

test('finds only materials of the market, and no obsolete ones', async () => {
  expect(codes(await searched({})).toSorted()).toEqual(['1000001', '1000002', '1000005', '1000006', '2000001']);
  const german = await searched({}, speaking(asAnonymous(), 'de-DE'));
  expect(codes(german).toSorted()).toEqual(['1000001', '1000002', '1000004', '1000005', '1000006']);
});

test('a whole number of any kind finds its material first', async () => {
  expect(codes(await searched({ Query: '1018512' }))[0]).toBe('1000002');
});

test('returns consecutive pages, and an empty page with the total beyond the end', async () => {
  const page = async (Page: number) => searched({ Page, PageSize: 2, SortKey: 'number' });
  expect(codes(await page(1))).toEqual(['1000001', '1000002']);
  expect(codes(await page(3))).toEqual(['2000001']);
  expect(await page(4)).toMatchObject({ Documents: [], TotalCount: 5 });
  expect(await page(100_000)).toMatchObject({ Documents: [], TotalCount: 5 });
});

test('uses the requested order, else the person’s last choice', async () => {
  const buyer = await aBuyer(db);
  await db.updateTable('contacts').set({ sort_key: 'name' }).where('id', '=', buyer.contactId).execute();
  const client = await signedIn(buyer);
  expect(codes(await searched({}, client))[0]).toBe('1000006');
  expect(codes(await searched({ SortKey: 'number' }, client))[0]).toBe('1000001');
});

test('facets carry names, units and values in the words of the reader', async () => {
  const answer = await searched({ Query: 'kabel' });
  expect(facetOf(answer, 'EF000007')).toMatchObject({ Name: 'Farve', Unit: '', Type: 'values' });
  expect(
    facetOf(answer, 'EF000007')
      ?.Values.map(({ Name }) => Name)
      .toSorted(),
  ).toEqual(['Hvid', 'Sort']);
  expect(facetOf(answer, 'EF000060')).toMatchObject({ Name: 'Tværsnit', Unit: 'mm²', Min: 1.5, Max: 2.5 });
  expect(facetOf(answer, 'EF000060')?.Values.map(({ Value, Name }) => [Value, Name])).toEqual([
    ['1.5', '1,5'],
    ['2.5', '2,5'],
  ]);
  expect(facetOf(answer, 'EF003246')?.Values.map(({ Value, Name }) => [Value, Name])).toEqual([
    ['false', 'Nej'],
    ['true', 'Ja'],
  ]);
  expect(facetOf(answer, 'EF000228')?.Values[0]?.Name).toBe('300–500');
  expect(facetOf(answer, 'supplier')).toMatchObject({
    Name: 'Leverandør',
    Values: [{ Value: 'NKT', Name: 'NKT Cables' }],
  });
  expect(facetOf(answer, 'class')?.Values[0]?.Name).toBe('Installationskabel');
  expect(facetOf(answer, 'node')?.Values.map(({ Name }) => Name)).toContain('Installationskabler');
  expect(facetOf(answer, 'flag')?.Values.map(({ Name }) => Name)).toContain('Restsalg');
});

test('returns the nodes at which the result divides, not their ancestors with the same hits', async () => {
  const all = await searched({});
  expect(facetOf(all, 'node')?.Values.map(({ Value, Count }) => [Value, Count])).toEqual([
    ['E11', 4],
    ['W1', 1],
  ]);
  const chosen = await searched({ SelectedFacets: [{ Key: 'node', Values: ['E'] }] });
  expect(facetOf(chosen, 'node')?.Values.map(({ Value, IsSelected }) => [Value, IsSelected])).toContainEqual([
    'E',
    true,
  ]);
});

test('counts for a facet’s value what choosing it finds', async () => {
  const { FacetsAvailable } = await searched({ Query: 'kabel' });
  for (const { Key, Values } of FacetsAvailable) {
    for (const { Value, Count } of Values) {
      const narrowed = await searched({ Query: 'kabel', SelectedFacets: [{ Key, Values: [Value] }] });
      expect([Key, Value, narrowed.TotalCount]).toEqual([Key, Value, Count]);
    }
  }
});

test('returns chosen values as selected, also without hits', async () => {
  const SelectedFacets = [
    { Key: 'EF000007', Values: ['EV000202'] },
    { Key: 'EF001792', Values: ['4..'] },
    { Key: 'EF999999', Values: ['<b>'] },
  ];
  const answer = await searched({ SelectedFacets });
  expect(answer.TotalCount).toBe(0);
  expect(facetOf(answer, 'EF000007')?.Values).toContainEqual({
    Value: 'EV000202',
    Name: 'Hvid',
    Count: 0,
    IsSelected: true,
  });
  expect(facetOf(answer, 'EF001792')?.Values).toContainEqual({
    Value: '4..',
    Name: '≥ 4',
    Count: 0,
    IsSelected: true,
  });
  expect(facetOf(answer, 'EF999999')).toMatchObject({
    Name: 'EF999999',
    Values: [{ Value: '<b>', Name: '<b>', IsSelected: true }],
  });
});

test('finds only materials below a node, and returns the node', async () => {
  const answer = await searched({ CatalogNodeId: 'W' });
  expect(codes(answer)).toEqual(['2000001']);
  expect(answer.CatalogNode).toMatchObject({
    CatalogNodeId: 'W',
    Name: 'VVS',
    MaterialCount: 1,
    Children: [{ CatalogNodeId: 'W1', MaterialCount: 1 }],
  });
  expect((await searched({})).CatalogNode).toBeNull();
});

test('a node that there is not answers 404', async () => {
  expect(await asAnonymous().refusal(commerceSearch, { body: { CatalogNodeId: 'X' } })).toMatchObject({ status: 404 });
});

test('a culture that is named changes the words but not the market', async () => {
  const answer = await searched({ Query: '1000001', cultureName: 'de-DE' });
  expect(facetOf(answer, 'EF000007')?.Name).toBe('Farbe');
  expect((await searched({ cultureName: 'de-DE' })).TotalCount).toBe(5);
});

test('suggests a correction for a query without hits', async () => {
  const { Suggestions } = await searched({ Query: 'instalationskabell' });
  expect(Suggestions).toEqual(['installationskabel']);
});

test('every search has a token of its own', async () => {
  const [one, other] = [await searched({}), await searched({})];
  expect(one.RcsToken).not.toBe('');
  expect(one.RcsToken).not.toBe(other.RcsToken);
});

test('returns the same for the search by address, on request without facets', async () => {
  const query = { query: 'kabel', pageSize: 2, sortKey: 'number' as const, catalogNodeId: 'E' };
  const byAddress = await asAnonymous().answer(commerceSearchByAddress, { query });
  const { RcsToken: _, ...same } = await searched({
    Query: 'kabel',
    PageSize: 2,
    SortKey: 'number',
    CatalogNodeId: 'E',
  });
  expect(byAddress).toMatchObject(same);
  const bare = await asAnonymous().answer(commerceSearchByAddress, { query: { ...query, facets: 'false' } });
  expect(bare).toMatchObject({ TotalCount: same.TotalCount, FacetsAvailable: [] });
});

test('returns neither price nor stock to any visitor', async () => {
  for (const client of [asAnonymous(), await signedIn(await aBuyer(db))]) {
    const { body } = await client.call(commerceSearch, { body: { Query: '1000001' } });
    expect(body).toContain('1000001');
    expect(body).not.toMatch(/price|atp|4321[.,]98/i);
  }
});

test.each([{ isReady: false }, { isReady: true }])(
  'responds 503 when the search is unavailable: %o',
  async (engine) => {
    const without = appOver(db, searchThatFails(engine)).asAnonymous();
    expect(await without.refusal(commerceSearch, { body: {} })).toMatchObject({
      status: 503,
      code: 'search-not-ready',
    });
  },
);

test.each([
  { Page: 0 },
  { PageSize: 101 },
  { SortKey: 'price' },
  { Query: 'a\u0000b' },
  { SelectedFacets: [{ Key: '' }] },
])('a malformed search answers 400: %o', async (body) => {
  const { statusCode } = await asAnonymous().send({ method: 'POST', url: commerceSearch.path, payload: body });
  expect(statusCode).toBe(400);
});

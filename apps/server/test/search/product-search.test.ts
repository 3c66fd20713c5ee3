import { commerceProductSearch, commerceSearch } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';

const { asAnonymous } = catalogueApp(await testDatabase());

const search = (body = {}) => asAnonymous().answer(commerceProductSearch, { body });

test('products come with their variations, totals and facets count products', async () => {
  const { Products, TotalCount, FacetsAvailable } = await search();
  expect(TotalCount).toBe(2);
  expect(Products.map(({ ProductCode, VariationsFound }) => [ProductCode, VariationsFound])).toEqual([
    ['NOIKLX', 4],
    ['PIPE', 1],
  ]);
  expect(Products[0]).toMatchObject({
    ProductName: 'NOIKLX kabel',
    Url: '/variation/1000001',
    ImageUrl: '/media/materials/1000001.svg',
  });
  expect(Products[0]?.Variations.map(({ Code }) => Code)).toEqual(['1000001', '1000002', '1000005', '1000006']);
  const suppliers = FacetsAvailable.find(({ Key }) => Key === 'supplier')?.Values;
  expect(suppliers?.map(({ Value, Count }) => [Value, Count])).toContainEqual(['NKT', 1]);
});

test('returns the found variation first', async () => {
  const { Products } = await search({ Query: 'NOIKLX 5G2,5' });
  expect(Products[0]?.Variations[0]?.Code).toBe('1000002');
  expect(Products[0]?.Url).toBe('/variation/1000002');
});

test('returns at most the requested number of variations', async () => {
  const { Products } = await search({ VariationsPerProduct: 2 });
  expect(Products[0]?.Variations).toHaveLength(2);
});

test('returns a page of products', async () => {
  const { Products, TotalCount } = await search({ Page: 2, PageSize: 1 });
  expect([Products.map(({ ProductCode }) => ProductCode), TotalCount]).toEqual([['PIPE'], 2]);
});

test('an unknown node is not found', async () => {
  const refused = await asAnonymous().refusal(commerceProductSearch, { body: { CatalogNodeId: 'X' } });
  expect(refused.status).toBe(404);
});

test.each([0, 51])('returns one to fifty variations: refuses %d', async (VariationsPerProduct) => {
  const refused = await asAnonymous().refusal(commerceProductSearch, { body: { VariationsPerProduct } });
  expect(refused.status).toBe(400);
});

test('returns descriptions and the most useful attributes in the full view only', async () => {
  const client = asAnonymous();
  const full = await client.answer(commerceSearch, { body: { Query: '1000001', resultType: 'full' } });
  expect(full.Documents[0]).toMatchObject({ Description: 'For fixed installation' });
  expect(full.Documents[0]?.Attributes?.map(({ Name, Value, Unit }) => `${Name} ${Value} ${Unit}`.trim())).toEqual([
    'Antal ledere 3',
    'Tværsnit 1,5 mm²',
    'Farve Hvid',
    'Halogenfri Ja',
    'Spænding 300–500 V',
  ]);
  const slim = await client.answer(commerceSearch, { body: { Query: '1000001' } });
  expect(slim.Documents[0]).not.toHaveProperty('Description');
  expect(slim.Documents[0]).not.toHaveProperty('Attributes');
});

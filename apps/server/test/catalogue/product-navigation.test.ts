import { getProductNavigation } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aCatalogue } from '../support/a-catalogue.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const { asAnonymous } = catalogueApp(database);

const product = (code: string) => ({
  kind: 'product' as const,
  code,
  nodeCode: 'E12',
  names: { en: `Flex ${code}`, da: `Bøjelig ${code}` },
});

const material = (sapMaterialNumber: string, productCode: string, changes = {}) => ({
  kind: 'material' as const,
  sapMaterialNumber,
  productCode,
  names: { en: `Flex ${sapMaterialNumber}` },
  salesUnit: 'MTR' as const,
  markets: ['DK' as const],
  ...changes,
});

beforeAll(() =>
  aCatalogue(db, [
    product('FLEX-A'),
    product('FLEX-B'),
    product('FLEX-C'),
    product('FLEX-D'),
    product('FLEX-E'),
    material('3000001', 'FLEX-A'),
    material('3000002', 'FLEX-B', { popularity: 1 }),
    material('3000003', 'FLEX-B', { popularity: 9 }),
    material('3000004', 'FLEX-C', { markets: ['DE'] }),
    material('3000005', 'FLEX-D', { status: '40' }),
    material('3000006', 'FLEX-E'),
  ]),
);

const navigation = (productCode: string) =>
  asAnonymous().answer(getProductNavigation, { query: { productCode, cultureName: 'da-DK' } });

test('the products before and after are those of the node that the reader can see, with the way to the node', async () => {
  expect(await navigation('FLEX-B')).toEqual({
    ProductCode: 'FLEX-B',
    ProductName: 'Bøjelig FLEX-B',
    PreviousProduct: {
      ProductCode: 'FLEX-A',
      ProductName: 'Bøjelig FLEX-A',
      Url: '/variation/3000001',
      ImageUrl: '/media/materials/3000001.svg',
    },
    NextProduct: {
      ProductCode: 'FLEX-E',
      ProductName: 'Bøjelig FLEX-E',
      Url: '/variation/3000006',
      ImageUrl: '/media/materials/3000006.svg',
    },
    Position: 2,
    ProductCount: 3,
    Path: [
      { CatalogNodeId: 'E', Name: 'El', Url: '/catalogue/electrical' },
      { CatalogNodeId: 'E1', Name: 'Kabler', Url: '/catalogue/electrical/cables' },
      { CatalogNodeId: 'E12', Name: 'Bøjelige kabler', Url: '/catalogue/electrical/cables/flexible-cables' },
    ],
  });
});

test('redirects a product to its most popular variation', async () => {
  expect((await navigation('FLEX-A')).NextProduct?.Url).toBe('/variation/3000003');
});

test('the first product has none before it, the last none after it', async () => {
  expect((await navigation('FLEX-A')).PreviousProduct).toBeNull();
  expect((await navigation('FLEX-E')).NextProduct).toBeNull();
});

test.each(['FLEX-C', 'FLEX-D', 'nothing', "' or 1=1 --"])(
  'a product that the market has not is not found: %s',
  async (productCode) => {
    const refused = await asAnonymous().refusal(getProductNavigation, { query: { productCode } });
    expect(refused.status).toBe(404);
  },
);

test('navigation costs one query', async () => {
  await navigation('FLEX-B');
  expect(await countQueries(db, () => navigation('FLEX-B'))).toBe(1);
});

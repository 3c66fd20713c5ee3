import { cmssearch, commerceProductSearch, getVendors } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { makeDemoContent } from '../../src/areas/content/index.ts';
import { aMaterial } from '../support/a-material.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();
const sensor = await aMaterial(database.db, { names: { da: 'Føler 60 °C' } });
const app = catalogueApp(database);
beforeAll(async () => {
  await makeDemoContent(database.db)();
});

test.each(['"', '???', '&&', '--', '/', '%', '_', '\\', '()', '-"'])('the query %s finds no page', async (Query) => {
  const found = await app.asAnonymous().answer(cmssearch, { body: { Query, cultureName: 'en-US' } });
  expect(found).toMatchObject({ Pages: [], NumFound: 0 });
});

test('an empty query finds every page', async () => {
  const found = await app.asAnonymous().answer(cmssearch, { body: { Query: ' ', cultureName: 'en-US' } });
  expect(found.NumFound).toBeGreaterThan(10);
});

test.each(['"', '???', '--', '%', '_', '\\'])('the query %s finds no vendor', async (Query) => {
  expect(await app.asAnonymous().answer(getVendors, { query: { Query } })).toMatchObject({ TotalCount: 0 });
});

test.each(['60° C', '60 °C', '60°C', 'føler 60 ° C'])(
  'a temperature written as %s finds its product',
  async (Query) => {
    const { Products } = await app
      .asAnonymous()
      .answer(commerceProductSearch, { body: { Query, cultureName: 'da-DK' } });
    expect(Products.flatMap(({ Variations }) => Variations.map(({ Code }) => Code))).toEqual([sensor.code]);
  },
);

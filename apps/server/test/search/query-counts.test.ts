import { basicCommerceSearch, bulkCommerceSearch, commerceSearch, facetCommerceSearch } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { asAnonymous, signedIn } = catalogueApp(database);

beforeAll(async () => {
  await asAnonymous().answer(commerceSearch, { body: {} });
});

const costs: readonly [string, (client: Client, PageSize: number) => Promise<unknown>][] = [
  ['the search', (client, PageSize) => client.answer(commerceSearch, { body: { PageSize, CatalogNodeId: 'E' } })],
  ['the facets of a search', (client, PageSize) => client.answer(facetCommerceSearch, { body: { PageSize } })],
  ['the search box', (client, PageSize) => client.answer(basicCommerceSearch, { body: { Query: 'k', PageSize } })],
  [
    'many numbers at once',
    (client, count) => {
      const Identifiers = ['1000001', '1000002', '1000005', '2000001'].slice(0, count);
      return client.answer(bulkCommerceSearch, { body: { Identifiers } });
    },
  ],
];

test.each(costs)('%s costs one query, however many documents it answers', async (_, call) => {
  const client = asAnonymous();
  expect(await countQueries(database.db, () => call(client, 1))).toBe(1);
  expect(await countQueries(database.db, () => call(client, 4))).toBe(1);
});

test('a person’s search costs one query more, for who they are', async () => {
  const client = await signedIn(await aBuyer(database.db));
  expect(await countQueries(database.db, () => client.answer(commerceSearch, { body: {} }))).toBe(2);
});

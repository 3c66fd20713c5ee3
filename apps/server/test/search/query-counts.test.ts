import {
  basicCommerceSearch,
  bulkCommerceSearch,
  commerceProductSearch,
  commerceSearch,
  facetCommerceSearch,
} from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { asAnonymous, signedIn } = catalogueApp(database);

beforeAll(async () => {
  await asAnonymous().answer(commerceSearch, { body: {} });
});

const costs: readonly [string, (client: Client, PageSize: number) => Promise<unknown>][] = [
  ['the search', (client, PageSize) => client.answer(commerceSearch, { body: { PageSize, CatalogNodeId: 'E' } })],
  ['the facets of a search', (client, PageSize) => client.answer(facetCommerceSearch, { body: { PageSize } })],
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
  expect(await countUncachedQueries(database.db, () => call(client, 1))).toBe(1);
  expect(await countUncachedQueries(database.db, () => call(client, 4))).toBe(1);
});

test('the search box costs two queries, for documents and pages', async () => {
  const client = asAnonymous();
  const search = (PageSize: number) => client.answer(basicCommerceSearch, { body: { Query: 'k', PageSize } });
  expect(await countUncachedQueries(database.db, () => search(1))).toBe(2);
  expect(await countUncachedQueries(database.db, () => search(4))).toBe(2);
});

test('the full view costs one query more, for what it shows beside', async () => {
  const client = asAnonymous();
  const search = (PageSize: number) => client.answer(commerceSearch, { body: { PageSize, resultType: 'full' } });
  expect(await countUncachedQueries(database.db, () => search(1))).toBe(2);
  expect(await countUncachedQueries(database.db, () => search(4))).toBe(2);
});

test('a search for products costs one query, however many variations it answers', async () => {
  const client = asAnonymous();
  const search = (PageSize: number) => client.answer(commerceProductSearch, { body: { PageSize } });
  expect(await countUncachedQueries(database.db, () => search(1))).toBe(1);
  expect(await countUncachedQueries(database.db, () => search(4))).toBe(1);
});

test('a person’s search costs two queries more, for who they are and what they like', async () => {
  const client = await signedIn(await aBuyer(database.db));
  await client.answer(commerceSearch, { body: {} });
  expect(await countUncachedQueries(database.db, () => client.answer(commerceSearch, { body: {} }))).toBe(3);
});

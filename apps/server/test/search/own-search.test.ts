import {
  clearSearchHistory,
  commerceSearch,
  commerceSearchByAddress,
  getContext,
  getSearchHistory,
  setSearchHistoryLimit,
  setSortKey,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();
const { db } = database;
const { signedIn, asAnonymous } = catalogueApp(database);
const buyer = async () => signedIn(await aBuyer(db));

const remembered = async (client: Client): Promise<string[]> =>
  (await client.answer(getSearchHistory)).Queries.map(({ Query }) => Query);

const searchFor = async (client: Client, ...queries: string[]): Promise<void> => {
  for (const Query of queries) {
    await client.answer(commerceSearch, { body: { Query } });
    // The search does not wait for what is noted of it.
    await expect.poll(async () => (await remembered(client))[0]).toBe(Query);
  }
};

test('the last five searches are remembered, the latest first, each once', async () => {
  const client = await buyer();
  await searchFor(client, 'one', 'two', 'three', 'four', 'five', 'TWO', 'six');
  expect(await remembered(client)).toEqual(['six', 'TWO', 'five', 'four', 'three']);
  expect((await client.answer(getSearchHistory)).Limit).toBe(5);
});

test('shares the search history between devices of a person only', async () => {
  const person = await aBuyer(db);
  const [phone, counter] = [await signedIn(person), await signedIn(person)];
  await searchFor(phone, 'cable');
  expect(await remembered(counter)).toEqual(['cable']);
  expect(await remembered(await buyer())).toEqual([]);
});

test('further pages and empty searches are not remembered', async () => {
  const client = await buyer();
  await client.answer(commerceSearch, { body: { Query: 'second page', Page: 2 } });
  await client.answer(commerceSearch, { body: { Query: '   ' } });
  await client.answer(commerceSearchByAddress, { query: { query: 'by address' } });
  await expect.poll(() => remembered(client)).toEqual(['by address']);
});

test('deletes and stores nothing with a limit of zero', async () => {
  const client = await buyer();
  await searchFor(client, 'one', 'two', 'three');
  await client.answer(setSearchHistoryLimit, { body: { Limit: 2 } });
  expect(await remembered(client)).toEqual(['three', 'two']);
  await client.answer(setSearchHistoryLimit, { body: { Limit: 0 } });
  await client.answer(commerceSearch, { body: { Query: 'four' } });
  await client.answer(setSearchHistoryLimit, { body: { Limit: 5 } });
  await searchFor(client, 'five');
  expect(await remembered(client)).toEqual(['five']);
});

test('deletes the search history', async () => {
  const client = await buyer();
  await searchFor(client, 'one');
  await client.answer(clearSearchHistory);
  expect(await remembered(client)).toEqual([]);
});

test('a search that cannot be noted is a search all the same', async () => {
  const client = await buyer();
  await db.schema.alterTable('search_history').renameTo('search_history_gone').execute();
  try {
    expect((await client.answer(commerceSearch, { body: { Query: 'cable' } })).TotalCount).toBeGreaterThan(0);
  } finally {
    await db.schema.alterTable('search_history_gone').renameTo('search_history').execute();
  }
});

test.each([-1, 51, 1.5])('a limit is a whole number up to fifty: not %d', async (Limit) => {
  expect((await (await buyer()).refusal(setSearchHistoryLimit, { body: { Limit } })).status).toBe(400);
});

test('stores the order of results, which a search’s own order overrides', async () => {
  const client = await buyer();
  const first = async (body = {}) => (await client.answer(commerceSearch, { body })).Documents[0]?.Code;
  await client.answer(setSortKey, { body: { SortKey: 'name' } });
  expect(await first()).toBe('1000006');
  expect(await first({ SortKey: 'popularity' })).toBe('1000001');
  await client.answer(setSortKey, { body: { SortKey: 'popularity' } });
  expect(await first()).toBe('1000001');
});

test('an order that there is not is refused, and signed-out visitors have none to remember', async () => {
  const client = await buyer();
  const response = await client.send({
    method: 'POST',
    url: setSortKey.path,
    headers: { 'content-type': 'application/json' },
    payload: '{"SortKey":"price; drop table contacts"}',
  });
  expect(response.statusCode).toBe(400);
  const anonymous = asAnonymous();
  await anonymous.answer(getContext);
  expect((await anonymous.refusal(setSortKey, { body: { SortKey: 'name' } })).status).toBe(401);
});

import { commerceSearch, getFavorites, setFavorite } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial, someMaterials } from '../support/a-material.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { countUncachedQueries } from '../support/query-count.ts';

const database = await testDatabase();
const { db } = database;
const { signedIn } = catalogueApp(database);

const like = (code: string, SetFavoriteTo = true) => ({ body: { ProductCode: code, SetFavoriteTo } });

test('adds and removes a favorite once, also for repeated calls', async () => {
  const client = await signedIn(await aBuyer(db));
  for (let turn = 0; turn < 2; turn += 1) await client.answer(setFavorite, like('1000001'));
  expect(await client.answer(getFavorites)).toMatchObject({
    TotalCount: 1,
    Documents: [{ Code: '1000001', IsFavorite: true }],
  });
  for (let turn = 0; turn < 2; turn += 1) await client.answer(setFavorite, like('1000001', false));
  expect(await client.answer(getFavorites)).toEqual({ Documents: [], TotalCount: 0 });
});

test('returns the latest favorite first, a page at a time', async () => {
  const client = await signedIn(await aBuyer(db));
  for (const code of ['1000001', '1000002', '2000001']) await client.answer(setFavorite, like(code));
  const page = (Page: number) => client.answer(getFavorites, { query: { Page, PageSize: 2 } });
  expect((await page(1)).Documents.map(({ Code }) => Code)).toEqual(['2000001', '1000002']);
  expect(await page(2)).toMatchObject({ Documents: [{ Code: '1000001' }], TotalCount: 3 });
});

test('favourites are found by each of the words, in numbers and names alike', async () => {
  const client = await signedIn(await aBuyer(db));
  for (const code of ['1000001', '1000002', '2000001']) await client.answer(setFavorite, like(code));
  const { Documents } = await client.answer(getFavorites);
  const find = async (Query: string) => {
    const found = await client.answer(getFavorites, { query: { Query } });
    expect(found.TotalCount).toBe(found.Documents.length);
    return found.Documents.map(({ Code }) => Code).toSorted();
  };
  expect(await find('000002')).toEqual(['1000002']);
  expect(await find(' 100000 ')).toEqual(['1000001', '1000002']);
  const [first] = Documents;
  expect(await find(`${first?.Code} ${first?.ItemLocalMaterialName.toUpperCase()}`)).toEqual([first?.Code]);
  expect(await find('1000001 nothing-of-the-kind')).toEqual([]);
  for (const signs of ['_00000_', '%', '_', '---', '\\', '% _']) expect(await find(signs), signs).toEqual([]);
});

test('favourites are found by letters of every language in small and capital ones', async () => {
  const client = await signedIn(await aBuyer(db));
  const { code } = await aMaterial(db, { names: { da: 'Kabelbøjle ÅBEN', de: 'Größe Ü' } });
  await client.answer(setFavorite, like(code));
  for (const Query of ['KABELBØJLE åben', 'größe ü'])
    expect((await client.answer(getFavorites, { query: { Query } })).Documents.map(({ Code }) => Code)).toEqual([code]);
});

test('favourites are one’s own', async () => {
  const [one, other] = [await signedIn(await aBuyer(db)), await signedIn(await aBuyer(db))];
  await one.answer(setFavorite, like('1000001'));
  expect((await other.answer(getFavorites)).TotalCount).toBe(0);
});

test('a search marks favourites with one query, however many it finds', async () => {
  const client = await signedIn(await aBuyer(db));
  await client.answer(setFavorite, like('1000002'));
  const { Documents } = await client.answer(commerceSearch, { body: {} });
  expect(Documents.filter(({ IsFavorite }) => IsFavorite).map(({ Code }) => Code)).toEqual(['1000002']);
  const counts = [1, 5].map((PageSize) => () => client.answer(commerceSearch, { body: { PageSize } }));
  for (const search of counts) expect(await countUncachedQueries(db, search)).toBe(3);
});

test('marks the first variation of a product by its code, and removes all of them', async () => {
  const client = await signedIn(await aBuyer(db));
  const { Documents } = await client.answer(commerceSearch, { body: { PageSize: 50 } });
  const ofProduct = Documents.filter(({ ProductCode }) => ProductCode === Documents[0]?.ProductCode);
  const codes = ofProduct.map(({ Code }) => Code).toSorted();
  const product = like(Documents[0]?.ProductCode ?? '');
  await client.answer(setFavorite, product);
  expect((await client.answer(getFavorites)).Documents.map(({ Code }) => Code)).toEqual(codes.slice(0, 1));
  for (const code of codes) await client.answer(setFavorite, like(code));
  await client.answer(setFavorite, like(Documents[0]?.ProductCode ?? '', false));
  expect((await client.answer(getFavorites)).TotalCount).toBe(0);
});

test('the SAP number counts before the code', async () => {
  const client = await signedIn(await aBuyer(db));
  const body = { ProductSapMaterialNumber: '1000002', ProductCode: '1000001', SetFavoriteTo: true };
  await client.answer(setFavorite, { body });
  expect((await client.answer(getFavorites)).Documents.map(({ Code }) => Code)).toEqual(['1000002']);
});

test.each([like('nothing'), like(''), like("'; drop table favorites; --")])(
  'what is no material is not found: %j',
  async (input) => {
    const client = await signedIn(await aBuyer(db));
    expect((await client.refusal(setFavorite, input)).status).toBe(404);
  },
);

test('stores at most 5,000 favorites, also when the last are added in parallel', async () => {
  const buyer = await aBuyer(db);
  const materials = await someMaterials(db, 5003, { price: null });
  const numbers = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const client = await signedIn(buyer);
  await client.answer(setFavorite, like(materials[0]?.code ?? ''));
  await sql`
    insert into variation_list_lines (list_id, sap_material_number, id, position)
    select v.id, number, gen_random_uuid(), 65536 * (place + 1)
    from variation_lists v, unnest(${numbers.slice(1, 4999)}::text[]) with ordinality as n (number, place)
    where v.owner_id = ${buyer.contactId}`.execute(db);
  const statuses = await Promise.all(
    materials.slice(4999).map(async ({ code }) => (await client.call(setFavorite, like(code))).statusCode),
  );
  expect(statuses.toSorted()).toEqual([200, 422, 422, 422]);
  expect((await client.refusal(setFavorite, like('1000001'))).code).toBe('favorites-full');
  await client.answer(setFavorite, like(materials[0]?.code ?? ''));
});

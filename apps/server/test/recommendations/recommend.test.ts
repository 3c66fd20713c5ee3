import {
  addToCart,
  createOrder,
  getCart,
  getRecommendations,
  getVariationsData,
  noteSeen,
  setFavorite,
} from '@grossist/contracts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openEmbeddedRecommender } from '../../src/gateways/recommender/embedded/open-embedded-recommender.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { aPurchase } from '../support/a-purchase.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { signedIn, asAnonymous } = testApp(db, { answers: everyAnswer(db, pool).answers });
const recommender = openEmbeddedRecommender(db);

beforeEach(async () => {
  await sql`truncate purchases cascade`.execute(db);
});

const materials = (count: number): Promise<Material[]> =>
  Promise.all(Array.from({ length: count }, () => aMaterial(db)));

const numbers = (list: readonly { sapMaterialNumber: string }[]): string[] => list.map((one) => one.sapMaterialNumber);

type Answer = { Lists: readonly { Kind: string; Documents: readonly { ItemSAPMaterialNumber: string }[] }[] };

const listed = ({ Lists }: Answer, kind: string): string[] =>
  Lists.find(({ Kind }) => Kind === kind)?.Documents.map((found) => found.ItemSAPMaterialNumber) ?? [];

const beside = async (client: ReturnType<typeof asAnonymous>, { sapMaterialNumber }: Material): Promise<Answer> =>
  client.answer(getRecommendations, { query: { placement: 'product', sapMaterialNumber } });

test('recommends what is often in one order with a material, the strongest first', async () => {
  const [cable, box, lamp, stray] = await materials(4);
  if (!cable || !box || !lamp || !stray) throw new Error('four materials');
  for (let time = 0; time < 6; time += 1) await aPurchase(db, { soldTo: '1', materials: [cable, box] });
  for (let time = 0; time < 3; time += 1) await aPurchase(db, { soldTo: '2', materials: [cable, lamp] });
  await aPurchase(db, { soldTo: '3', materials: [cable, stray] });
  await recommender.learn();
  expect(listed(await beside(asAnonymous(), cable), 'boughtTogether')).toEqual(numbers([box, lamp]));
  // Once may have been chance.
  expect(listed(await beside(asAnonymous(), stray), 'boughtTogether')).toEqual([]);
});

test('the shop’s own orders count as much as those from before', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  const [one, two] = await materials(2);
  if (!one || !two) throw new Error('two materials');
  for (let time = 0; time < 2; time += 1) {
    for (const { code } of [one, two]) await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
    const { CartId } = await client.answer(getCart);
    await client.answer(createOrder, { body: { Details: { CartId } } });
  }
  await recommender.learn();
  expect(listed(await beside(client, one), 'boughtTogether')).toEqual(numbers([two]));
  const home = await client.answer(getRecommendations, { query: { placement: 'home' } });
  expect(listed(home, 'boughtAgain').toSorted()).toEqual(numbers([one, two]).toSorted());
});

test('ignores orders of more than sixty materials', async () => {
  const many = await materials(61);
  const [first] = many;
  if (first === undefined) throw new Error('materials');
  for (let time = 0; time < 3; time += 1) await aPurchase(db, { soldTo: '1', materials: many });
  await recommender.learn();
  expect(listed(await beside(asAnonymous(), first), 'boughtTogether')).toEqual([]);
});

test('orders of more than two years ago are forgotten', async () => {
  const pair = await materials(2);
  const on = `${new Date().getUTCFullYear() - 3}-01-01`;
  for (let time = 0; time < 3; time += 1) await aPurchase(db, { soldTo: '1', materials: pair, on });
  expect(await recommender.learn()).toEqual({ baskets: expect.any(Number), pairs: expect.any(Number) });
  expect(await recommender.boughtTogether(numbers(pair).slice(0, 1), 10)).toEqual([]);
});

test('recommends for a cart what is bought with its materials, without these', async () => {
  const client = await signedIn(await aBuyer(db));
  const [one, two, shared, single] = await materials(4);
  if (!one || !two || !shared || !single) throw new Error('four materials');
  for (let time = 0; time < 4; time += 1) {
    await aPurchase(db, { soldTo: '1', materials: [one, two, shared] });
    await aPurchase(db, { soldTo: '1', materials: [one, single] });
  }
  await recommender.learn();
  for (const { code } of [one, two]) await client.answer(addToCart, { body: { Code: code, Quantity: 1 } });
  const cart = await client.answer(getRecommendations, { query: { placement: 'cart' } });
  expect(listed(cart, 'boughtTogether')).toEqual(numbers([shared, single]));
});

test('does not recommend hidden, other markets’ and unavailable materials', async () => {
  const company = await aCompany(db);
  const [shown, exclusive] = await materials(2);
  if (!shown || !exclusive) throw new Error('two materials');
  const foreign = await aMaterial(db, { market: 'NL' });
  const blocked = await aMaterial(db, { status: '30' });
  for (let time = 0; time < 3; time += 1) {
    await aPurchase(db, { soldTo: '1', materials: [shown, exclusive, foreign, blocked] });
  }
  await recommender.learn();
  await anAssortment(db, { materials: numbers([exclusive]), companies: [company] });
  expect(listed(await beside(asAnonymous(), shown), 'boughtTogether')).toEqual([]);
  const insider = await signedIn(await aBuyer(db, { company }));
  expect(listed(await beside(insider, shown), 'boughtTogether')).toEqual(numbers([exclusive]));
});

test('stores the last fifty viewed materials, the latest first, each once', async () => {
  const client = await signedIn(await aBuyer(db));
  const seen = await materials(52);
  for (const { sapMaterialNumber } of seen) {
    await client.answer(noteSeen, { body: { SapMaterialNumber: sapMaterialNumber } });
  }
  const [first, second, third] = seen;
  if (!first || !second || !third) throw new Error('materials');
  await client.answer(noteSeen, { body: { SapMaterialNumber: third.sapMaterialNumber } });
  const { rows } = await sql<{ sap: string }>`
    select sap_material_number as sap from seen_materials where sap_material_number = any(${numbers(seen)}::text[])
    order by seen_at desc`.execute(db);
  expect(rows).toHaveLength(50);
  expect(rows[0]?.sap).toBe(third.sapMaterialNumber);
  expect(rows.map(({ sap }) => sap)).not.toContain(first.sapMaterialNumber);
  const home = await client.answer(getRecommendations, { query: { placement: 'home' } });
  expect(listed(home, 'recentlySeen')[0]).toBe(third.sapMaterialNumber);
  expect((await client.call(noteSeen, { body: { SapMaterialNumber: 'none' } })).statusCode).toBe(404);
});

test('recommendations cost as many queries for much as for little', async () => {
  const client = await signedIn(await aBuyer(db));
  const many = await materials(12);
  const ask = () => client.answer(getRecommendations, { query: { placement: 'cart' } });
  const [lone] = many;
  await client.answer(addToCart, { body: { Code: lone?.code ?? '', Quantity: 1 } });
  for (let time = 0; time < 3; time += 1) await aPurchase(db, { soldTo: '1', materials: many.slice(0, 2) });
  await recommender.learn();
  const few = await countQueries(db, ask);
  for (let time = 0; time < 3; time += 1) await aPurchase(db, { soldTo: '1', materials: many });
  await recommender.learn();
  expect(await countQueries(db, ask)).toBe(few);
});

test('returns variations by number in the requested order, on request with favorites marked or only from the express box', async () => {
  const client = await signedIn(await aBuyer(db));
  const slow = await aMaterial(db);
  const quick = await aMaterial(db, { stock: '10', fastboxStock: '3' });
  await client.answer(setFavorite, {
    body: { ProductSapMaterialNumber: slow.sapMaterialNumber, ProductCode: slow.code, SetFavoriteTo: true },
  });
  const sapMaterialNumbers = `${quick.sapMaterialNumber},none,${slow.sapMaterialNumber}`;
  const ask = async (more: object) =>
    (await client.answer(getVariationsData, { query: { sapMaterialNumbers, ...more } })).Documents;
  expect((await ask({})).map((found) => [found.ItemSAPMaterialNumber, found.IsFavorite])).toEqual([
    [quick.sapMaterialNumber, false],
    [slow.sapMaterialNumber, false],
  ]);
  expect((await ask({ includeFavoriteInformation: 'true' })).map((found) => found.IsFavorite)).toEqual([false, true]);
  expect((await ask({ onlyFastboxItems: 'true' })).map((found) => found.ItemSAPMaterialNumber)).toEqual([
    quick.sapMaterialNumber,
  ]);
  const outside = await asAnonymous().answer(getVariationsData, {
    query: { sapMaterialNumbers, onlyFastboxItems: 'true' },
  });
  expect(outside.Documents).toEqual([]);
});

test('beside a product its number must be named', async () => {
  const { statusCode } = await asAnonymous().call(getRecommendations, { query: { placement: 'product' } });
  expect(statusCode).toBe(400);
});

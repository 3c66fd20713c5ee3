import { createOrder, getCartPrice, getPrice } from '@grossist/contracts';
import { afterAll, expect, test } from 'vitest';
import { openPriceCache } from '../../src/areas/pricing/index.ts';
import { openListener } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBundle } from '../support/a-bundle.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial, type Material, someMaterials } from '../support/a-material.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';
import { testApp } from '../support/test-app.ts';
import { NO_HASH } from '../support/unique.ts';

const { db, connectionString } = await testDatabase();

const HOUR = 3_600_000;
const erp = openEmbeddedErp(db);
/** Two processes on one database, each with what it keeps, and both hear of changes. */
const processes = [openPriceCache(erp, { freshMs: HOUR }), openPriceCache(erp, { freshMs: HOUR })];
const events = await openListener(connectionString, silentLog());
for (const prices of processes) await events.subscribe('erp_changes', prices.materialsChanged);
afterAll(() => events.close());
const [here, there] = processes.map((prices) => testApp(db, { erp, prices }));

const atpOf = async (client: Client, material: Material): Promise<number | undefined> => {
  const [entry] = await client.answer(getPrice, { body: [{ MaterialNo: material.sapMaterialNumber }] });
  return entry?.Stock.AtpQuantity;
};

const clients = async () => {
  const buyer = await aBuyer(db);
  const made = await Promise.all([here?.signedIn(buyer), there?.signedIn(buyer)]);
  const [one, two] = made;
  if (one === undefined || two === undefined) throw new Error('no processes');
  return { buyer, one, two };
};

test('shows the stock after an order at once in every process', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const { buyer, one, two } = await clients();
  const { id } = await aCart(db, { buyer, lines: [{ material, quantity: '4' }] });
  expect([await atpOf(one, material), await atpOf(two, material)]).toEqual([10, 10]);
  await one.answer(createOrder, { body: { Details: { CartId: id } } });
  await expect.poll(() => atpOf(two, material)).toBe(6);
  await expect.poll(() => atpOf(one, material)).toBe(6);
});

test('an order of four hundred materials invalidates each of them', async () => {
  const materials = await someMaterials(db, 400, { stock: '10' });
  const { buyer, one } = await clients();
  const { id } = await aCart(db, { buyer, lines: materials.map((material) => ({ material, quantity: '4' })) });
  const body = materials.map(({ sapMaterialNumber }) => ({ MaterialNo: sapMaterialNumber }));
  const stocks = async () => {
    const entries = await one.answer(getPrice, { body });
    return new Set(entries.map(({ Stock }) => Stock.AtpQuantity));
  };
  expect(await stocks()).toEqual(new Set([10]));
  await one.answer(createOrder, { body: { Details: { CartId: id } } });
  await expect.poll(stocks).toEqual(new Set([6]));
});

test.each([
  [
    'a list price',
    (number: string) =>
      db.updateTable('erp.list_prices').set({ amount: '90' }).where('sap_material_number', '=', number).execute(),
  ],
  [
    'a net price',
    (number: string, soldTo: string) =>
      db
        .insertInto('erp.net_prices')
        .values({
          sold_to: soldTo,
          sap_material_number: number,
          currency: 'DKK',
          amount: '90',
          per_quantity: '1',
          content_hash: NO_HASH,
        })
        .execute(),
  ],
])('%s that an import changes is seen at once', async (_, change) => {
  const { sapMaterialNumber: MaterialNo } = await aMaterial(db, { price: '100' });
  const { buyer, one } = await clients();
  const price = async () => (await one.answer(getPrice, { body: [{ MaterialNo }] }))[0]?.Prices?.NetPrice;
  expect(await price()).toBe(100);
  await change(MaterialNo, buyer.accounts[0]?.soldTo ?? '');
  await expect.poll(price).toBe(90);
});

test('without a notification the cached price is shown, unless the cache is bypassed', async () => {
  const material = await aMaterial(db, { price: '100' });
  const { buyer, one } = await clients();
  await aCart(db, { buyer, lines: [{ material }] });
  const first = await one.answer(getCartPrice, { body: {} });
  expect((await one.answer(getCartPrice, { body: {} })).PricedAt).toBe(first.PricedAt);
  const bypassed = await one.answer(getCartPrice, { body: { ignoreCache: true } });
  expect(Date.parse(bypassed.PricedAt)).toBeGreaterThanOrEqual(Date.parse(first.PricedAt));
});

test('applies an imported bundle to a cart at once, and orders at the shown price', async () => {
  const materials = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '10' })];
  const { buyer, one } = await clients();
  const { id } = await aCart(db, { buyer, lines: materials.map((material) => ({ material, quantity: '2' })) });
  const shown = async () => {
    const { CartPriceInfo, Docs } = await one.answer(getCartPrice, { body: {} });
    return [CartPriceInfo.SubTotal, CartPriceInfo.BundleSavings, ...Docs.map(({ Prices }) => Prices?.NetPrice)];
  };
  expect(await shown()).toEqual([220, 0, 200, 20]);
  const bundle = await aBundle(db, { members: materials.map((material) => ({ material, quantity: '1' })) });
  await expect.poll(shown).toEqual([198, 22, 180, 18]);
  const { Docs } = await one.answer(getCartPrice, { body: {} });
  expect(Docs[0]?.Prices?.Bundles).toMatchObject([{ Id: bundle, Name: bundle, Quantity: 2, Saving: 20 }]);
  await one.answer(createOrder, { body: { Details: { CartId: id } } });
  const lines = await db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.net_amount', 'o.sub_total'])
    .where('o.cart_id', '=', id)
    .orderBy('l.line_number')
    .execute();
  expect(lines.map(({ net_amount, sub_total }) => [Number(net_amount), Number(sub_total)])).toEqual([
    [180, 198],
    [18, 198],
  ]);
});

test('an order uses current stock and prices, not cached ones', async () => {
  const material = await aMaterial(db, { price: '100', stock: '10' });
  const notNotified = { notified: () => undefined, resync: () => undefined };
  const prices = {
    ...openPriceCache(erp, { freshMs: HOUR }),
    materialsChanged: notNotified,
    anythingChanged: notNotified,
  };
  const deaf = testApp(db, { erp, prices });
  const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
  const client = await deaf.signedIn(cart.buyer);
  expect((await client.answer(getCartPrice, { body: {} })).CartPriceInfo.SubTotal).toBe(400);
  await db
    .updateTable('erp.list_prices')
    .set({ amount: '90' })
    .where('sap_material_number', '=', material.sapMaterialNumber)
    .execute();
  expect((await client.answer(getCartPrice, { body: {} })).CartPriceInfo.SubTotal).toBe(400);
  await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  const order = await db
    .selectFrom('orders')
    .select('sub_total')
    .where('cart_id', '=', cart.id)
    .executeTakeFirstOrThrow();
  expect(Number(order.sub_total)).toBe(360);
});

import * as calls from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aProjectOfKits } from '../support/a-project-of-kits.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';
import { updateMaterial } from '../support/update-material.ts';

const { db } = await testDatabase();
const shop = testApp(db);

beforeAll(() => aKitHeader(db));

/** A project of two kits that was ordered, and a new one of the same buyer. */
const anOrderedProject = async () => {
  const ordered = await aProjectOfKits(db, shop, { name: 'Stairs 2' });
  const { buyer, client, id } = ordered;
  const kits = [
    await aKit(db, { buyer, project: { id }, name: '1st left' }),
    await aKit(db, { buyer, project: { id }, name: '1st right' }),
  ];
  await client.answer(calls.addKitsToCart, { body: { KitIds: kits.map((kit) => kit.id) } });
  const { OrderId } = await order(client, ordered.cartId);
  const next = await aProjectOfKits(db, shop, { buyer, name: 'Stairs 3' });
  return { ordered, kits, next, orderId: OrderId ?? '' };
};

const fromProject = (id: string, smartKitId: string) => ({ params: { id }, body: { smartKitId } });
const fromOrder = (id: string, orderId: string) => ({ params: { id }, body: { orderId } });

test('a project is made of the kits of another, also of one that was ordered', async () => {
  const { ordered, next } = await anOrderedProject();
  const copies = await next.client.answer(calls.addKitsFromSmartKit, fromProject(next.id, ordered.id));
  expect(copies.map(({ headerDescription, itemCount }) => [headerDescription, itemCount])).toEqual([
    ['1st left', 2],
    ['1st right', 2],
  ]);
  const back = await next.client.refusal(calls.addKitsFromSmartKit, fromProject(ordered.id, next.id));
  expect(back).toMatchObject({ status: 409, code: 'smart-kit-ordered' });
});

test('a project is made of the kits of an order, rounded to today’s packing rules', async () => {
  const { kits, next, orderId } = await anOrderedProject();
  const material = kits[0]?.items[0]?.material;
  await updateMaterial(db, material?.sapMaterialNumber ?? '', { multiplum: '5' });
  const made = await next.client.answer(calls.addKitsFromOrder, fromOrder(next.id, orderId));
  expect(
    made.map(({ headerDescription, items }) => [headerDescription, items.map(({ quantity }) => quantity)]),
  ).toEqual([
    ['1st left', [5, 2]],
    ['1st right', [2, 2]],
  ]);
});

test('an order without kits becomes one kit with the name of the order', async () => {
  const cart = await aCart(db, { lines: 2 });
  const client = await shop.signedIn(cart.buyer);
  await client.answer(calls.saveCartDetails, { body: { Name: 'Attic' } });
  const { OrderId } = await order(client, cart.id);
  const { id } = await aProjectOfKits(db, shop, { buyer: cart.buyer });
  const made = await client.answer(calls.addKitsFromOrder, fromOrder(id, OrderId ?? ''));
  expect(made.map(({ headerDescription, itemCount }) => [headerDescription, itemCount])).toEqual([['Attic', 2]]);
});

test('adds nothing from a project without kits or an order without valid lines', async () => {
  const { ordered, next, orderId } = await anOrderedProject();
  const empty = await next.client.refusal(calls.addKitsFromSmartKit, fromProject(next.id, next.id));
  expect(empty).toMatchObject({ status: 422, code: 'no-kits' });
  const stranger = await aProjectOfKits(db, shop);
  const colleague = await aProjectOfKits(db, shop, {
    buyer: await aBuyer(db, { company: ordered.buyer.company }),
  });
  for (const { client, id } of [stranger, colleague]) {
    expect((await client.refusal(calls.addKitsFromSmartKit, fromProject(id, ordered.id))).status).toBe(404);
    expect((await client.answer(calls.getSmartKit, { query: { smartKitId: id } })).kits).toEqual([]);
  }
  expect((await stranger.client.refusal(calls.addKitsFromOrder, fromOrder(stranger.id, orderId))).status).toBe(404);
  expect((await stranger.client.refusal(calls.addKitsFromOrder, fromOrder(next.id, orderId))).status).toBe(404);
});

test('limits a project to 250 kits, and adds none beyond', async () => {
  const { client, buyer, id } = await aProjectOfKits(db, shop);
  const material = await aMaterial(db, { market: buyer.company.market });
  const kit = await aKit(db, { buyer, project: { id }, items: [{ material, quantity: '1' }] });
  await client.answer(calls.addKitCopies, { params: { id }, body: { kitId: kit.id, amountOfCopies: 125 } });
  const refusal = await client.refusal(calls.addKitsFromSmartKit, fromProject(id, id));
  expect(refusal).toMatchObject({ status: 422, code: 'too-many-kits' });
  expect((await client.answer(calls.getSmartKit, { query: { smartKitId: id } })).kits).toHaveLength(126);
});

test('takes as many statements to copy a project with 2 kits as with 40', async () => {
  const counts: number[] = [];
  for (const count of [2, 40]) {
    const source = await aProjectOfKits(db, shop);
    const { client, buyer, id } = source;
    const kit = await aKit(db, { buyer, project: { id } });
    await client.answer(calls.addKitCopies, { params: { id }, body: { kitId: kit.id, amountOfCopies: count - 1 } });
    await db.updateTable('carts').set({ is_active: false }).where('id', '=', source.cartId).execute();
    const next = await aProjectOfKits(db, shop, { buyer });
    counts.push(await countQueries(db, () => client.answer(calls.addKitsFromSmartKit, fromProject(next.id, id))));
  }
  expect(counts[1]).toBe(counts[0]);
});

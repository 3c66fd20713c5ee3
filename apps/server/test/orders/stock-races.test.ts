import { createOrder, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, type LineTraits } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectStockAddsUp, expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

/** So many buyers of as many companies, each with the same lines in their cart, signed in and ready. */
const buyersOf = async (count: number, lines: readonly LineTraits[]) => {
  const ready = [];
  for (let made = 0; made < count; made += 1) {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines });
    ready.push({ cart, client: await signedIn(cart.buyer) });
  }
  return ready;
};

const linesOf = (sapMaterialNumber: string) =>
  db
    .selectFrom('order_lines')
    .select(['quantity', 'confirmed', 'back_ordered'])
    .where('sap_material_number', '=', sapMaterialNumber)
    .execute();

const sumOf = (values: readonly string[]): number => values.reduce((sum, value) => sum + Number(value), 0);

test('allots exactly ten from stock to fifty racing buyers, the rest as back orders', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const buyers = await buyersOf(50, [{ material, quantity: '1' }]);
  const answers = await Promise.all(buyers.map(({ client, cart }) => order(client, cart.id)));
  expect(answers.every(({ SalesOrderId }) => SalesOrderId !== null)).toBe(true);
  expect(new Set(answers.map(({ SalesOrderId }) => SalesOrderId)).size).toBe(50);
  const lines = await linesOf(material.sapMaterialNumber);
  expect(lines.length).toBe(50);
  expect(sumOf(lines.map(({ confirmed }) => confirmed))).toBe(10);
  expect(sumOf(lines.map(({ back_ordered }) => back_ordered))).toBe(40);
  expect((await stockOf(db, material)).atp).toBe(0);
  await expectWholeOrders(db);
});

test('fifty buyers of three pieces each share a stock of ten: no piece is promised twice, none stays behind', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const buyers = await buyersOf(50, [{ material, quantity: '3' }]);
  await Promise.all(buyers.map(({ client, cart }) => order(client, cart.id)));
  const lines = await linesOf(material.sapMaterialNumber);
  expect(sumOf(lines.map(({ confirmed }) => confirmed))).toBe(10);
  expect(sumOf(lines.map(({ back_ordered }) => back_ordered))).toBe(140);
});

test.each([
  { what: 'clearance', traits: { isOnClearanceSale: true, clearanceStock: '10' }, isClearance: true },
  { what: 'phased-out', traits: { status: '33' as const, stock: '10' }, isClearance: false },
])(
  'of fifty buyers racing for the last ten of a $what material ten get theirs, forty are refused and nothing of theirs changes',
  async ({ what, traits, isClearance }) => {
    const [material, beside] = [await aMaterial(db, traits), await aMaterial(db, { stock: '1000' })];
    const buyers = await buyersOf(50, [{ material: beside }, { material, isClearance }]);
    const answers = await Promise.all(
      buyers.map(async ({ client, cart }) => ({ client, cart, answer: await order(client, cart.id) })),
    );
    const refused = answers.filter(({ answer }) => answer.SalesOrderId === null);
    expect(refused.length).toBe(40);
    for (const { client, cart, answer } of refused) {
      expect(answer.OrderValidationInfo?.Lines).toMatchObject([{ Code: `${what}-stock`, AvailableQuantity: 0 }]);
      expect(await client.answer(getCart)).toMatchObject({
        CartId: cart.id,
        OrderStatus: 'Initial',
        Version: 0,
        ItemCount: 2,
      });
    }
    const left = await stockOf(db, material);
    expect(isClearance ? left.clearance : left.atp).toBe(0);
    expect((await stockOf(db, beside)).atp).toBe(990);
    await expectWholeOrders(db);
  },
);

test('orders of the same materials in opposite orders do not get stuck, and their stock adds up', async () => {
  const materials = [];
  for (let made = 0; made < 5; made += 1) materials.push(await aMaterial(db, { stock: '20' }));
  const lines = materials.map((material) => ({ material, quantity: '2' }));
  const buyers = [...(await buyersOf(10, lines)), ...(await buyersOf(10, lines.toReversed()))];
  const answers = await Promise.all(
    buyers.map(({ client, cart }) => client.call(createOrder, { body: { Details: { CartId: cart.id } } })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(buyers.map(() => 200));
  await expectStockAddsUp(db, new Map(materials.map(({ sapMaterialNumber }) => [sapMaterialNumber, 20])));
  for (const material of materials) expect((await stockOf(db, material)).atp).toBe(0);
});

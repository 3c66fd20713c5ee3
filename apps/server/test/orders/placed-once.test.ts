import { addToCart, createOrder, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const ordersOf = (cartId: string) => db.selectFrom('orders').select('id').where('cart_id', '=', cartId).execute();

test('returns the first response for a repeated order, also after later changes', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
  const client = await signedIn(cart.buyer);
  const version = (await client.answer(getCart)).Version;
  const body = { Details: { CartId: cart.id, CartVersion: version } };
  const first = await client.answer(createOrder, { body });
  expect(await client.answer(createOrder, { body })).toEqual(first);
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  expect(await client.answer(createOrder, { body })).toEqual(first);
  expect((await ordersOf(cart.id)).length).toBe(1);
  expect((await stockOf(db, material)).atp).toBe(6);
});

test('places an order once for twenty parallel requests, with equal responses', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
  const clients = await Promise.all(Array.from({ length: 20 }, () => signedIn(cart.buyer)));
  const answers = await Promise.all(clients.map((client) => order(client, cart.id)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.SalesOrderId).not.toBeNull();
  expect((await ordersOf(cart.id)).length).toBe(1);
  expect((await stockOf(db, material)).atp).toBe(6);
  await expectWholeOrders(db);
});

test('an order and adds at the same time: each added piece is in the order or in the next cart, none in both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const material = await aMaterial(db);
    const cart = await aCart(db, { lines: [{ material, quantity: '1' }] });
    const client = await signedIn(cart.buyer);
    const add = () => client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
    const [, , answer] = await Promise.all([add(), add(), order(client, cart.id), add(), add()]);
    const lines = await db
      .selectFrom('order_lines')
      .select('quantity')
      .where('order_id', '=', answer.OrderId ?? '')
      .execute();
    const ordered = lines.reduce((all, line) => all + Number(line.quantity), 0);
    const left = (await client.answer(getCart)).CartItems.reduce((all, line) => all + line.Quantity, 0);
    expect(ordered + left).toBe(5);
    expect((await stockOf(db, material)).atp).toBe(1000 - ordered);
  }
  await expectWholeOrders(db);
});

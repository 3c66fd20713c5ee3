import { createOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { type Erp, ErpDoesNotAnswer, type OrderAnswer } from '../../src/gateways/erp/port.ts';
import { aCart } from '../support/a-cart.ts';
import { aMaterial } from '../support/a-material.ts';
import { order } from '../support/an-order.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();

/** An ERP elsewhere: what it took it keeps, whatever becomes of the shop's transaction. Its first answers are lost. */
const forgetfulLine = (lost: number) => {
  const embedded = openEmbeddedErp(db);
  const taken = new Map<string, OrderAnswer>();
  const asked: string[] = [];
  const erp: Erp = {
    ...embedded,
    takeOrder: async (tx, ask, signal) => {
      asked.push(ask.orderId);
      const answer = taken.get(ask.orderId) ?? (await embedded.takeOrder(tx, ask, signal));
      taken.set(ask.orderId, answer);
      if (asked.length <= lost) throw new ErpDoesNotAnswer('The answer was lost');
      return answer;
    },
  };
  return { erp, taken, asked };
};

test('requests the same order again if the ERP’s response was lost', async () => {
  const { erp, taken, asked } = forgetfulLine(2);
  const { signedIn } = testApp(db, { erp });
  const cart = await aCart(db, { lines: [{ material: await aMaterial(db), quantity: '3' }] });
  const client = await signedIn(cart.buyer);
  const body = { Details: { CartId: cart.id } };
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await client.refusal(createOrder, { body })).toMatchObject({ status: 503, code: 'erp-does-not-answer' });
    expect(await db.selectFrom('orders').select('id').where('cart_id', '=', cart.id).execute()).toEqual([]);
  }
  const { OrderId, SalesOrderId } = await order(client, cart.id);
  expect(new Set(asked)).toEqual(new Set([OrderId]));
  expect([...taken.values()]).toMatchObject([{ salesOrderId: SalesOrderId }]);
});

test('a changed cart is another order to the ERP', async () => {
  const { erp, asked } = forgetfulLine(1);
  const { signedIn } = testApp(db, { erp });
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  await client.refusal(createOrder, { body: { Details: { CartId: cart.id } } });
  await db.updateTable('carts').set({ version: 7 }).where('id', '=', cart.id).execute();
  await order(client, cart.id);
  expect(new Set(asked).size).toBe(2);
});

test('stores nothing after a lost response of the embedded ERP, and completes the next attempt', async () => {
  const material = await aMaterial(db, { stock: '10' });
  const embedded = openEmbeddedErp(db);
  let isLost = true;
  const erp: Erp = {
    ...embedded,
    takeOrder: async (tx, ask, signal) => {
      const answer = await embedded.takeOrder(tx, ask, signal);
      if (isLost) throw new ErpDoesNotAnswer('The answer was lost');
      return answer;
    },
  };
  const { signedIn } = testApp(db, { erp });
  const cart = await aCart(db, { lines: [{ material, quantity: '3' }] });
  const client = await signedIn(cart.buyer);
  await client.refusal(createOrder, { body: { Details: { CartId: cart.id } } });
  expect((await stockOf(db, material)).atp).toBe(10);
  isLost = false;
  expect((await order(client, cart.id)).OrderId).not.toBeNull();
  expect((await stockOf(db, material)).atp).toBe(7);
});

test('the order’s id is a UUID of version 7 and of this version of the cart', async () => {
  const cart = await aCart(db);
  const { OrderId } = await order(await testApp(db).signedIn(cart.buyer), cart.id);
  expect(OrderId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

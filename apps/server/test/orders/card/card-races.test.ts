import { addToCart, cancelCreditCardOrder, createCreditCardOrder, creditCardOrderStatus } from '@grossist/contracts';
import { moneyOf } from '@grossist/domain';
import { expect, test } from 'vitest';
import { recordPayment } from '../../../src/areas/orders/index.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aMaterial } from '../../support/a-material.ts';
import { order } from '../../support/an-order.ts';
import { testDatabase } from '../../support/database.ts';
import { stockOf } from '../../support/stock-of.ts';
import { expectStockAddsUp, expectWholeOrders } from '../../support/whole-orders.ts';
import { cardShop } from './card-shop.ts';

const { db, pool } = await testDatabase();
const shop = await cardShop(db, pool);
const { signedIn, begin, click, statusOf, work, workAll, paymentOf, attemptOf, ordersOf, deps } = shop;

test('fifty buyers, by invoice and by card at the same time, get exactly the ten pieces that there are', async () => {
  const material = await aMaterial(db, { status: '33', stock: '10', price: '100' });
  const buyers = [];
  for (let made = 0; made < 50; made += 1) {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material }] });
    const client = await signedIn(cart.buyer);
    const paymentId = made % 2 === 0 ? undefined : await begin(client, cart.id);
    if (paymentId !== undefined) await click(paymentId, 'pay-and-tell-twice');
    buyers.push({ cart, client, paymentId });
  }
  const outcomes = await Promise.all(
    buyers.map(async ({ cart, client, paymentId }) =>
      paymentId === undefined ? (await order(client, cart.id)).OrderId : (await statusOf(client, paymentId)).OrderId,
    ),
  );
  expect(outcomes.filter((orderId) => orderId !== null).length).toBe(10);
  await workAll();
  expect((await stockOf(db, material)).atp).toBe(0);
  await expectStockAddsUp(db, new Map([[material.sapMaterialNumber, 10]]));
  await expectWholeOrders(db);
  for (const { cart, paymentId } of buyers) {
    if (paymentId === undefined) continue;
    const [placed] = await ordersOf(cart.id);
    expect((await paymentOf(paymentId)).status).toBe(placed === undefined ? 'cancelled' : 'charged');
  }
}, 60_000);

test('webhook, polling, the page that came back and the job at the same moment place one order', async () => {
  for (let round = 0; round < 5; round += 1) {
    const material = await aMaterial(db, { stock: '10' });
    const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
    const clients = await Promise.all(Array.from({ length: 4 }, () => signedIn(cart.buyer)));
    const [client] = clients;
    if (client === undefined) throw new Error('No client');
    const paymentId = await begin(client, cart.id);
    await click(paymentId, 'pay-and-tell-twice');
    const polling = clients.map((each) => each.answer(creditCardOrderStatus, { query: { paymentId } }));
    await Promise.all([...polling, work(), order(client, cart.id).catch(() => undefined)]);
    await workAll();
    const [placed, ...others] = await ordersOf(cart.id);
    expect(others).toEqual([]);
    expect((await stockOf(db, material)).atp).toBe(6);
    // By invoice or by card, whichever came first; a card is charged for its own order alone.
    const isByCard = placed?.payment_id === paymentId;
    expect((await paymentOf(paymentId)).status).toBe(isByCard ? 'charged' : 'cancelled');
    expect((await statusOf(client, paymentId)).Status).toBe(isByCard ? 'confirmed' : 'refused');
  }
  await expectWholeOrders(db);
}, 60_000);

test('a cart changed at the very moment that it is paid is ordered as it was paid for, or not at all', async () => {
  for (let round = 0; round < 8; round += 1) {
    const material = await aMaterial(db, { price: '100' });
    const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
    const client = await signedIn(cart.buyer);
    const paymentId = await begin(client, cart.id);
    await click(paymentId, 'pay');
    await Promise.all([
      statusOf(client, paymentId),
      client.call(addToCart, { body: { Code: material.code, Quantity: 1 } }),
    ]);
    await workAll();
    const [placed] = await ordersOf(cart.id);
    const { status } = await paymentOf(paymentId);
    if (placed === undefined) expect(status).toBe('cancelled');
    else expect([placed.total, status]).toEqual(['598.75', 'charged']);
  }
  await expectWholeOrders(db);
}, 60_000);

test('two tabs that pay, of which one changed the cart, come to one order at most, and only it is charged', async () => {
  const material = await aMaterial(db, { price: '100' });
  const cart = await aCart(db, { lines: [{ material, quantity: '4' }] });
  const [one, other] = [await signedIn(cart.buyer), await signedIn(cart.buyer)];
  const first = await begin(one, cart.id);
  await other.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  const second = await begin(other, cart.id);
  await Promise.all([click(first, 'pay'), click(second, 'pay')]);
  await Promise.all([statusOf(one, first), statusOf(other, second)]);
  await workAll();
  expect(await ordersOf(cart.id)).toMatchObject([{ payment_id: second }]);
  expect((await paymentOf(first)).status).toBe('cancelled');
  expect((await paymentOf(second)).status).toBe('charged');
});

test('ends a race of cancel and payment with a charged order, or without order and reservation', async () => {
  for (let round = 0; round < 8; round += 1) {
    const cart = await aCart(db);
    const client = await signedIn(cart.buyer);
    const paymentId = await begin(client, cart.id);
    await Promise.all([
      client.answer(cancelCreditCardOrder, { body: { PaymentId: paymentId } }),
      click(paymentId, 'pay'),
    ]);
    await workAll();
    const [placed] = await ordersOf(cart.id);
    expect((await paymentOf(paymentId)).status).toBe(placed === undefined ? 'cancelled' : 'charged');
  }
}, 60_000);

test('retries a webhook that arrives before its payment is stored', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const paymentId = await begin(client, cart.id);
  await db.updateTable('card_orders').set({ payment_id: null }).where('payment_id', '=', paymentId).execute();
  await click(paymentId, 'pay-and-tell-never');
  const hear = recordPayment(deps);
  const event = {
    eventId: '1',
    paymentId,
    kind: 'reserved' as const,
    status: 'reserved' as const,
    total: { amount: moneyOf('223.75'), currency: 'DKK' as const },
  };
  await expect(hear(event)).rejects.toMatchObject({ status: 503 });
  expect(await begin(client, cart.id)).toBe(paymentId);
  await hear(event);
  await work();
  expect((await attemptOf(paymentId)).status).toBe('confirmed');
});

test('ignores late webhooks: an order stays, and a released amount is released again', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  await statusOf(client, paymentId);
  await workAll();
  const before = await attemptOf(paymentId);
  await workAll();
  expect(await attemptOf(paymentId)).toMatchObject({ status: before.status, settlement: 'charged' });
  expect(await ordersOf(cart.id)).toHaveLength(1);
  const body = { Details: { CartId: cart.id } };
  expect((await client.answer(createCreditCardOrder, { body })).OrderId).toBe((await ordersOf(cart.id))[0]?.id);
});

import { createCreditCardOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { lookAfterCardOrders } from '../../../src/areas/orders/card/payment-events.ts';
import { openEmbeddedErp } from '../../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { ErpDoesNotAnswer } from '../../../src/gateways/erp/port.ts';
import { PaymentDoesNotAnswer, PaymentRefused, type Payments } from '../../../src/gateways/payment/port.ts';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { testDatabase } from '../../support/database.ts';
import { cardShop } from './card-shop.ts';

const { db, pool } = await testDatabase();

/** What the service does not answer now. */
const silent = new Set<keyof Payments>();
let refusesCharge = false;
let losesBegin = false;
let isErpDown = false;

const unlessSilent = async <T>(call: keyof Payments, work: () => Promise<T>): Promise<T> => {
  if (silent.has(call)) throw new PaymentDoesNotAnswer('No response');
  return work();
};

const around = (sandbox: Payments): Payments => ({
  ...sandbox,
  begin: (order, signal) =>
    unlessSilent('begin', async () => {
      const begun = await sandbox.begin(order, signal);
      if (losesBegin) throw new PaymentDoesNotAnswer('The answer was lost');
      return begun;
    }),
  status: (id, signal) => unlessSilent('status', () => sandbox.status(id, signal)),
  cancel: (id, amount, signal) => unlessSilent('cancel', () => sandbox.cancel(id, amount, signal)),
  charge: (id, amount, key, signal) =>
    unlessSilent('charge', async () => {
      if (refusesCharge) throw new PaymentRefused('refused', 'The card has expired');
      await sandbox.charge(id, amount, key, signal);
    }),
});

const embedded = openEmbeddedErp(db);
const erp = {
  ...embedded,
  cartPrice: async (...asked: Parameters<typeof embedded.cartPrice>) => {
    if (isErpDown) throw new ErpDoesNotAnswer('No response');
    return embedded.cartPrice(...asked);
  },
};

const { signedIn, begin, click, statusOf, workAll, paymentOf, attemptOf, ordersOf, deps } = await cardShop(db, pool, {
  around,
  erp,
});

const aCartToPay = async () => {
  const cart = await aCart(db);
  return { cart, client: await signedIn(cart.buyer) };
};

test('responds 503 when the payment service is unavailable, and begins the payment with the next attempt', async () => {
  const { cart, client } = await aCartToPay();
  const body = { Details: { CartId: cart.id } };
  silent.add('begin');
  expect(await client.refusal(createCreditCardOrder, { body })).toMatchObject({
    status: 503,
    code: 'payment-does-not-answer',
  });
  silent.clear();
  const paymentId = await begin(client, cart.id);
  expect(await db.selectFrom('card_orders').select('payment_id').where('cart_id', '=', cart.id).execute()).toEqual([
    { payment_id: paymentId },
  ]);
});

test('places no order for a payment whose creation was lost', async () => {
  const { cart, client } = await aCartToPay();
  losesBegin = true;
  const body = { Details: { CartId: cart.id } };
  expect((await client.refusal(createCreditCardOrder, { body })).status).toBe(503);
  losesBegin = false;
  const lost = await db
    .selectFrom('sandbox_payments')
    .select('id')
    .orderBy('begun_at', 'desc')
    .executeTakeFirstOrThrow();
  const paymentId = await begin(client, cart.id);
  expect(paymentId).not.toBe(lost.id);
  await click(lost.id, 'pay');
  await workAll();
  expect(await ordersOf(cart.id)).toEqual([]);
  expect((await statusOf(client, lost.id)).Status).toBe('not-found');
});

test('keeps an attempt pending until the service responds, and orders then', async () => {
  const { cart, client } = await aCartToPay();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay-and-tell-never');
  silent.add('status');
  expect((await statusOf(client, paymentId)).Status).toBe('pending');
  await workAll();
  expect(await ordersOf(cart.id)).toEqual([]);
  silent.clear();
  expect((await statusOf(client, paymentId)).Status).toBe('confirmed');
});

test('keeps a paid attempt waiting while the ERP is unavailable, and orders then', async () => {
  const { cart, client } = await aCartToPay();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  isErpDown = true;
  expect((await statusOf(client, paymentId)).Status).toBe('pending');
  await workAll();
  expect(await attemptOf(paymentId)).toMatchObject({ status: 'pending', payment_status: 'reserved' });
  isErpDown = false;
  await workAll();
  expect(await attemptOf(paymentId)).toMatchObject({ status: 'confirmed', settlement: 'charged' });
});

test('retries a failed charge or release later, once', async () => {
  const [paid, refused] = [await aCartToPay(), await aCartToPay()];
  const charged = await begin(paid.client, paid.cart.id);
  const released = await begin(refused.client, refused.cart.id);
  await click(charged, 'pay');
  await click(released, 'pay');
  await db.updateTable('carts').set({ version: 5 }).where('id', '=', refused.cart.id).execute();
  silent.add('charge').add('cancel');
  await workAll();
  expect((await attemptOf(charged)).settlement).toBe('to-charge');
  expect((await attemptOf(released)).settlement).toBe('to-release');
  silent.clear();
  await workAll();
  expect((await attemptOf(charged)).settlement).toBe('charged');
  expect((await attemptOf(released)).settlement).toBe('released');
  expect([(await paymentOf(charged)).status, (await paymentOf(released)).status]).toEqual(['charged', 'cancelled']);
});

test('keeps the order of a permanently refused charge, and reports it to support', async () => {
  const { cart, client } = await aCartToPay();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  refusesCharge = true;
  await workAll();
  refusesCharge = false;
  expect(await attemptOf(paymentId)).toMatchObject({
    status: 'confirmed',
    settlement: 'failed',
    settlement_failure: 'refused: The card has expired',
  });
  expect(await ordersOf(cart.id)).toHaveLength(1);
});

test('places no order if the service reports another amount', async () => {
  const { cart, client } = await aCartToPay();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay-and-tell-never');
  await db.updateTable('sandbox_payments').set({ amount: '1.00' }).where('id', '=', paymentId).execute();
  expect(await statusOf(client, paymentId)).toMatchObject({
    Status: 'refused',
    ErrorMessages: ['The order could not be placed. No money is taken.'],
  });
  expect(await ordersOf(cart.id)).toEqual([]);
});

test('releases the money of a buyer who lost the permission to order during payment', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer });
  const paymentId = await begin(await signedIn(buyer), cart.id);
  await click(paymentId, 'pay');
  await db.updateTable('contacts').set({ able_to_create_orders: false }).where('id', '=', buyer.contactId).execute();
  await workAll();
  expect(await attemptOf(paymentId)).toMatchObject({ status: 'refused', settlement: 'released' });
  expect(await ordersOf(cart.id)).toEqual([]);
});

test('processes other attempts when one fails', async () => {
  const [bad, good] = [await aCartToPay(), await aCartToPay()];
  const badId = await begin(bad.client, bad.cart.id);
  const goodId = await begin(good.client, good.cart.id);
  for (const id of [badId, goodId]) await click(id, 'pay-and-tell-never');
  await db
    .updateTable('card_orders')
    .set({ look_at: new Date(0) })
    .execute();
  const status: Payments['status'] = async (id, signal) => {
    if (id === badId) throw new Error('Unexpected');
    return deps.payments.status(id, signal);
  };
  await lookAfterCardOrders({ ...deps, payments: { ...deps.payments, status } })();
  expect((await attemptOf(goodId)).status).toBe('confirmed');
  expect((await attemptOf(badId)).status).toBe('pending');
});

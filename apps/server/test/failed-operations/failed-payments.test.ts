import { creditCardOrderStatus, getMatters, type Matter, seeToMatter, tryMatterAgain } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { settle } from '../../src/areas/orders/card/settle.ts';
import { PaymentRefused, type Payments } from '../../src/gateways/payment/port.ts';
import { tidy } from '../../src/jobs/tidy.ts';
import { cardShop } from '../orders/card/card-shop.ts';
import { aCart } from '../support/a-cart.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';

const { db, pool } = await testDatabase();
const DAY = 86_400_000;

let refusesRelease = false;
let charges = 0;

const around = (sandbox: Payments): Payments => ({
  ...sandbox,
  charge: async (...asked) => {
    charges += 1;
    await sandbox.charge(...asked);
  },
  cancel: async (...asked) => {
    if (refusesRelease) throw new PaymentRefused('refused', 'It answers 402 for card 4571 9940 0006 2336');
    await sandbox.cancel(...asked);
  },
});

const shop = await cardShop(db, pool, { around });
const { signedIn, begin, click, workAll, work, attemptOf, paymentOf, ordersOf } = shop;

const support = async () => signedIn(await anEmployee(db, 'support'));

/** An order whose card is refused when it is charged. */
const aFailedCharge = async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay-and-refuse-charge');
  await workAll();
  const [order] = await ordersOf(cart.id);
  if (order === undefined) throw new Error('Nothing was ordered');
  return { cart, client, paymentId, order, attempt: await attemptOf(paymentId) };
};

/** Money on a card that no order came of, and that can't be released. */
const aFailedRelease = async () => {
  const cart = await aCart(db);
  const paymentId = await begin(await signedIn(cart.buyer), cart.id);
  await click(paymentId, 'pay');
  await db.updateTable('carts').set({ version: 5 }).where('id', '=', cart.id).execute();
  refusesRelease = true;
  await workAll();
  refusesRelease = false;
  return { cart, paymentId, attempt: await attemptOf(paymentId) };
};

const matterOf = async (id: string): Promise<Matter | undefined> => {
  const { Matters } = await (await support()).answer(getMatters, { query: { pageSize: 100 } });
  return Matters.find((matter) => matter.Id === id);
};

test('lists an order whose card could not be charged with its number, its amount and the last error', async () => {
  const { order, paymentId, attempt, cart } = await aFailedCharge();
  expect(await matterOf(attempt.id)).toMatchObject({
    Kind: 'charge-failed',
    OrderId: order.id,
    SalesOrderId: order.sales_order_id,
    CompanyName: cart.buyer.company.name,
    SoldTo: order.sold_to,
    Amount: Number(order.total),
    Currency: order.currency,
    Reference: paymentId,
    Attempts: 1,
    LastAnswer: 'refused: The card was refused',
    SeenAt: null,
  });
});

test('lists money that could not be released although there is no order, with the card number redacted', async () => {
  const { attempt, paymentId, cart } = await aFailedRelease();
  expect(await matterOf(attempt.id)).toMatchObject({
    Kind: 'release-failed',
    OrderId: null,
    SalesOrderId: '',
    CompanyName: cart.buyer.company.name,
    Amount: Number(attempt.amount),
    Reference: paymentId,
    LastAnswer: 'refused: It answers 402 for card … 2336',
  });
});

test('concurrent retries charge the card once and record the payment with its order', async () => {
  const { attempt, order, paymentId } = await aFailedCharge();
  const people = [await support(), await support(), await support()];
  await click(paymentId, 'let-charge');
  charges = 0;
  const answers = await Promise.all(
    people.map((one) => one.call(tryMatterAgain, { params: { id: attempt.id }, body: {} })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await work();
  expect(charges).toBe(1);
  expect((await paymentOf(paymentId)).status).toBe('charged');
  expect(await attemptOf(paymentId)).toMatchObject({ settlement: 'charged', settle_attempts: 2 });
  const stored = await db.selectFrom('order_payments').selectAll().where('order_id', '=', order.id).execute();
  expect(stored).toMatchObject([
    {
      provider: 'sandbox',
      payment_id: paymentId,
      payment_reference: attempt.id,
      amount: order.total,
      currency: order.currency,
    },
  ]);
  expect(await matterOf(attempt.id)).toBeUndefined();
  // Once more, after it is done: nothing is taken twice.
  const [one] = people;
  await one?.answer(tryMatterAgain, { params: { id: attempt.id }, body: {} });
  await workAll();
  expect(charges).toBe(1);
});

test('retrying releases money that could not be released', async () => {
  const { attempt, paymentId } = await aFailedRelease();
  await (await support()).answer(tryMatterAgain, { params: { id: attempt.id }, body: {} });
  await work();
  expect(await attemptOf(paymentId)).toMatchObject({ settlement: 'released', status: 'refused' });
  expect((await paymentOf(paymentId)).status).toBe('cancelled');
});

test('counts the attempts when a retry fails again', async () => {
  const { attempt } = await aFailedCharge();
  await (await support()).answer(tryMatterAgain, { params: { id: attempt.id }, body: {} });
  await work();
  expect(await matterOf(attempt.id)).toMatchObject({ Kind: 'charge-failed', Attempts: 2, SeenAt: null });
});

test('a slower job that charges the card after another failed clears the failure', async () => {
  const { attempt, paymentId, order } = await aFailedCharge();
  await click(paymentId, 'let-charge');
  await settle(shop.deps, { ...attempt, settlement: 'to-charge' });
  expect(await attemptOf(paymentId)).toMatchObject({ settlement: 'charged', settlement_failure: '' });
  const stored = await db.selectFrom('order_payments').select('payment_id').where('order_id', '=', order.id).execute();
  expect(stored).toEqual([{ payment_id: paymentId }]);
});

test('does not retry a resolved payment by itself', async () => {
  const { attempt, paymentId } = await aFailedCharge();
  await (await support()).answer(seeToMatter, { params: { id: attempt.id }, body: { Remark: 'Invoice sent' } });
  charges = 0;
  await workAll();
  expect(charges).toBe(0);
  expect(await attemptOf(paymentId)).toMatchObject({ settlement: 'failed', seen_remark: 'Invoice sent' });
});

test('returns 404 for a payment attempt that has not failed', async () => {
  const cart = await aCart(db);
  const paymentId = await begin(await signedIn(cart.buyer), cart.id);
  const { id } = await attemptOf(paymentId);
  const client = await support();
  expect((await client.refusal(tryMatterAgain, { params: { id }, body: {} })).status).toBe(404);
  expect((await client.refusal(seeToMatter, { params: { id }, body: { Remark: 'Done' } })).status).toBe(404);
});

test('deletes settled payments after 90 days, but neither failed ones nor the payments of orders', async () => {
  const [old, young, failed, seen] = [
    await aFailedCharge(),
    await aFailedCharge(),
    await aFailedCharge(),
    await aFailedCharge(),
  ];
  const client = await support();
  for (const { attempt, paymentId } of [old, young]) {
    await click(paymentId, 'let-charge');
    await client.answer(tryMatterAgain, { params: { id: attempt.id }, body: {} });
  }
  await client.answer(seeToMatter, { params: { id: seen.attempt.id }, body: { Remark: 'Invoice sent' } });
  await workAll();
  const ago = (id: string, days: number) =>
    db
      .updateTable('card_orders')
      .set({ settled_at: new Date(Date.now() - days * DAY) })
      .where('id', '=', id)
      .execute();
  await ago(old.attempt.id, 91);
  await ago(young.attempt.id, 89);
  await ago(failed.attempt.id, 1000);
  await ago(seen.attempt.id, 1000);
  await db
    .updateTable('card_orders')
    .set({ seen_at: new Date(Date.now() - 729 * DAY) })
    .where('id', '=', seen.attempt.id)
    .execute();
  const connection = await pool.connect();
  await tidy(connection);
  connection.release();
  const ids = [old, young, failed, seen].map(({ attempt }) => attempt.id);
  const left = await db.selectFrom('card_orders').select('id').where('id', 'in', ids).execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
  const begun = await db
    .selectFrom('payments_begun')
    .select('payment_id')
    .where('payment_reference', 'in', ids)
    .execute();
  expect(begun).toHaveLength(3);
  const stored = await db.selectFrom('order_payments').selectAll().where('order_id', '=', old.order.id).execute();
  expect(stored).toMatchObject([
    { payment_id: old.paymentId, amount: old.order.total, payment_reference: old.attempt.id },
  ]);
  expect((await ordersOf(old.cart.id))[0]).toMatchObject({ payment_id: old.paymentId, source: 'card' });
  expect(await old.client.answer(creditCardOrderStatus, { query: { paymentId: old.paymentId } })).toMatchObject({
    Status: 'not-found',
  });
});

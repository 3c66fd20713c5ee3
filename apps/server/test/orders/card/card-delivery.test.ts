import { createCreditCardOrder, getPaymentMethods } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aFastboxZone } from '../../support/a-branch.ts';
import { aBuyer, aViewer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aStoredAddress, sendTo } from '../../support/a-draft.ts';
import { aMaterial } from '../../support/a-material.ts';
import { testDatabase } from '../../support/database.ts';
import { testApp } from '../../support/test-app.ts';
import { cardShop } from './card-shop.ts';

const { db, pool } = await testDatabase();
/** 1 December 2025, a Monday; what the clock of the market says can be moved. */
const clock = { now: Date.parse('2025-12-01T10:00:00+01:00') };
const now = () => clock.now;
const { signedIn, begin, click, statusOf, ordersOf } = await cardShop(db, pool, { now });
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });

const aCartBy = async (deliveryType: 'fastbox' | 'smart-kit' | 'normal') => {
  const material = await aMaterial(db, { fastboxStock: '10' });
  const cart = await aCart(db, { lines: [{ material }] });
  await db
    .updateTable('carts')
    .set({ delivery_type: deliveryType, fastbox_type: deliveryType === 'fastbox' ? 'Normal' : 'None' })
    .where('id', '=', cart.id)
    .execute();
  await sendTo(db, cart.id, aStoredAddress('8000'));
  return { cart, client: await signedIn(cart.buyer) };
};

test.each([
  ['normal', 'ZOR'],
  ['fastbox', 'ZFB'],
  ['smart-kit', 'ZSO'],
] as const)('a %s cart can be paid by card and is an order of type %s', async (deliveryType, orderType) => {
  const { cart, client } = await aCartBy(deliveryType);
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  expect((await statusOf(client, paymentId)).Status).toBe('confirmed');
  expect(await ordersOf(cart.id)).toMatchObject([{ order_type: orderType, source: 'card' }]);
});

test('an express box that is closed by the time that it is paid for is not ordered', async () => {
  const { cart, client } = await aCartBy('fastbox');
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  const before = clock.now;
  clock.now = Date.parse('2025-12-01T15:01:00+01:00');
  expect(await statusOf(client, paymentId)).toMatchObject({
    Status: 'refused',
    ErrorMessages: ['The order could not be placed. No money is taken.'],
  });
  clock.now = before;
  expect(await ordersOf(cart.id)).toEqual([]);
});

test('reports the next day if the cut-off passed during payment, and orders nothing', async () => {
  const { cart, client } = await aCartBy('normal');
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  const before = clock.now;
  clock.now = Date.parse('2025-12-03T10:00:00+01:00');
  const status = await statusOf(client, paymentId);
  clock.now = before;
  expect(status.Status).toBe('refused');
  expect(status.OrderValidationInfo?.Lines).toMatchObject([{ Code: 'delivery-date' }]);
  expect(await ordersOf(cart.id)).toEqual([]);
});

test('returns invoice and card for buyers, and no payment for people who may not order', async () => {
  const buyer = await signedIn(await aBuyer(db));
  expect(await buyer.answer(getPaymentMethods)).toEqual({ Invoice: true, Card: true });
  for (const person of [await aViewer(db), await aBuyer(db, { role: 'punchout' })]) {
    expect(await (await signedIn(person)).answer(getPaymentMethods)).toEqual({ Invoice: false, Card: false });
  }
});

test('returns no card payment if the shop has none, and begins none', async () => {
  const without = testApp(db);
  const cart = await aCart(db);
  const client = await without.signedIn(cart.buyer);
  expect(await client.answer(getPaymentMethods)).toEqual({ Invoice: true, Card: false });
  const body = { Details: { CartId: cart.id } };
  expect(await client.refusal(createCreditCardOrder, { body })).toMatchObject({ status: 422, code: 'no-cards' });
});

import { addToCart, cancelCreditCardOrder, createCreditCardOrder, createOrder, getCart } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../../support/a-buyer.ts';
import { aCart } from '../../support/a-cart.ts';
import { aMaterial } from '../../support/a-material.ts';
import { order } from '../../support/an-order.ts';
import { testDatabase } from '../../support/database.ts';
import { stockOf } from '../../support/stock-of.ts';
import { expectWholeOrders } from '../../support/whole-orders.ts';
import { cardShop } from './card-shop.ts';

const { db, pool } = await testDatabase();
const shop = await cardShop(db, pool);
const { signedIn, begin, click, statusOf, work, workAll, paymentOf, attemptOf, ordersOf } = shop;

const aCartOf = async (quantity = '4', stock = '10') => {
  const material = await aMaterial(db, { stock, price: '100' });
  const cart = await aCart(db, { lines: [{ material, quantity }] });
  return { material, cart, client: await signedIn(cart.buyer) };
};

test('redirects to the payment page without an order or a change of cart and stock', async () => {
  const { material, cart, client } = await aCartOf();
  const body = { Details: { CartId: cart.id } };
  const answer = await client.answer(createCreditCardOrder, { body });
  expect(answer).toMatchObject({ SalesOrderId: null, OrderId: null, ErrorMessages: [], OrderValidationInfo: null });
  expect(answer.NetsRedirectUrl).toBe(`http://shop.example/sandbox-payment/${answer.PaymentId}`);
  expect((await stockOf(db, material)).atp).toBe(10);
  expect(await client.answer(getCart)).toMatchObject({ CartId: cart.id, OrderStatus: 'Initial', Version: 0 });
  expect(await statusOf(client, answer.PaymentId ?? '')).toMatchObject({
    Status: 'pending',
    CartId: cart.id,
    NetsRedirectUrl: answer.NetsRedirectUrl,
  });
});

test('computes the amount as the total with VAT, regardless of the caller’s total', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id, { Total: 1, Amount: 1 });
  const { amount, currency, receipt } = await paymentOf(paymentId);
  expect([amount, currency]).toEqual(['598.75', 'DKK']);
  expect(receipt.reduce((all, line) => all + Number(line.grossAmount), 0)).toBe(598.75);
});

test('a paid cart becomes one order by card, whose money is charged by a job', async () => {
  const { material, cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  const { headers } = await click(paymentId, 'pay');
  expect(headers.location).toBe(`http://shop.example/en-US/order/card?paymentid=${paymentId}`);
  const status = await statusOf(client, paymentId);
  expect(status).toMatchObject({ Status: 'confirmed', ErrorMessages: [], NetsRedirectUrl: null });
  const [placed] = await ordersOf(cart.id);
  expect(placed).toMatchObject({
    id: status.OrderId,
    sales_order_id: status.SalesOrderId,
    source: 'card',
    payment_id: paymentId,
    total: '598.75',
  });
  expect((await stockOf(db, material)).atp).toBe(6);
  expect((await paymentOf(paymentId)).status).toBe('reserved');
  await work();
  expect((await paymentOf(paymentId)).status).toBe('charged');
  expect((await attemptOf(paymentId)).settlement).toBe('charged');
  await expectWholeOrders(db);
});

test('places the order of a payment by its webhook alone', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  await work();
  expect((await ordersOf(cart.id)).length).toBe(1);
  expect((await paymentOf(paymentId)).status).toBe('charged');
});

test.each(['pay-and-tell-twice', 'pay-and-tell-late', 'pay-and-tell-never', 'pay-slowly'])(
  'a buyer who chose %s, and never came back, has one order in the end and paid once',
  async (act) => {
    const { cart, client } = await aCartOf();
    const paymentId = await begin(client, cart.id);
    await click(paymentId, act);
    await workAll();
    await workAll();
    expect((await ordersOf(cart.id)).length).toBe(1);
    expect((await paymentOf(paymentId)).status).toBe('charged');
    expect((await statusOf(client, paymentId)).Status).toBe('confirmed');
    await expectWholeOrders(db);
  },
);

test('begun again for the same version of the cart, also twenty times at once, it is the same payment', async () => {
  const { cart } = await aCartOf();
  const clients = await Promise.all(Array.from({ length: 20 }, () => signedIn(cart.buyer)));
  const body = { Details: { CartId: cart.id } };
  const answers = await Promise.all(clients.map((client) => client.answer(createCreditCardOrder, { body })));
  expect(new Set(answers.map(({ NetsRedirectUrl }) => NetsRedirectUrl)).size).toBe(1);
  expect(await db.selectFrom('card_orders').select('id').where('cart_id', '=', cart.id).execute()).toHaveLength(1);
});

test('does not order a cart that changes during payment: reports it and releases the money', async () => {
  const { material, cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  await click(paymentId, 'pay');
  expect(await statusOf(client, paymentId)).toMatchObject({
    Status: 'refused',
    SalesOrderId: null,
    ErrorMessages: ['The cart was changed while it was being paid. Nothing was ordered and no money is taken.'],
  });
  await work();
  expect((await paymentOf(paymentId)).status).toBe('cancelled');
  expect(await ordersOf(cart.id)).toEqual([]);
  expect((await stockOf(db, material)).atp).toBe(10);
});

test('creates a new payment for a changed cart, and ends the previous one', async () => {
  const { material, cart, client } = await aCartOf();
  const before = await begin(client, cart.id);
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  const paymentId = await begin(client, cart.id);
  expect(paymentId).not.toBe(before);
  await work();
  expect((await paymentOf(before)).status).toBe('cancelled');
  await click(before, 'pay');
  await click(paymentId, 'pay');
  await workAll();
  const [placed, ...others] = await ordersOf(cart.id);
  expect(others).toEqual([]);
  expect(placed).toMatchObject({ payment_id: paymentId, total: '723.75' });
});

test('a cart that is ordered by invoice while it is paid is not ordered twice, and its card is not charged', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  const { OrderId } = await order(client, cart.id);
  await click(paymentId, 'pay');
  const status = await statusOf(client, paymentId);
  expect(status).toMatchObject({ Status: 'refused', OrderId: null });
  expect(status.ErrorMessages[0]).toMatch(/^The cart was ordered already in another way/);
  await work();
  expect((await paymentOf(paymentId)).status).toBe('cancelled');
  expect((await ordersOf(cart.id)).map(({ id }) => id)).toEqual([OrderId]);
});

test('a cart that is ordered already is not paid for: the answer is its order', async () => {
  const { cart, client } = await aCartOf();
  const { SalesOrderId, OrderId } = await order(client, cart.id);
  const body = { Details: { CartId: cart.id } };
  expect(await client.answer(createCreditCardOrder, { body })).toMatchObject({
    SalesOrderId,
    OrderId,
    NetsRedirectUrl: null,
    PaymentId: null,
  });
});

test('does not order stock that is sold during payment, and reports it line by line', async () => {
  const { material, cart, client } = await aCartOf('4', '4');
  const paymentId = await begin(client, cart.id);
  const other = await aCart(db, { lines: [{ material, quantity: '3' }] });
  await order(await signedIn(other.buyer), other.id);
  await click(paymentId, 'pay');
  const status = await statusOf(client, paymentId);
  expect(status.Status).toBe('refused');
  expect(status.OrderValidationInfo?.Lines).toMatchObject([
    { CartItemId: cart.lines[0]?.id, Code: 'back-order', Was: { ConfirmedQuantity: 4 }, Now: { ConfirmedQuantity: 1 } },
  ]);
  expect(status.ErrorMessages).toHaveLength(1);
  await work();
  expect((await paymentOf(paymentId)).status).toBe('cancelled');
  expect((await stockOf(db, material)).atp).toBe(1);
});

test('a price that changed while it was paid is no order: never is another amount charged than the order’s', async () => {
  const { material, cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await db
    .updateTable('erp.list_prices')
    .set({ amount: '101' })
    .where('sap_material_number', '=', material.sapMaterialNumber)
    .execute();
  await click(paymentId, 'pay');
  const status = await statusOf(client, paymentId);
  expect(status).toMatchObject({ Status: 'refused', OrderValidationInfo: { Total: { Was: 598.75, Now: 603.75 } } });
  await work();
  expect((await paymentOf(paymentId)).status).toBe('cancelled');
});

test('refuses payment for a cart that can’t be ordered', async () => {
  const material = await aMaterial(db, { status: '30' });
  const cart = await aCart(db, { lines: [{ material }] });
  const client = await signedIn(cart.buyer);
  const answer = await client.answer(createCreditCardOrder, { body: { Details: { CartId: cart.id } } });
  expect(answer).toMatchObject({ NetsRedirectUrl: null, PaymentId: null });
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([{ Code: 'blocked' }]);
  expect(await db.selectFrom('card_orders').select('id').where('cart_id', '=', cart.id).execute()).toEqual([]);
});

test('ends the attempt of a declined card once the buyer is back, and allows a new payment', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'decline');
  expect(await statusOf(client, paymentId)).toMatchObject({ Status: 'declined', ErrorMessages: [] });
  expect(await begin(client, cart.id)).not.toBe(paymentId);
});

test('after a refused card another one may be tried on the payment page', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'decline');
  await work();
  await click(paymentId, 'pay');
  expect((await statusOf(client, paymentId)).Status).toBe('confirmed');
});

test('ends the attempt on cancel, without further payment, unless it is paid already', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  const { headers } = await click(paymentId, 'abandon');
  expect(headers.location).toBe(`http://shop.example/en-US/order/card?cancelled=true&paymentid=${paymentId}`);
  const body = { PaymentId: paymentId };
  expect((await client.answer(cancelCreditCardOrder, { body })).Status).toBe('cancelled');
  await work();
  expect((await paymentOf(paymentId)).status).toBe('cancelled');
  const again = await begin(client, cart.id);
  await click(again, 'pay');
  expect((await client.answer(cancelCreditCardOrder, { body: { PaymentId: again } })).Status).toBe('confirmed');
});

test('ends an unpaid attempt after the maximum time, and reserves nothing for it', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await workAll();
  expect((await attemptOf(paymentId)).status).toBe('pending');
  await db
    .updateTable('card_orders')
    .set({ ends_at: new Date(0) })
    .where('payment_id', '=', paymentId)
    .execute();
  await workAll();
  expect(await attemptOf(paymentId)).toMatchObject({ status: 'cancelled', settlement: 'released' });
  expect((await statusOf(client, paymentId)).Status).toBe('cancelled');
});

test('returns 404 for somebody else’s payment, also a colleague’s, and for unknown ones', async () => {
  const { cart, client } = await aCartOf();
  const paymentId = await begin(client, cart.id);
  await click(paymentId, 'pay');
  for (const buyer of [await aBuyer(db, { company: cart.buyer.company }), await aBuyer(db)]) {
    const stranger = await signedIn(buyer);
    expect(await statusOf(stranger, paymentId)).toMatchObject({
      Status: 'not-found',
      ErrorMessages: [''],
      CartId: null,
    });
    const body = { PaymentId: paymentId };
    expect((await stranger.answer(cancelCreditCardOrder, { body })).Status).toBe('not-found');
  }
  expect((await statusOf(client, 'no-such-payment')).Status).toBe('not-found');
  expect((await attemptOf(paymentId)).status).toBe('pending');
});

test('returns 403 for viewers and punchout users, who may not order', async () => {
  for (const traits of [{ ableToCreateOrders: false }, { role: 'punchout' as const }]) {
    const cart = await aCart(db, { buyer: await aBuyer(db, traits) });
    const client = await signedIn(cart.buyer);
    const body = { Details: { CartId: cart.id } };
    expect((await client.refusal(createCreditCardOrder, { body })).status).toBe(403);
  }
});

test('one key is one cart, by card as by invoice', async () => {
  const [first, second] = [await aCartOf(), await aCartOf()];
  const { client } = first;
  await begin(client, first.cart.id, { IdempotencyKey: 'intent-1' });
  await db
    .updateTable('carts')
    .set({
      contact_id: first.cart.buyer.contactId,
      is_active: false,
      account_id: first.cart.buyer.accounts[0]?.id ?? '',
    })
    .where('id', '=', second.cart.id)
    .execute();
  const body = { Details: { CartId: second.cart.id, IdempotencyKey: 'intent-1' } };
  expect(await client.refusal(createCreditCardOrder, { body })).toMatchObject({
    status: 422,
    code: 'idempotency-key-used',
  });
  expect((await client.answer(createOrder, { body: { Details: { CartId: second.cart.id } } })).OrderId).not.toBeNull();
});

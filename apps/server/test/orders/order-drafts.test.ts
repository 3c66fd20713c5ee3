import {
  addToCart,
  createOrder,
  getCart,
  getCartPrice,
  getDrafts,
  getOrder,
  setActiveCartId,
  updateDeliveryDate,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBranch, aFastboxZone } from '../support/a-branch.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart } from '../support/a-cart.ts';
import { aCompany } from '../support/a-company.ts';
import { aDraft, aStoredAddress, sendTo } from '../support/a-draft.ts';
import { aMaterial } from '../support/a-material.ts';
import { aNetPrice } from '../support/a-net-price.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
/** Monday 1 December 2025 in Copenhagen. */
const at = (time: string) => testApp(db, { now: () => Date.parse(`2025-12-01T${time}:00+01:00`) });
const { signedIn } = at('10:00');
const late = at('15:00');
await aFastboxZone(db, { first: 8000, last: 8299, closingTime: '15:00' });

test('a draft is ordered as it is, and the active cart stays', async () => {
  const buyer = await aBuyer(db);
  const cart = await aCart(db, { buyer, lines: 1 });
  const material = await aMaterial(db, { stock: '10' });
  const draft = await aDraft(db, { buyer, name: 'Roof', lines: [{ material, quantity: '4' }] });
  const client = await signedIn(buyer);
  const { OrderId } = await client.answer(createOrder, { body: { Details: { CartId: draft.id } } });
  expect(await client.answer(getOrder, { params: { orderId: OrderId ?? '' } })).toMatchObject({
    Name: 'Roof',
    LineCount: 1,
  });
  expect((await stockOf(db, material)).atp).toBe(6);
  expect((await client.answer(getCart)).CartId).toBe(cart.id);
  expect(await client.answer(getDrafts)).toEqual([]);
  await expectWholeOrders(db);
});

test('orders an active draft, and creates an empty cart on first use', async () => {
  const buyer = await aBuyer(db);
  const draft = await aDraft(db, { buyer, isReady: true });
  const client = await signedIn(buyer);
  await client.answer(setActiveCartId, { body: { CartId: draft.id } });
  await client.answer(createOrder, { body: { Details: { CartId: draft.id } } });
  const active = db
    .selectFrom('carts')
    .select('id')
    .where('contact_id', '=', buyer.contactId)
    .where('is_active', '=', true);
  expect(await active.execute()).toEqual([]);
  expect(await client.answer(getCart)).toMatchObject({ ItemCount: 0, OrderStatus: 'Initial', IsReady: false });
});

test('a draft on another account is ordered at that account’s prices', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  const buyer = await aBuyer(db, { company });
  await aCart(db, { buyer, lines: 1 });
  const material = await aMaterial(db, { price: '100' });
  await aNetPrice(db, { account: second, material, amount: '40' });
  const draft = await aDraft(db, { buyer, account: second, lines: [{ material, quantity: '2' }] });
  const client = await signedIn(buyer);
  const { OrderId } = await client.answer(createOrder, { body: { Details: { CartId: draft.id } } });
  const order = await client.answer(getOrder, { params: { orderId: OrderId ?? '' } });
  expect(order).toMatchObject({ SoldTo: second.soldTo, Lines: [{ NetPrice: 80 }] });
});

test('a draft on an account that is no longer the buyer’s is not ordered', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  const buyer = await aBuyer(db, { company, accounts: [first] });
  const draft = await aDraft(db, { buyer, account: second });
  const client = await signedIn(buyer);
  expect((await client.refusal(createOrder, { body: { Details: { CartId: draft.id } } })).status).toBe(404);
});

test.each(['deleted', 'Inactive'] as const)('a cart that is %s is not ordered', async (which) => {
  const buyer = await aBuyer(db);
  const draft = await aDraft(db, { buyer, ...(which === 'Inactive' ? { status: which } : {}) });
  if (which === 'deleted') {
    await db.updateTable('carts').set({ deleted_at: new Date() }).where('id', '=', draft.id).execute();
  }
  const client = await signedIn(buyer);
  expect((await client.refusal(createOrder, { body: { Details: { CartId: draft.id } } })).status).toBe(409);
});

test('refuses hidden materials line by line', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [first, second = first] = company.accounts;
  const buyer = await aBuyer(db, { company });
  const [secret, open] = [await aMaterial(db), await aMaterial(db)];
  await anAssortment(db, { materials: [secret.sapMaterialNumber], accounts: [first] });
  const lines = [{ material: secret }, { material: open }];
  const [mayNot, may] = [await aDraft(db, { buyer, account: second, lines }), await aDraft(db, { buyer, lines })];
  const client = await signedIn(buyer);
  const refused = await client.answer(createOrder, { body: { Details: { CartId: mayNot.id } } });
  expect(refused.SalesOrderId).toBeNull();
  expect(refused.OrderValidationInfo?.Lines).toMatchObject([
    { CartItemId: mayNot.lines[0]?.id, Code: 'not-in-market' },
  ]);
  const taken = await client.answer(createOrder, { body: { Details: { CartId: may.id } } });
  expect(taken.SalesOrderId).not.toBeNull();
});

test('uses the cart’s delivery date, and returns the next one if it is no longer possible', async () => {
  const cart = await aCart(db);
  const client = await signedIn(cart.buyer);
  await client.answer(updateDeliveryDate, { body: '2025-12-09' });
  const { OrderId } = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  expect((await client.answer(getOrder, { params: { orderId: OrderId ?? '' } })).DeliveryDate).toBe('2025-12-09');
  const next = await aCart(db, { buyer: await aBuyer(db) });
  await db.updateTable('carts').set({ delivery_date: '2025-11-28' }).where('id', '=', next.id).execute();
  const other = await signedIn(next.buyer);
  const answer = await other.answer(createOrder, { body: { Details: { CartId: next.id } } });
  expect(answer.SalesOrderId).toBeNull();
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([
    { Code: 'delivery-date', Was: { DeliveryDate: '2025-11-28' }, Now: { DeliveryDate: '2025-12-02' } },
  ]);
});

test('delivers combined lines on the day of the last one', async () => {
  const [now, later] = [
    await aMaterial(db),
    await aMaterial(db, { stock: '0', incoming: [{ date: '2025-12-08', quantity: '10' }] }),
  ];
  const lines = [{ material: now }, { material: later }];
  const dateOf = async (isCombined: boolean) => {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines });
    await db.updateTable('carts').set({ combined_delivery: isCombined }).where('id', '=', cart.id).execute();
    const client = await signedIn(cart.buyer);
    const { OrderId } = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
    return (await client.answer(getOrder, { params: { orderId: OrderId ?? '' } })).DeliveryDate;
  };
  expect(await dateOf(false)).toBe('2025-12-02');
  expect(await dateOf(true)).toBe('2025-12-09');
});

test('takes pick-up from the service center’s stock', async () => {
  const material = await aMaterial(db, { stock: '100' });
  const center = await aBranch(db, { stock: [{ material, quantity: '5' }] });
  const address = aStoredAddress('5000', {
    id: center,
    isServiceCenter: true,
    shippingCondition: 'ZP',
    plantId: material.plant,
  });
  const orderOf = async (quantity: string) => {
    const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material, quantity }] });
    await sendTo(db, cart.id, address);
    const client = await signedIn(cart.buyer);
    return { client, answer: await client.answer(createOrder, { body: { Details: { CartId: cart.id } } }) };
  };
  const { client, answer } = await orderOf('3');
  expect((await client.answer(getOrder, { params: { orderId: answer.OrderId ?? '' } })).DeliveryDate).toBe(
    '2025-12-01',
  );
  expect((await stockOf(db, material)).atp).toBe(100);
  const tooMuch = await orderOf('3');
  expect(tooMuch.answer.OrderValidationInfo?.Lines).toMatchObject([{ Code: 'pickup-stock', AvailableQuantity: 2 }]);
});

test('refuses and reports insufficient express-box stock', async () => {
  const material = await aMaterial(db, { stock: '100', fastboxStock: '3' });
  const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material, quantity: '4' }] });
  await db.updateTable('carts').set({ delivery_type: 'fastbox' }).where('id', '=', cart.id).execute();
  await sendTo(db, cart.id, aStoredAddress('8000'));
  const client = await signedIn(cart.buyer);
  const answer = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([{ Code: 'fastbox-stock', AvailableQuantity: 3 }]);
  expect(answer.ErrorMessages).toEqual([`${material.sapMaterialNumber}: only 3 can go by express box.`]);
});

test('a fastbox cart is ordered for today, until its closing and only where it drives', async () => {
  const aFastboxCart = async (postalCode: string) => {
    const material = await aMaterial(db, { fastboxStock: '10' });
    const cart = await aCart(db, { buyer: await aBuyer(db), lines: [{ material }] });
    await db
      .updateTable('carts')
      .set({ delivery_type: 'fastbox', fastbox_type: 'Normal' })
      .where('id', '=', cart.id)
      .execute();
    await sendTo(db, cart.id, aStoredAddress(postalCode));
    return cart;
  };
  const cart = await aFastboxCart('8000');
  const body = { Details: { CartId: cart.id } };
  const tooLate = await late.signedIn(cart.buyer);
  expect(await tooLate.refusal(createOrder, { body })).toMatchObject({ status: 422, code: 'past-closing' });
  const client = await signedIn(cart.buyer);
  const { OrderId } = await client.answer(createOrder, { body });
  expect(await client.answer(getOrder, { params: { orderId: OrderId ?? '' } })).toMatchObject({
    OrderType: 'ZFB',
    DeliveryType: 'Fastbox',
    DeliveryDate: '2025-12-01',
  });
  const nowhere = await aFastboxCart('9990');
  const other = await signedIn(nowhere.buyer);
  expect(await other.refusal(createOrder, { body: { Details: { CartId: nowhere.id } } })).toMatchObject({
    status: 422,
    code: 'no-fastbox',
  });
});

test('returns prices of a draft before it is ordered', async () => {
  const buyer = await aBuyer(db);
  const client = await signedIn(buyer);
  await client.answer(addToCart, { body: { Code: (await aMaterial(db)).code, Quantity: 1 } });
  const draft = await aDraft(db, { buyer, lines: 2 });
  const priced = await client.answer(getCartPrice, { body: { cartId: draft.id } });
  expect(priced.CartId).toBe(draft.id);
  expect(priced.Docs.length).toBe(2);
});

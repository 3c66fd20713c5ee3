import { addToCart, createOrder, getCart, getCartPrice } from '@grossist/contracts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { aBuyer } from '../support/a-buyer.ts';
import { aCart, type TestCart } from '../support/a-cart.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { order } from '../support/an-order.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { stockOf } from '../support/stock-of.ts';
import { testApp } from '../support/test-app.ts';
import { updateMaterial } from '../support/update-material.ts';
import { expectWholeOrders } from '../support/whole-orders.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

type Body = z.input<(typeof createOrder)['body']>;

/** What a page sends: the cart as its prices were last shown. */
const asShown = async (client: Client, cart: TestCart): Promise<Body> => {
  const { Docs, CartPriceInfo } = await client.answer(getCartPrice, { body: {} });
  return {
    Details: { CartId: cart.id, SeenTotal: CartPriceInfo.Total },
    Items: Docs.map(({ MaterialNo, ItemId, Quantity, Prices, Stock }) => ({
      MaterialNo,
      CartItemId: ItemId ?? '',
      Quantity,
      NetPrice: Prices?.NetPrice ?? null,
      ConfirmedQuantity: Stock.ConfirmedQuantity,
      DeliveryDate: Stock.DeliveryDate,
    })),
  };
};

const accepting = (body: Body, tokens: readonly (string | null | undefined)[]): Body => ({
  ...body,
  Details: { ...body.Details, AcceptedChanges: tokens.filter((token) => typeof token === 'string') },
});

const reprice = (material: Material, amount: string) =>
  db
    .updateTable('erp.list_prices')
    .set({ amount })
    .where('sap_material_number', '=', material.sapMaterialNumber)
    .execute();

/** Somebody else takes so many of it. */
const elsewhere = async (material: Material, quantity: string) => {
  const cart = await aCart(db, { lines: [{ material, quantity }] });
  await order(await signedIn(cart.buyer), cart.id);
};

const aShownCart = async (traits: Parameters<typeof aMaterial>[1] = {}, quantity = '4') => {
  const material = await aMaterial(db, { stock: '10', price: '100', ...traits });
  const cart = await aCart(db, { lines: [{ material, quantity }] });
  const client = await signedIn(cart.buyer);
  return { material, cart, client, body: await asShown(client, cart) };
};

test('orders unchanged lines', async () => {
  const { client, body } = await aShownCart();
  expect((await client.answer(createOrder, { body })).SalesOrderId).not.toBeNull();
});

test('orders a shown back order with its date', async () => {
  const { client, body } = await aShownCart({ stock: '1', incoming: [{ date: '2099-06-01', quantity: '100' }] });
  expect((await client.answer(createOrder, { body })).SalesOrderId).not.toBeNull();
});

test('reports a changed price by line and as the total, with old and new value, and changes nothing', async () => {
  const { material, cart, client, body } = await aShownCart();
  await reprice(material, '110');
  const answer = await client.answer(createOrder, { body });
  expect(answer.SalesOrderId).toBeNull();
  expect(answer.OrderValidationInfo).toMatchObject({
    MayBeAccepted: true,
    Lines: [
      {
        CartItemId: cart.lines[0]?.id,
        Code: 'price-changed',
        MayBeAccepted: true,
        Was: { NetPrice: 400 },
        Now: { NetPrice: 440, NetPriceStr: 'DKK\u00a0440.00' },
      },
    ],
    Total: { Was: 598.75, Now: 648.75 },
  });
  expect(answer.ErrorMessages).toEqual([
    `${material.sapMaterialNumber}: the price is DKK\u00a0440.00 now, no longer DKK\u00a0400.00.`,
    'The total is DKK\u00a0648.75 now, no longer DKK\u00a0598.75.',
  ]);
  expect((await stockOf(db, material)).atp).toBe(10);
  expect(await client.answer(getCart)).toMatchObject({ CartId: cart.id, Version: 0 });
});

test('reports a lower price as well, so that the order equals what the buyer saw', async () => {
  const { material, client, body } = await aShownCart();
  await reprice(material, '90');
  const { OrderValidationInfo } = await client.answer(createOrder, { body });
  expect(OrderValidationInfo?.Lines).toMatchObject([{ Code: 'price-changed', Now: { NetPrice: 360 } }]);
});

test('orders changes that were accepted, once', async () => {
  const { material, client, body } = await aShownCart();
  await reprice(material, '110');
  const { OrderValidationInfo: info } = await client.answer(createOrder, { body });
  const tokens = [...(info?.Lines ?? []), ...(info?.Total ? [info.Total] : [])].map(({ ChangeToken }) => ChangeToken);
  const accepted = accepting(body, tokens);
  const first = await client.answer(createOrder, { body: accepted });
  expect(first.SalesOrderId).not.toBeNull();
  expect(await client.answer(createOrder, { body: accepted })).toEqual(first);
  await expectWholeOrders(db);
});

test('accepts one of several changes and reports the others again', async () => {
  const [one, other] = [await aMaterial(db), await aMaterial(db)];
  const cart = await aCart(db, { lines: [{ material: one }, { material: other }] });
  const client = await signedIn(cart.buyer);
  const shown = await asShown(client, cart);
  const body = { ...shown, Details: { ...shown.Details, SeenTotal: null } };
  await reprice(one, '110');
  await reprice(other, '120');
  const { OrderValidationInfo: info } = await client.answer(createOrder, { body });
  expect(info?.Lines).toHaveLength(2);
  const answer = await client.answer(createOrder, { body: accepting(body, [info?.Lines[0]?.ChangeToken]) });
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([{ MaterialNo: other.sapMaterialNumber }]);
});

test('accepting an old change never accepts a newer one', async () => {
  const { material, client, body } = await aShownCart();
  const unsummed = { ...body, Details: { ...body.Details, SeenTotal: null } };
  await reprice(material, '110');
  const { OrderValidationInfo: info } = await client.answer(createOrder, { body: unsummed });
  await reprice(material, '110.01');
  const answer = await client.answer(createOrder, { body: accepting(unsummed, [info?.Lines[0]?.ChangeToken]) });
  expect(answer).toMatchObject({
    SalesOrderId: null,
    OrderValidationInfo: { Lines: [{ Was: { NetPrice: 400 }, Now: { NetPrice: 440.04 } }] },
  });
});

test('ignores invented tokens', async () => {
  const { material, cart, client, body } = await aShownCart();
  await reprice(material, '110');
  const tokens = [`price:${cart.lines[0]?.id}:4.000:400.0000`, 'price', 'total:1', '*'];
  expect((await client.answer(createOrder, { body: accepting(body, tokens) })).SalesOrderId).toBeNull();
});

test('reports sold stock as a back order with its date, and orders it after acceptance', async () => {
  const { material, client, body } = await aShownCart({ incoming: [{ date: '2099-06-01', quantity: '100' }] });
  await elsewhere(material, '9');
  const answer = await client.answer(createOrder, { body });
  expect(answer.OrderValidationInfo?.Lines).toMatchObject([
    {
      Code: 'back-order',
      MayBeAccepted: true,
      AvailableQuantity: 1,
      Was: { ConfirmedQuantity: 4 },
      Now: { ConfirmedQuantity: 1, BackOrderQuantity: 3, DeliveryDate: '2099-06-02' },
    },
  ]);
  expect(answer.ErrorMessages).toEqual([
    `${material.sapMaterialNumber}: 1 from stock, the rest on Tue,\u00a0Jun\u00a02,\u00a02099.`,
  ]);
  expect((await stockOf(db, material)).atp).toBe(1);
  const accepted = accepting(body, [answer.OrderValidationInfo?.Lines[0]?.ChangeToken]);
  const { OrderId } = await client.answer(createOrder, { body: accepted });
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', OrderId ?? '')
    .execute();
  expect(lines).toMatchObject([{ confirmed: '1.000', back_ordered: '3.000', back_order_date: '2099-06-02' }]);
});

test('ignores more stock than was shown', async () => {
  const { material, client, body } = await aShownCart({
    stock: '2',
    incoming: [{ date: '2099-06-01', quantity: '9' }],
  });
  await db
    .updateTable('erp.stock')
    .set({ atp: '100' })
    .where('sap_material_number', '=', material.sapMaterialNumber)
    .execute();
  expect((await client.answer(createOrder, { body })).SalesOrderId).not.toBeNull();
});

test('does not accept a blocked material, and reports other changes with it', async () => {
  const [blocked, dearer] = [await aMaterial(db), await aMaterial(db)];
  const cart = await aCart(db, { lines: [{ material: blocked }, { material: dearer }] });
  const client = await signedIn(cart.buyer);
  const shown = await asShown(client, cart);
  await updateMaterial(db, blocked.sapMaterialNumber, { status: '30' });
  await reprice(dearer, '150');
  const { OrderValidationInfo } = await client.answer(createOrder, { body: shown });
  expect(OrderValidationInfo?.MayBeAccepted).toBe(false);
  expect(OrderValidationInfo?.Lines).toMatchObject([
    { Code: 'blocked', MayBeAccepted: false, ChangeToken: null, Was: null, Now: null },
    { Code: 'price-changed', MayBeAccepted: true },
  ]);
});

test('reports the next possible day by every line, and orders for it after acceptance', async () => {
  const cart = await aCart(db, { lines: 2 });
  const client = await signedIn(cart.buyer);
  // A Sunday within the time that may be planned.
  const sunday = new Date();
  sunday.setUTCDate(sunday.getUTCDate() + 14 + ((7 - sunday.getUTCDay()) % 7));
  const wanted = sunday.toISOString().slice(0, 10);
  const body: Body = { Details: { CartId: cart.id, DeliveryDate: wanted } };
  const answer = await client.answer(createOrder, { body });
  const lines = answer.OrderValidationInfo?.Lines ?? [];
  expect(lines.map(({ Code, MayBeAccepted, Was }) => [Code, MayBeAccepted, Was?.DeliveryDate])).toEqual([
    ['delivery-date', true, wanted],
    ['delivery-date', true, wanted],
  ]);
  expect(answer.ErrorMessages).toHaveLength(1);
  const next = lines[0]?.Now?.DeliveryDate ?? '';
  expect(next > wanted).toBe(true);
  const { OrderId } = await client.answer(createOrder, { body: accepting(body, [lines[0]?.ChangeToken]) });
  const placed = await db
    .selectFrom('orders')
    .select('delivery_date')
    .where('id', '=', OrderId ?? '')
    .execute();
  expect(placed).toEqual([{ delivery_date: next }]);
});

test('reports the next day if the cart’s own day has passed', async () => {
  const { cart, client } = await aShownCart();
  await db.updateTable('carts').set({ delivery_date: '2026-01-05' }).where('id', '=', cart.id).execute();
  const { OrderValidationInfo } = await client.answer(createOrder, { body: { Details: { CartId: cart.id } } });
  expect(OrderValidationInfo?.Lines).toMatchObject([{ Code: 'delivery-date', Was: { DeliveryDate: '2026-01-05' } }]);
});

test('does not compare prices for people who may not see net prices', async () => {
  const material = await aMaterial(db, { price: '100' });
  const buyer = await aBuyer(db, { showNetPrice: false });
  const cart = await aCart(db, { buyer, lines: [{ material }] });
  const client = await signedIn(buyer);
  const body: Body = {
    Details: { CartId: cart.id, SeenTotal: 1 },
    Items: [{ MaterialNo: material.sapMaterialNumber, CartItemId: cart.lines[0]?.id, NetPrice: 12.34 }],
  };
  expect((await client.answer(createOrder, { body })).SalesOrderId).not.toBeNull();
});

test('compares no price and no stock for a caller that sends none', async () => {
  const { material, cart, client } = await aShownCart({ stock: '1' });
  await reprice(material, '200');
  const items = [{ MaterialNo: material.sapMaterialNumber }];
  const body = { Details: { CartId: cart.id }, Items: items };
  expect((await client.answer(createOrder, { body })).SalesOrderId).not.toBeNull();
});

test('a line that is named by its material alone is compared, as long as there is only one', async () => {
  const { material, cart, client } = await aShownCart();
  const items = [{ MaterialNo: material.sapMaterialNumber, NetPrice: 1 }];
  const body = { Details: { CartId: cart.id }, Items: items };
  const { OrderValidationInfo } = await client.answer(createOrder, { body });
  expect(OrderValidationInfo?.Lines).toMatchObject([{ Code: 'price-changed', Was: { NetPrice: 1 } }]);
  const twice = { ...body, Items: [...items, ...items] };
  expect((await client.answer(createOrder, { body: twice })).SalesOrderId).not.toBeNull();
});

test('refuses items that are not the lines of the cart, and places no order', async () => {
  const { material, cart, client, body } = await aShownCart();
  const other = await aMaterial(db);
  const [item] = body.Items ?? [];
  const CartItemId = item?.CartItemId ?? '';
  const MaterialNo = material.sapMaterialNumber;
  const wrong = [
    [{ MaterialNo: other.sapMaterialNumber }],
    [{ MaterialNo }, { MaterialNo: other.sapMaterialNumber }],
    [{ MaterialNo, Quantity: 5 }],
    [{ MaterialNo: other.sapMaterialNumber, CartItemId }],
    [{ MaterialNo, CartItemId: '01890a5d-ac96-774b-bcce-b302099a8057' }],
    [{ MaterialNo, CartItemId, Quantity: 5 }],
  ];
  for (const Items of wrong) {
    const problem = await client.refusal(createOrder, { body: { Details: { CartId: cart.id }, Items } });
    expect(problem).toMatchObject({ status: 409, code: 'cart-changed' });
  }
  await client.answer(addToCart, { body: { Code: material.code, Quantity: 1 } });
  expect(await client.refusal(createOrder, { body })).toMatchObject({ status: 409, code: 'cart-changed' });
  await client.answer(addToCart, { body: { Code: other.code, Quantity: 1 } });
  const Items = [{ MaterialNo }];
  const problem = await client.refusal(createOrder, { body: { Details: { CartId: cart.id }, Items } });
  expect(problem).toMatchObject({ status: 409, code: 'cart-changed' });
  expect(await db.selectFrom('orders').select('id').where('cart_id', '=', cart.id).execute()).toEqual([]);
});

test('orders a cart by the materials of its items in any order, and by all of its lines', async () => {
  const materials = [await aMaterial(db), await aMaterial(db)];
  const [first, second] = materials.map(({ sapMaterialNumber }) => sapMaterialNumber);
  const lines = [...materials, ...materials].map((material) => ({ material, quantity: '2' }));
  const cart = await aCart(db, { lines });
  const client = await signedIn(cart.buyer);
  const Details = { CartId: cart.id };
  const named = cart.lines.map(({ id, material }) => ({ MaterialNo: material.sapMaterialNumber, CartItemId: id }));
  const problem = await client.refusal(createOrder, { body: { Details, Items: named.slice(1) } });
  expect(problem).toMatchObject({ status: 409, code: 'cart-changed' });
  const Items = [
    { MaterialNo: second ?? '', Quantity: 4 },
    { MaterialNo: first ?? '', Quantity: 4 },
  ];
  expect((await client.answer(createOrder, { body: { Details, Items } })).SalesOrderId).not.toBeNull();
});

test.each([
  { delivery: 'normal' as const, seen: 'Fastbox' as const },
  { delivery: 'smart-kit' as const, seen: 'Normal' as const },
])('a $delivery cart that the buyer took for $seen is not ordered', async ({ delivery, seen }) => {
  const { cart, client } = await aShownCart();
  await db.updateTable('carts').set({ delivery_type: delivery }).where('id', '=', cart.id).execute();
  const body = { Details: { CartId: cart.id, DeliveryType: seen } };
  expect(await client.refusal(createOrder, { body })).toMatchObject({ status: 409, code: 'changed-meanwhile' });
});

test.each([
  { delivery: 'normal' as const, seen: 'Normal' as const, type: 'ZOR' },
  { delivery: 'normal' as const, seen: 'DriveIn' as const, type: 'ZOR' },
  { delivery: 'smart-kit' as const, seen: 'SmartKit' as const, type: 'ZSO' },
])('a $delivery cart seen as $seen is an order of type $type', async ({ delivery, seen, type }) => {
  const { cart, client } = await aShownCart();
  await db.updateTable('carts').set({ delivery_type: delivery }).where('id', '=', cart.id).execute();
  const body = { Details: { CartId: cart.id, DeliveryType: seen } };
  const { OrderId } = await client.answer(createOrder, { body });
  const placed = await db
    .selectFrom('orders')
    .select('order_type')
    .where('id', '=', OrderId ?? '')
    .execute();
  expect(placed).toEqual([{ order_type: type }]);
});

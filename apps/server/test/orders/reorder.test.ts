import {
  addKitsToCart,
  createOrder,
  getCart,
  getOrderAgain,
  kitCartDetails,
  kitOrderDetails,
  orderAgain,
  orderIntoFavourites,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aKit, aKitHeader } from '../support/a-kit.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const aBuyersOrder = async (lines: Parameters<typeof aSentOrder>[1]['lines']) => {
  const buyer = await aBuyer(db);
  const order = await aSentOrder(db, { buyer, ...(lines && { lines }) });
  return { buyer, order, client: await signedIn(buyer), params: { orderId: order.id } };
};

test('adds an order to the cart again, with the ordered quantities', async () => {
  const [one, other] = [await aMaterial(db), await aMaterial(db)];
  const { client, params } = await aBuyersOrder([{ material: one, quantity: '3' }, { material: other }]);
  const { Added, NotAdded, ItemCount } = await client.answer(orderAgain, { params, body: {} });
  expect(Added).toMatchObject([
    { LineNumber: 10, Code: one.code, Quantity: 3, Asked: 3, Change: null },
    { LineNumber: 20, Code: other.code, Quantity: 1, Asked: 1, Change: null },
  ]);
  expect(NotAdded).toEqual([]);
  expect(ItemCount).toBe(2);
  expect((await client.answer(getCart)).ItemCount).toBe(2);
});

test('adds only the chosen lines, with the given quantity, rounded to today’s packing', async () => {
  const [one, other] = [await aMaterial(db, { multiplum: '5' }), await aMaterial(db)];
  const { client, params } = await aBuyersOrder([{ material: one, quantity: '5' }, { material: other }]);
  const { Added } = await client.answer(orderAgain, { params, body: { Lines: [{ LineNumber: 10, Quantity: 7 }] } });
  expect(Added).toMatchObject([{ LineNumber: 10, Quantity: 10, Asked: 7, Change: 'rounding' }]);
});

test('reports lines that can no longer be ordered, and adds the others', async () => {
  const gone = await aMaterial(db, { status: '30' });
  const elsewhere = await aMaterial(db, { market: 'SE' });
  const good = await aMaterial(db);
  const { client, params } = await aBuyersOrder([{ material: gone }, { material: elsewhere }, { material: good }]);
  const { Added, NotAdded } = await client.answer(orderAgain, { params, body: {} });
  expect(Added.map(({ Code }) => Code)).toEqual([good.code]);
  expect(NotAdded).toMatchObject([
    { LineNumber: 10, Reason: 'blocked' },
    { LineNumber: 20, Reason: 'not-sold-here' },
  ]);
});

test('returns what can be ordered again with its packing rules, without changes', async () => {
  const packed = await aMaterial(db, { minQuantity: '10', multiplum: '5' });
  const last = await aMaterial(db, { status: '33', stock: '4' });
  const soldOut = await aMaterial(db, { status: '33', stock: '0' });
  const gone = await aMaterial(db, { status: '30' });
  const elsewhere = await aMaterial(db, { market: 'SE' });
  const { client, params } = await aBuyersOrder([
    { material: packed, quantity: '20' },
    { material: last, quantity: '6' },
    { material: soldOut },
    { material: gone },
    { material: elsewhere },
  ]);
  const { Lines } = await client.answer(getOrderAgain, { params });
  expect(Lines).toMatchObject([
    {
      LineNumber: 10,
      Code: packed.code,
      Quantity: 20,
      MinQuantity: 10,
      Multiplum: 5,
      MostQuantity: null,
      Reason: null,
    },
    { LineNumber: 20, Quantity: 6, MostQuantity: 4, Reason: null },
    { LineNumber: 30, Reason: 'sold-out' },
    { LineNumber: 40, Reason: 'blocked' },
    { LineNumber: 50, Reason: 'not-sold-here' },
  ]);
  expect((await client.answer(getCart)).ItemCount).toBe(0);
  // The preview equals the result.
  const { Added, NotAdded } = await client.answer(orderAgain, { params, body: {} });
  expect(Added.map(({ LineNumber, Quantity }) => [LineNumber, Quantity])).toEqual([
    [10, 20],
    [20, 4],
  ]);
  expect(NotAdded.map(({ LineNumber, Reason }) => [LineNumber, Reason])).toEqual(
    Lines.flatMap(({ LineNumber, Reason }) => (Reason === null ? [] : [[LineNumber, Reason]])),
  );
});

test.each([
  [[{ LineNumber: 99 }], 'not-in-order'],
  [[{ LineNumber: 10 }, { LineNumber: 10 }], 'line-twice'],
  [[{ LineNumber: 10, Quantity: 0 }], 'quantity'],
])('a choice that makes no sense changes nothing', async (Lines, code) => {
  const { client, params } = await aBuyersOrder(undefined);
  expect(await client.refusal(orderAgain, { params, body: { Lines } })).toMatchObject({ status: 422, code });
  expect((await client.answer(getCart)).ItemCount).toBe(0);
});

test('another company’s order is neither ordered again nor marked, a colleague’s who may not order is', async () => {
  const { buyer, params } = await aBuyersOrder(undefined);
  const stranger = await signedIn(await aBuyer(db));
  expect((await stranger.refusal(orderAgain, { params, body: {} })).status).toBe(404);
  expect((await stranger.refusal(orderIntoFavourites, { params, body: {} })).status).toBe(404);
  const viewer = await signedIn(await aViewer(db, { company: buyer.company }));
  expect((await viewer.answer(orderAgain, { params, body: {} })).ItemCount).toBe(1);
});

test('an order’s materials become favourites, once', async () => {
  const gone = await aMaterial(db, { market: 'SE' });
  const lines = [{ material: await aMaterial(db) }, { material: await aMaterial(db) }, { material: gone }];
  const { client, params } = await aBuyersOrder(lines);
  const first = await client.answer(orderIntoFavourites, { params, body: { Lines: [{ LineNumber: 10 }] } });
  expect(first).toEqual({ AddedCount: 1, AlreadyThereCount: 0, NotAdded: [] });
  expect(await client.answer(orderIntoFavourites, { params, body: {} })).toMatchObject({
    AddedCount: 1,
    AlreadyThereCount: 1,
    NotAdded: [{ LineNumber: 30, Code: gone.code }],
  });
});

test('takes as many queries to reorder fifty lines as three', async () => {
  const countOf = async (count: number) => {
    const lines = [];
    for (let line = 0; line < count; line += 1) lines.push({ material: await aMaterial(db) });
    const { client, params } = await aBuyersOrder(lines);
    await client.answer(getCart);
    return [
      await countQueries(db, () => client.answer(getOrderAgain, { params })),
      await countQueries(db, () => client.answer(orderAgain, { params, body: {} })),
    ];
  };
  expect(await countOf(50)).toEqual(await countOf(3));
});

test('shows a kit with content and label before and after its order, and reorders it completely', async () => {
  await aKitHeader(db);
  const buyer = await aBuyer(db);
  const kit = await aKit(db, { buyer });
  const client = await signedIn(buyer);
  await client.answer(addKitsToCart, { body: { KitIds: [kit.id, kit.id] } });
  const { CartId } = await client.answer(getCart);
  const inCart = await client.answer(kitCartDetails, { query: { cartId: CartId, kitId: kit.id } });
  expect(inCart).toMatchObject({
    orderType: 'draft',
    headerDescription: kit.name,
    quantity: 2,
    itemCount: 2,
    items: [
      { quantity: 2, note: '', lineNumber: null, stock: { stockLabel: 'Green', exceededAmount: 0 } },
      { quantity: 2, stock: { atpQuantity: 1000 } },
    ],
    label: { headerDescription: kit.name, quantity: 2, barcodeNumber: '', salesOrderId: '' },
  });
  const { OrderId, SalesOrderId } = await client.answer(createOrder, { body: { Details: { CartId } } });
  const query = { orderId: OrderId ?? '', kitId: kit.id };
  const ordered = await client.answer(kitOrderDetails, { query: { ...query, loadOrderItems: 'false' } });
  expect(ordered).toMatchObject({
    orderType: 'sent',
    quantity: 2,
    itemCount: 2,
    items: [],
    label: { barcodeNumber: `${SalesOrderId}-10`, materials: inCart.label.materials },
  });
  const stranger = await signedIn(await aBuyer(db));
  expect((await stranger.refusal(kitOrderDetails, { query })).status).toBe(404);
  expect((await stranger.refusal(kitCartDetails, { query: { cartId: CartId, kitId: kit.id } })).status).toBe(404);
  const could = await client.answer(getOrderAgain, { params: { orderId: OrderId ?? '' } });
  expect(could.Lines).toMatchObject([
    { Name: kit.name, Quantity: 1, MinQuantity: 1, Multiplum: 1, Reason: null },
    { Name: kit.name, Reason: null },
  ]);
  const again = await client.answer(orderAgain, { params: { orderId: OrderId ?? '' }, body: {} });
  expect(again).toMatchObject({ Added: [{ Quantity: 1 }, { Quantity: 1 }], NotAdded: [], ItemCount: 6 });
  await db.deleteFrom('kit_drafts').where('id', '=', kit.id).execute();
  const goneKits = await client.answer(getOrderAgain, { params: { orderId: OrderId ?? '' } });
  expect(goneKits.Lines.map(({ Reason }) => Reason)).toEqual(['kit-gone', 'kit-gone']);
  const gone = await client.answer(orderAgain, { params: { orderId: OrderId ?? '' }, body: {} });
  expect(gone.NotAdded.map(({ Reason }) => Reason)).toEqual(['kit-gone', 'kit-gone']);
});

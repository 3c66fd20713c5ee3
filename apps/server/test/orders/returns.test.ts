import { getOrder, getReturnOrder, returnOrder, returnOrders } from '@grossist/contracts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { outgoingReturn } from '../../src/areas/orders/index.ts';
import { aBuyer, aViewer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const DAMAGED = { Reason: 'damaged' as const };

const aDelivered = async (quantity = '5', netAmount = '50.00', salesUnit = 'PCE') => {
  const buyer = await aBuyer(db);
  const material = await aMaterial(db);
  const order = await aSentOrder(db, { buyer, lines: [{ material, quantity, netAmount, salesUnit }] });
  const client = await signedIn(buyer);
  const params = { orderId: order.id };
  const back = (Quantity: number, more: object = {}) =>
    client.call(returnOrder, { params, body: { Lines: [{ LineNumber: 10, Quantity, ...DAMAGED }], ...more } });
  const given = (Quantity: number) =>
    client.answer(returnOrder, { params, body: { Lines: [{ LineNumber: 10, Quantity, ...DAMAGED }] } });
  const read = () => client.answer(getOrder, { params });
  return { buyer, order, client, back, given, read, params };
};

test('returns delivered goods, lists and shows the return, and publishes it once', async () => {
  const { client, given, read, order } = await aDelivered();
  const returned = await given(2);
  expect(returned).toMatchObject({ Status: 'requested', SalesOrderId: order.salesOrderId, Total: 20, LineCount: 1 });
  expect(returned.Lines).toMatchObject([{ LineNumber: 10, Quantity: 2, Reason: 'damaged', NetPrice: 20 }]);
  const { ReturnOrders, ReturnTotalNumber } = await client.answer(returnOrders, { body: {} });
  expect(ReturnOrders.map(({ ReturnOrderId }) => ReturnOrderId)).toEqual([returned.ReturnOrderId]);
  expect(ReturnTotalNumber).toBe(1);
  const params = { returnOrderId: returned.ReturnOrderId };
  expect(await client.answer(getReturnOrder, { params })).toEqual(returned);
  expect(await read()).toMatchObject({
    Returns: [{ ReturnNumber: returned.ReturnNumber, Status: 'requested' }],
    Lines: [{ ReturnedQuantity: 2, ReturnableQuantity: 3, Status: 'delivered' }],
  });
  const messages = await db.selectFrom('outbox_messages').selectAll().where('topic', '=', 'order-message').execute();
  expect(messages.filter(({ key }) => key === `return:${returned.ReturnOrderId}`)).toMatchObject([
    { payload: { returnOrderId: returned.ReturnOrderId } },
  ]);
  expect(await outgoingReturn(db)(returned.ReturnOrderId)).toMatchObject({
    ReturnNumber: returned.ReturnNumber,
    NetAmount: '20.00',
    Lines: [{ LineNumber: 10, Quantity: '2.000', Reason: 'damaged' }],
  });
});

test('marks a completely returned order, and refuses further returns', async () => {
  const { given, back, read } = await aDelivered();
  await given(5);
  expect(await read()).toMatchObject({ Status: 'returned', Lines: [{ Status: 'returned', ReturnableQuantity: 0 }] });
  const refused = await back(1);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'not-returnable', errors: [{ field: 'Lines.0.Quantity' }] });
  expect(refused.body).toContain('no more than 0\u00a0pcs ');
});

test('allows a new return of refused goods', async () => {
  const { given, read } = await aDelivered();
  const { ReturnOrderId } = await given(5);
  await db.updateTable('return_orders').set({ status: 'refused' }).where('id', '=', ReturnOrderId).execute();
  expect((await read()).Lines[0]?.ReturnableQuantity).toBe(5);
  await given(5);
});

test.each([
  ['more than was delivered', 10, 6, 'not-returnable'],
  ['nothing', 10, 0, 'quantity'],
  ['less than nothing', 10, -1, 'quantity'],
  ['half a piece', 10, 0.5, 'quantity'],
  ['of a line that is not there', 20, 1, 'not-in-order'],
])('%s is not given back', async (_, LineNumber, Quantity, code) => {
  const { client, params } = await aDelivered();
  const refused = await client.call(returnOrder, { params, body: { Lines: [{ LineNumber, Quantity, ...DAMAGED }] } });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code });
  expect((await client.answer(returnOrders, { body: {} })).ReturnTotalNumber).toBe(0);
});

test('refuses a repeated line, since its quantity is ambiguous', async () => {
  const { client, params } = await aDelivered();
  const line = { LineNumber: 10, Quantity: 1, ...DAMAGED };
  const refused = await client.call(returnOrder, { params, body: { Lines: [line, line] } });
  expect(refused.json()).toMatchObject({ status: 422, code: 'line-twice' });
});

test('refuses returns of undelivered quantities', async () => {
  const buyer = await aBuyer(db);
  const order = await aSentOrder(db, { buyer, orderedAt: new Date(), deliveryDate: '2099-01-05' });
  const client = await signedIn(buyer);
  const body = { Lines: [{ LineNumber: 10, Quantity: 1, ...DAMAGED }] };
  expect((await client.refusal(returnOrder, { params: { orderId: order.id }, body })).code).toBe('not-returnable');
});

test('cable is given back by the metre and its parts', async () => {
  const { given } = await aDelivered('10.500', '105.00', 'MTR');
  expect((await given(2.125)).Lines[0]).toMatchObject({ Quantity: 2.125 });
});

test('accepts one of ten parallel returns of the last piece', async () => {
  const { back, client } = await aDelivered('1', '10.00');
  const answers = await Promise.all(Array.from({ length: 10 }, () => back(1)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(422)]);
  expect((await client.answer(returnOrders, { body: {} })).ReturnTotalNumber).toBe(1);
});

test('creates one return for repeated and parallel requests with a key', async () => {
  const { back, client } = await aDelivered();
  const IdempotencyKey = uuidv7();
  const answers = await Promise.all(Array.from({ length: 6 }, () => back(2, { IdempotencyKey })));
  expect(new Set(answers.map((answer) => answer.json().ReturnOrderId)).size).toBe(1);
  expect((await client.answer(returnOrders, { body: {} })).ReturnTotalNumber).toBe(1);
});

test('parts that go back one after the other come to the line’s amount, and never to more than was delivered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9999 }),
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 5 }),
      async (quantity, cents, parts) => {
        const { back, given } = await aDelivered(String(quantity), (cents / 100).toFixed(2));
        let left = quantity;
        let total = 0;
        for (const part of parts) {
          const answer = await back(part);
          expect(answer.statusCode).toBe(part <= left ? 200 : 422);
          if (part > left) continue;
          left -= part;
          total += Math.round(answer.json().Total * 100);
        }
        if (left > 0) total += Math.round(((await given(left)).Total ?? 0) * 100);
        expect(total).toBe(cents);
      },
    ),
    { numRuns: 12 },
  );
});

test('refuses returns by people who may not order, and hides amounts from them', async () => {
  const { buyer, given, params } = await aDelivered();
  const returned = await given(1);
  const viewer = await signedIn(await aViewer(db, { company: buyer.company }));
  const body = { Lines: [{ LineNumber: 10, Quantity: 1, ...DAMAGED }] };
  expect((await viewer.refusal(returnOrder, { params, body })).status).toBe(403);
  const seen = await viewer.answer(getReturnOrder, { params: { returnOrderId: returned.ReturnOrderId } });
  expect(seen).toMatchObject({ Total: null, TotalStr: '', Lines: [{ NetPrice: null, NetPriceStr: '' }] });
});

test('another company neither gives back nor sees', async () => {
  const { given, params } = await aDelivered();
  const { ReturnOrderId } = await given(1);
  const stranger = await signedIn(await aBuyer(db));
  const body = { Lines: [{ LineNumber: 10, Quantity: 1, ...DAMAGED }] };
  expect((await stranger.refusal(returnOrder, { params, body })).status).toBe(404);
  expect((await stranger.refusal(getReturnOrder, { params: { returnOrderId: ReturnOrderId } })).status).toBe(404);
  expect((await stranger.answer(returnOrders, { body: {} })).ReturnOrders).toEqual([]);
});

test('returns are found by their number, narrowed by reason and counted', async () => {
  const { client, given } = await aDelivered();
  const { ReturnNumber } = await given(1);
  await given(1);
  const found = await client.answer(returnOrders, { body: { Query: ReturnNumber } });
  expect(found.ReturnOrders.map((each) => each.ReturnNumber)).toEqual([ReturnNumber]);
  const narrowed = await client.answer(returnOrders, {
    body: { SelectedFacets: [{ Key: 'reason', Values: ['too-many'] }] },
  });
  expect(narrowed.ReturnTotalNumber).toBe(0);
  expect(narrowed.Facets.find(({ Key }) => Key === 'reason')?.Values).toEqual([
    { Value: 'damaged', Name: '', Count: 2 },
    { Value: 'too-many', Name: '', Count: 0 },
  ]);
});

test('takes as many queries to return fifty lines as two', async () => {
  const material = await aMaterial(db);
  const backOf = async (count: number) => {
    const buyer = await aBuyer(db);
    const lines = Array.from({ length: count }, () => ({ material }));
    const order = await aSentOrder(db, { buyer, lines });
    const client = await signedIn(buyer);
    const Lines = order.lines.map(({ lineNumber }) => ({ LineNumber: lineNumber, Quantity: 1, ...DAMAGED }));
    return countQueries(db, () => client.answer(returnOrder, { params: { orderId: order.id }, body: { Lines } }));
  };
  expect(await backOf(50)).toBe(await backOf(2));
});

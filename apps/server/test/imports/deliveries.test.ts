import type { DeliveryRecord } from '@grossist/catalogue-formats';
import { getOrder, returnOrder } from '@grossist/contracts';
import { describe, expect, test } from 'vitest';
import { followOrders } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();
const NOW = Date.parse('2026-03-05T12:00:00Z');
let now = NOW;
const clock = () => now;
const erp = openEmbeddedErp(db, clock);
const app = testApp(db, { now: clock, erp });
const demo = testApp(db, { now: clock });
const follow = followOrders({ db, erp, now: clock });

const material = await aMaterial(db);

/** Four of a line, one of them a back order, and one of another. */
const anOrder = async () => {
  now = NOW;
  const buyer = await aBuyer(db);
  const order = await aSentOrder(db, {
    buyer,
    lines: [{ material, quantity: '4', backOrdered: '1', backOrderDate: '2026-03-20' }, { material }],
    orderedAt: new Date('2026-03-03T09:00:00Z'),
    deliveryDate: '2026-03-04',
  });
  const client = await app.signedIn(buyer);
  const params = { orderId: order.id };
  const read = () => client.answer(getOrder, { params });
  const code = `D-${order.salesOrderId}`;
  const delivery = (fields: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
    kind: 'delivery',
    code,
    orderNumber: order.salesOrderId,
    lines: [{ lineNumber: 10, quantity: '3' }],
    ...fields,
  });
  return { buyer, order, client, params, read, delivery };
};

const REST: DeliveryRecord['lines'] = [
  { lineNumber: 10, quantity: '1' },
  { lineNumber: 20, quantity: '1' },
];

describe('an order of a shop without a demo', () => {
  test('stays confirmed without deliveries at any later time', async () => {
    const { order, read } = await anOrder();
    now = NOW + 400 * 86_400_000;
    expect(await read()).toMatchObject({
      Status: 'confirmed',
      Deliveries: [],
      Lines: [
        { PickedQuantity: 0, UnderwayQuantity: 0, DeliveredQuantity: 0, BackOrderQuantity: 1 },
        { Status: 'confirmed', DeliveredQuantity: 0 },
      ],
    });
    expect((await read()).Documents.map(({ Kind }) => Kind)).not.toContain('delivery-note');
    const { progress_due_at: due } = await db
      .selectFrom('orders')
      .select('progress_due_at')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    // More than a day later: the older an order is the more seldom the ERP is asked for it.
    expect(due?.getTime()).toBeGreaterThan(now + 86_400_000);
  });

  test('shows the deliveries that were imported, as far as their times are reached', async () => {
    const { read, delivery } = await anOrder();
    const imported = delivery({
      carrier: 'Fragtmand',
      trackingNumber: '0037',
      trackingUrl: 'https://carrier.example/0037',
      plannedDate: '2026-03-06',
      pickedAt: '2026-03-04T14:00:00Z',
      dispatchedAt: '2026-03-04T19:00:00+01:00',
      deliveredAt: '2026-03-06T08:00:00Z',
    });
    expect(await importing(db, [imported])).toMatchObject({ made: 1, refused: 0 });
    expect(await read()).toMatchObject({
      Status: 'on-the-way',
      Deliveries: [
        {
          DeliveryId: imported.code,
          Status: 'on-the-way',
          Carrier: 'Fragtmand',
          TrackingNumber: '0037',
          TrackingUrl: 'https://carrier.example/0037',
          PlannedDate: '2026-03-06',
          PickedAt: '2026-03-04T14:00:00.000Z',
          ShippedAt: '2026-03-04T18:00:00.000Z',
          DeliveredAt: null,
          Lines: [{ LineNumber: 10, Quantity: 3 }],
        },
      ],
      Lines: [{ UnderwayQuantity: 3, BackOrderQuantity: 1, BackOrderDate: '2026-03-20' }, {}],
    });
    now = Date.parse('2026-03-06T08:00:00Z');
    expect(await read()).toMatchObject({ Status: 'partly-delivered', Lines: [{ DeliveredQuantity: 3 }, {}] });
  });

  test('is delivered when deliveries hold all of it, and can go back only then', async () => {
    const { client, params, read, delivery } = await anOrder();
    const body = { Lines: [{ LineNumber: 20, Quantity: 1, Reason: 'damaged' as const }] };
    expect(await client.refusal(returnOrder, { params, body })).toMatchObject({ status: 422, code: 'not-returnable' });
    const deliveredAt = '2026-03-05T08:00:00Z';
    await importing(db, [
      delivery({ deliveredAt }),
      delivery({ code: `${delivery().code}-2`, lines: REST, deliveredAt }),
    ]);
    expect(await read()).toMatchObject({ Status: 'delivered', BackOrderLineCount: 0, NextBackOrderDate: null });
    await client.answer(returnOrder, { params, body });
  });

  test('is followed again when a delivery changes, also after all of it had come', async () => {
    const { order, read, delivery } = await anOrder();
    const whole = { lines: [{ lineNumber: 10, quantity: '4' }, ...REST.slice(1)], deliveredAt: '2026-03-05T08:00:00Z' };
    await importing(db, [delivery(whole)]);
    expect((await read()).Status).toBe('delivered');
    expect(await importing(db, [delivery({ ...whole, carrier: 'Another' })])).toMatchObject({ changed: 1 });
    now = Date.now() + 1000;
    await follow();
    expect((await read()).Deliveries).toMatchObject([{ Carrier: 'Another' }]);
    const { status } = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('delivered');
  });

  test('has no status of returns', async () => {
    const { buyer } = await anOrder();
    const customer = {
      soldTo: buyer.accounts[0]?.soldTo ?? '',
      market: 'DK' as const,
      currency: 'DKK' as const,
      customerGroup: 'A',
      plant: '2001',
    };
    expect(await erp.returnProgress(customer, [{ returnNumber: '8000000001', askedAt: 0 }])).toEqual([]);
  });
});

test('in a demo imported deliveries replace those that are made up', async () => {
  const { buyer, params, delivery } = await anOrder();
  const client = await demo.signedIn(buyer);
  expect((await client.answer(getOrder, { params })).Deliveries).toMatchObject([{ Carrier: 'Grossist Transport' }, {}]);
  await importing(db, [delivery({ carrier: 'Fragtmand' })]);
  expect((await client.answer(getOrder, { params })).Deliveries).toMatchObject([
    { DeliveryId: delivery().code, Carrier: 'Fragtmand', Status: 'planned' },
  ]);
});

describe('an import of deliveries', () => {
  test('changes nothing the second time', async () => {
    const { delivery } = await anOrder();
    const records = [delivery({ pickedAt: '2026-03-04T14:00:00Z' })];
    await importing(db, records);
    expect(await importing(db, records)).toMatchObject({ made: 0, changed: 0, unchanged: 1 });
  });

  test('replaces the lines of a delivery', async () => {
    const { read, delivery } = await anOrder();
    await importing(db, [delivery()]);
    await importing(db, [delivery({ lines: REST })]);
    expect((await read()).Deliveries[0]?.Lines).toMatchObject([
      { LineNumber: 10, Quantity: 1 },
      { LineNumber: 20, Quantity: 1 },
    ]);
  });

  test.each([
    ['an order that is unknown', { orderNumber: 'NONE' }, 'unknown-reference'],
    ['a line that the order does not have', { lines: [{ lineNumber: 30, quantity: '1' }] }, 'unknown-reference'],
    ['more of a line than was ordered', { lines: [{ lineNumber: 10, quantity: '4.001' }] }, 'bad-value'],
    ['no lines', { lines: [] }, 'bad-value'],
    ['nothing of a line', { lines: [{ lineNumber: 10, quantity: '0' }] }, 'bad-value'],
    ['a line twice', { lines: [REST, REST].flat() }, 'bad-value'],
    ['a day instead of a time', { pickedAt: '2026-03-04' }, 'bad-value'],
    [
      'an arrival before it left',
      { dispatchedAt: '2026-03-04T18:00:00Z', deliveredAt: '2026-03-04T18:30:00+01:00' },
      'bad-value',
    ],
    ['an address that is none of the web', { trackingUrl: 'javascript:alert(1)' }, 'bad-value'],
  ] as const)('refuses %s', async (_title, fields, code) => {
    const { delivery } = await anOrder();
    const { refused, lines } = await importing(db, [delivery(fields)]);
    expect({ refused, code: lines[0]?.code }).toEqual({ refused: 1, code });
  });

  test('refuses what deliveries of one file hold together beyond what was ordered', async () => {
    const { read, delivery } = await anOrder();
    const second = delivery({ code: `${delivery().code}-2`, lines: [{ lineNumber: 10, quantity: '2' }] });
    expect(await importing(db, [delivery(), second])).toMatchObject({ made: 1, refused: 1 });
    expect((await read()).Deliveries.map(({ DeliveryId }) => DeliveryId)).toEqual([delivery().code]);
  });

  test('refuses to move a delivery to another order', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    await importing(db, [one.delivery()]);
    const moved = other.delivery({ code: one.delivery().code });
    expect(await importing(db, [moved])).toMatchObject({ refused: 1 });
    expect((await other.read()).Deliveries).toEqual([]);
  });
});

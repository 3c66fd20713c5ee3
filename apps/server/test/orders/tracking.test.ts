import { getOrder } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { followOrders } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { erpThatIsDown } from '../support/erp-that-is-down.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** Tuesday, ten in the morning in Denmark; what is ordered now comes tomorrow. */
const ORDERED = Date.parse('2026-03-03T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let now = ORDERED;
const clock = () => now;
const app = testApp(db, { now: clock });
const silent = testApp(db, { now: clock, erp: erpThatIsDown });

const anOrderOfToday = async (traits: Partial<Parameters<typeof aSentOrder>[1]> = {}) => {
  now = ORDERED;
  const buyer = await aBuyer(db);
  const material = await aMaterial(db);
  const order = await aSentOrder(db, {
    buyer,
    lines: [{ material, quantity: '5' }],
    orderedAt: new Date(ORDERED),
    deliveryDate: '2026-03-04',
    ...traits,
  });
  const client = await app.signedIn(buyer);
  const read = () => client.answer(getOrder, { params: { orderId: order.id } });
  return { buyer, order, client, read };
};

test('progresses an order to confirmed, picked, shipped and delivered, with dates', async () => {
  const { read } = await anOrderOfToday();
  const seen = new Map<string, string>();
  for (; now < ORDERED + 40 * HOUR; now += 30 * MINUTE) {
    const { Status, Lines, Deliveries, Progress } = await read();
    seen.set(Status, seen.get(Status) ?? new Date(now).toISOString());
    expect(Lines[0]?.Status).toBe(Status);
    const [line] = Lines;
    const moved = (line?.PickedQuantity ?? 0) + (line?.UnderwayQuantity ?? 0) + (line?.DeliveredQuantity ?? 0);
    expect(moved).toBe(Deliveries[0]?.Status === 'planned' ? 0 : 5);
    for (const { At } of Progress) expect(At === null || Date.parse(At) <= now).toBe(true);
  }
  expect([...seen.keys()]).toEqual(['ordered', 'confirmed', 'picked', 'on-the-way', 'delivered']);
  expect(seen.get('delivered')).toMatch(/^2026-03-04/);
});

test('returns carrier, number, address and lines of a delivery', async () => {
  const { order, read } = await anOrderOfToday();
  now = ORDERED + 48 * HOUR;
  const { Deliveries, Documents } = await read();
  expect(Deliveries).toMatchObject([
    {
      DeliveryId: `${order.salesOrderId}-1`,
      Status: 'delivered',
      Carrier: 'Grossist Transport',
      TrackingNumber: expect.stringMatching(/^357\d{15}$/),
      PlannedDate: '2026-03-04',
      Lines: [{ LineNumber: 10, Quantity: 5 }],
    },
  ]);
  expect(Documents.map(({ Kind }) => Kind)).toEqual(['pdf', 'xlsx', 'ubl', 'json', 'efonelfo', 'delivery-note']);
});

test('returns the same progress of an order for every request at one moment', async () => {
  const { read } = await anOrderOfToday();
  now = ORDERED + 9 * HOUR;
  expect(await read()).toEqual(await read());
});

test('keeps a back order open with its date until it is packed in its own delivery', async () => {
  const material = await aMaterial(db);
  const lines = [{ material, quantity: '5', backOrdered: '2', backOrderDate: '2026-03-20' }];
  const { read } = await anOrderOfToday({ lines });
  now = ORDERED + 48 * HOUR;
  expect(await read()).toMatchObject({
    Status: 'partly-delivered',
    BackOrderLineCount: 1,
    NextBackOrderDate: '2026-03-20',
    Lines: [{ Status: 'partly-delivered', DeliveredQuantity: 3, BackOrderQuantity: 2, BackOrderDate: '2026-03-20' }],
  });
  now = Date.parse('2026-03-21T09:00:00Z');
  const later = await read();
  expect(later).toMatchObject({
    Status: 'delivered',
    BackOrderLineCount: 0,
    Lines: [{ DeliveredQuantity: 5, BackOrderQuantity: 0, BackOrderDate: null }],
  });
  expect(later.Deliveries.map(({ Lines }) => Lines.map(({ Quantity }) => Quantity))).toEqual([[3], [2]]);
});

test('keeps a back order without a date open', async () => {
  const material = await aMaterial(db);
  const lines = [{ material, quantity: '2', backOrdered: '2', backOrderDate: null }];
  const { read } = await anOrderOfToday({ lines });
  now = ORDERED + 400 * 24 * HOUR;
  expect(await read()).toMatchObject({ Status: 'back-ordered', BackOrderLineCount: 1, Deliveries: [] });
});

test('has picked-up goods ready within the day, without a shipment', async () => {
  const { read } = await anOrderOfToday({ isPickup: true, deliveryDate: '2026-03-03' });
  now = ORDERED + 2 * HOUR;
  const { Deliveries, Progress } = await read();
  expect(Deliveries[0]).toMatchObject({ Carrier: '', TrackingNumber: '', ShippedAt: null, DeliveredTo: '' });
  expect(Progress.map(({ Step }) => Step)).toEqual(['ordered', 'confirmed', 'picked', 'delivered']);
});

test('an express box is there within three hours', async () => {
  const { read } = await anOrderOfToday({ deliveryType: 'fastbox', deliveryDate: '2026-03-03' });
  now = ORDERED + 3 * HOUR;
  expect((await read()).Status).toBe('delivered');
});

test('shows the last progress of an order while the ERP is unavailable, marked as such', async () => {
  const { buyer, order, read } = await anOrderOfToday();
  now = ORDERED + 6 * HOUR;
  const before = await read();
  const client = await silent.signedIn(buyer);
  now = ORDERED + 48 * HOUR;
  const stale = await client.answer(getOrder, { params: { orderId: order.id } });
  expect(stale).toEqual({ ...before, IsTrackingStale: true });
});

test('shows an order as it was placed if the ERP never reported progress', async () => {
  const { buyer, order } = await anOrderOfToday();
  const client = await silent.signedIn(buyer);
  expect(await client.answer(getOrder, { params: { orderId: order.id } })).toMatchObject({
    Status: 'ordered',
    Deliveries: [],
    TrackedAt: null,
    IsTrackingStale: true,
  });
});

test('polls orders in the background when they may change, and updates the lists', async () => {
  const { order } = await anOrderOfToday();
  const follow = followOrders({ db, erp: openEmbeddedErp(db, clock, { isDemo: true }), now: clock });
  const stateOf = () =>
    db
      .selectFrom('orders')
      .select(['status', 'is_owed', 'progress_due_at'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ progress_due_at: new Date(ORDERED) })
    .where('id', '=', order.id)
    .execute();
  now = ORDERED + HOUR;
  await follow();
  const confirmed = await stateOf();
  expect(confirmed).toMatchObject({ status: 'confirmed', is_owed: false });
  now = (confirmed.progress_due_at?.getTime() ?? 0) - 1;
  await follow();
  expect((await stateOf()).status).toBe('confirmed');
  now += 2 * MINUTE;
  await follow();
  expect((await stateOf()).status).toBe('picked');
  now = ORDERED + 48 * HOUR;
  await follow();
  expect(await stateOf()).toMatchObject({ status: 'delivered', progress_due_at: null });
});

test('stops polling while the ERP is unavailable, and loses no order', async () => {
  const { order } = await anOrderOfToday();
  await db
    .updateTable('orders')
    .set({ progress_due_at: new Date(ORDERED) })
    .where('id', '=', order.id)
    .execute();
  now = ORDERED + HOUR;
  await followOrders({ db, erp: erpThatIsDown, now: clock })();
  const { progress_due_at: due, status } = await db
    .selectFrom('orders')
    .select(['progress_due_at', 'status'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('ordered');
  expect(due?.getTime()).toBeGreaterThan(now);
});

test('takes as many queries to read an order of two hundred lines as of one', async () => {
  const material = await aMaterial(db);
  const small = await anOrderOfToday();
  const large = await anOrderOfToday({ lines: Array.from({ length: 200 }, () => ({ material })) });
  now = ORDERED + 48 * HOUR;
  const [few, many] = [await countQueries(db, small.read), await countQueries(db, large.read)];
  expect(many).toBe(few);
});

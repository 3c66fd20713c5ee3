import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeDemo, makeDemoOrders } from '../../src/areas/imports/index.ts';
import { followOrders } from '../../src/areas/orders/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';

const { db } = await testDatabase();
const NOW = Date.parse('2026-11-20T09:00:00Z');
const clock = () => NOW;

beforeAll(async () => {
  await makeDemo({ db, hashEmail })({ materials: 300, buyers: 0, today: '2026-11-20' });
  await makeDemoOrders(db, clock)(200);
  await followOrders({ db, erp: openEmbeddedErp(db, clock, { isDemo: true }), now: clock })();
}, 120_000);

const countsBy = async (column: 'status' | 'order_type' | 'source'): Promise<Record<string, number>> => {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.ref(column)} as value, count(*) as count from orders group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
};

test('the demo’s buyers have a year of orders, in every state', async () => {
  const states = await countsBy('status');
  for (const state of ['confirmed', 'on-the-way', 'partly-delivered', 'delivered']) {
    expect(states[state] ?? 0, `${state} of ${JSON.stringify(states)}`).toBeGreaterThan(0);
  }
  expect(Object.keys(await countsBy('order_type')).toSorted()).toEqual(['ZFB', 'ZOR']);
  expect(Object.keys(await countsBy('source')).toSorted()).toEqual(['punchout', 'shop']);
});

test('has consistent totals in every demo order, with some lines on back order', async () => {
  const { rows } = await sql<{ wrong: number; owed: number; all: number }>`
    select count(*) filter (where o.sub_total <> l.net or o.total <> o.sub_total + o.duties + o.freight + o.vat
        or o.line_count <> l.lines) as wrong,
      count(*) filter (where o.is_owed) as owed, count(*) as all
    from orders o join (select order_id, sum(net_amount) as net, count(*) as lines from order_lines group by 1) l
      on l.order_id = o.id`.execute(db);
  const [{ wrong, owed, all } = { wrong: -1, owed: 0, all: 0 }] = rows;
  expect(wrong).toBe(0);
  expect(owed).toBeGreaterThan(0);
  expect(owed).toBeLessThan(all / 4);
});

test('makes no Fastbox and no pickup orders on weekends', async () => {
  const { rows } = await sql<{ weekend: boolean; count: number }>`
    select extract(isodow from s.delivery_date) > 5 as weekend, count(*) as count
    from orders o join erp.sales_orders s on s.order_id = o.id
    where s.is_pickup or s.delivery_type = 'fastbox' group by 1`.execute(db);
  expect(rows.map(({ weekend }) => weekend)).toEqual([false]);
  expect(rows[0]?.count).toBeGreaterThan(0);
});

test('returns are of what came, in several states', async () => {
  const { rows } = await sql<{ status: string }>`select distinct status from return_orders order by 1`.execute(db);
  expect(rows.length).toBeGreaterThan(1);
});

test('creates nothing the second time', async () => {
  expect(await makeDemoOrders(db, clock)(60)).toBe(false);
});

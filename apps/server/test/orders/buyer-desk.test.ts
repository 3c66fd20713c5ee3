import { backSents, getBuyerDesk, orderSents } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
/** Half past midnight of the 11th in Denmark; still the 10th in Greenwich. */
const { signedIn } = testApp(db, { now: () => Date.parse('2026-03-10T23:30:00Z') });

test('a buyer sees what arrives by the calendar of their market, what is owed, and what was ordered last', async () => {
  const company = await aCompany(db, { accounts: 2 });
  const [buyer, colleague] = [await aBuyer(db, { company }), await aBuyer(db, { company })];
  const stranger = await aBuyer(db);
  const material = await aMaterial(db);
  const ordered = (name: string, deliveryDate: string, day: string, owed?: { date: string | null }, by = buyer) =>
    aSentOrder(db, {
      buyer: by,
      name,
      deliveryDate,
      orderedAt: new Date(`2026-03-${day}T10:00:00Z`),
      lines: [{ material, quantity: '2', ...(owed && { backOrdered: '1', backOrderDate: owed.date }) }],
    });
  await ordered('yesterday', '2026-03-10', '01');
  await ordered('in a week', '2026-03-18', '02');
  await ordered('last day', '2026-03-17', '03');
  await ordered('today', '2026-03-11', '04', undefined, colleague);
  await ordered('owed late', '2026-04-20', '05', { date: '2026-04-20' });
  await ordered('owed without date', '2026-04-01', '06', { date: null });
  await ordered('owed soon', '2026-04-02', '07', { date: '2026-04-02' });
  await ordered('of a stranger', '2026-03-11', '08', { date: '2026-03-12' }, stranger);

  const client = await signedIn(buyer);
  const desk = await client.answer(getBuyerDesk, {});

  expect(desk.Today).toBe('2026-03-11');
  expect(desk.Arriving.map(({ Name }) => Name)).toEqual(['today', 'last day']);
  expect([desk.ArrivingTodayCount, desk.ArrivingCount]).toEqual([1, 2]);
  expect(desk.BackOrders.map(({ Name }) => Name)).toEqual(['owed soon', 'owed late', 'owed without date']);
  expect(desk.BackOrderCount).toBe((await client.answer(backSents, { body: {} })).BackTotalNumber);
  expect(desk.LastOrders).toEqual((await client.answer(orderSents, { body: { PageSize: 4 } })).SentOrders);
});

test('the home page of a company with many orders takes as many queries as one without', async () => {
  const counts = [];
  for (const orders of [1, 30]) {
    const buyer = await aBuyer(db);
    const material = await aMaterial(db);
    for (let number = 0; number < orders; number += 1) {
      await aSentOrder(db, { buyer, deliveryDate: '2026-03-12', lines: [{ material, backOrdered: '1' }] });
    }
    const client = await signedIn(buyer);
    let parts: readonly number[] = [];
    counts.push(
      await countQueries(db, async () => {
        const { Arriving, BackOrders, LastOrders } = await client.answer(getBuyerDesk, {});
        parts = [Arriving.length, BackOrders.length, LastOrders.length];
      }),
    );
    expect(parts).toEqual(orders === 1 ? [1, 1, 1] : [8, 5, 4]);
  }
  expect(counts[1]).toBe(counts[0]);
});

import { getAuditTrail, getMatters, seeToMatter, tryMatterAgain, tryMattersAgain } from '@grossist/contracts';
import { Registry } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { auditedAnswers, auditRoutes } from '../../src/areas/audit/index.ts';
import { type RetryQueues, watchFailedOperations } from '../../src/areas/failed-operations/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aGivenUpOrder } from '../support/a-given-up-order.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { countQueries } from '../support/query-count.ts';
import { buyersAnswers } from '../support/shop-answers.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
let woken = 0;
const order = async () => {
  woken += 1;
};
const answersWith = (queues: RetryQueues) => buyersAnswers(db, openEmbeddedErp(db), undefined, undefined, { queues });
const audited = auditedAnswers(db, [...auditRoutes({ db, hashEmail }), ...answersWith({ order, payment: undefined })]);
const { signedIn } = testApp(db, { answers: audited });
const withoutErp = testApp(db, { answers: answersWith({ order: undefined, payment: undefined }) });

// What one test leaves to people, the next one would find.
beforeEach(async () => {
  await db.deleteFrom('sap_orders').execute();
  woken = 0;
});

const support = async () => signedIn(await anEmployee(db, 'support'));
const rowOf = (id: string) =>
  db.selectFrom('sap_orders').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const isReserved = async (id: string) =>
  (await db.selectFrom('sap_order_lines').select('is_reserved').where('order_id', '=', id).execute()).map(
    ({ is_reserved }) => is_reserved,
  );

test('lists an order that SAP refused too often with its company, its amount and the last error of SAP', async () => {
  const { id, salesOrderId, buyer } = await aGivenUpOrder(db, {
    total: '1234.50',
    answer: 'SAP answers 400 VP/101: Customer 700001 is blocked',
    givenUpAt: new Date('2026-03-02T08:00:00Z'),
  });
  const list = await (await support()).answer(getMatters);
  expect(list).toEqual({
    TotalNumber: 1,
    OpenNumber: 1,
    Matters: [
      {
        Id: id,
        Kind: 'order-given-up',
        OrderId: id,
        SalesOrderId: salesOrderId,
        CompanyName: buyer.company.name,
        SoldTo: buyer.accounts[0]?.soldTo,
        Amount: 1234.5,
        Currency: 'DKK',
        Reference: id.replaceAll('-', '').toUpperCase(),
        Since: '2026-03-02T08:00:00.000Z',
        Attempts: 12,
        LastAnswer: 'SAP answers 400 VP/101: Customer 700001 is blocked',
        SeenAt: null,
        SeenBy: '',
        Remark: '',
      },
    ],
  });
});

test('lists the oldest first, in pages, with a constant number of statements', async () => {
  const client = await support();
  const days = ['2026-03-05', '2026-03-03', '2026-03-04'];
  const ids: string[] = [];
  for (const day of days) ids.push((await aGivenUpOrder(db, { givenUpAt: new Date(`${day}T08:00:00Z`) })).id);
  const page = async (number: number) =>
    client.answer(getMatters, { query: { kind: 'order-given-up', page: number, pageSize: 2 } });
  const costs = await countQueries(db, () => page(1));
  const [first, second] = [await page(1), await page(2)];
  expect([...first.Matters, ...second.Matters].map(({ Id }) => Id)).toEqual([ids[1], ids[2], ids[0]]);
  expect([first.TotalNumber, first.OpenNumber]).toEqual([3, 3]);
  for (let more = 0; more < 10; more += 1) await aGivenUpOrder(db);
  expect(await countQueries(db, () => client.answer(getMatters, { query: { pageSize: 100 } }))).toBe(costs);
  expect((await client.answer(getMatters, { query: { kind: 'charge-failed' } })).TotalNumber).toBe(0);
});

test('retrying requeues an order, reserves its stock and wakes the sender', async () => {
  const { id, salesOrderId } = await aGivenUpOrder(db);
  const client = await support();
  expect(await client.answer(tryMatterAgain, { params: { id }, body: {} })).toEqual({
    OrderId: id,
    SalesOrderId: salesOrderId,
  });
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', refusals: 0, attempts: 12, given_up_at: null });
  expect((await rowOf(id)).next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await isReserved(id)).toEqual([true]);
  expect(woken).toBe(1);
  expect((await client.answer(getMatters)).OpenNumber).toBe(0);
});

test('concurrent retries requeue an order once', async () => {
  const { id } = await aGivenUpOrder(db);
  const people = [await support(), await support(), await support()];
  const answers = await Promise.all(people.map((one) => one.call(tryMatterAgain, { params: { id }, body: {} })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(woken).toBe(1);
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', refusals: 0 });
});

test('resolving and retrying at the same time, exactly one of them succeeds', async () => {
  const { id } = await aGivenUpOrder(db);
  const [one, other] = [await support(), await support()];
  const [seen, tried] = await Promise.all([
    one.call(seeToMatter, { params: { id }, body: { Remark: 'Entered by hand' } }),
    other.call(tryMatterAgain, { params: { id }, body: {} }),
  ]);
  expect([seen.statusCode, tried.statusCode].toSorted()).toEqual([200, 409]);
  const row = await rowOf(id);
  expect(row.state).toBe(tried.statusCode === 200 ? 'waiting' : 'given-up');
  expect(row.seen_at === null).toBe(tried.statusCode === 200);
});

test('a resolved order shows who resolved it and how, reserves no stock, and is not counted as open', async () => {
  const { id, salesOrderId } = await aGivenUpOrder(db);
  const client = await support();
  const registry = new Registry();
  watchFailedOperations(registry, db);
  const open = async () => /kind="order-given-up"} (\d+)/.exec(await registry.metrics())?.[1];
  expect(await open()).toBe('1');
  await client.answer(seeToMatter, { params: { id }, body: { Remark: '  Entered by hand as 4711 ' } });
  expect(await isReserved(id)).toEqual([false]);
  expect(await open()).toBe('0');
  expect(await client.answer(getMatters)).toEqual({ Matters: [], TotalNumber: 0, OpenNumber: 0 });
  const { Matters } = await client.answer(getMatters, { query: { state: 'seen' } });
  expect(Matters).toMatchObject([{ Id: id, SeenBy: 'support', Remark: 'Entered by hand as 4711' }]);
  const { Entries } = await client.answer(getAuditTrail, { query: { query: salesOrderId } });
  expect(Entries).toMatchObject([{ Act: 'seeToMatter', Outcome: 'done', Subjects: [id, salesOrderId] }]);
});

test('resolving is idempotent for the same person and remark, and conflicts for another person or remark', async () => {
  const { id } = await aGivenUpOrder(db);
  const [one, other] = [await support(), await support()];
  const say = { params: { id }, body: { Remark: 'Entered by hand' } };
  await one.answer(seeToMatter, say);
  const { seen_at: first } = await rowOf(id);
  await one.answer(seeToMatter, say);
  expect((await rowOf(id)).seen_at).toEqual(first);
  const otherwise = { params: { id }, body: { Remark: 'Cancelled' } };
  for (const [person, request] of [
    [one, otherwise],
    [other, say],
  ] as const)
    expect(await person.refusal(seeToMatter, request)).toMatchObject({ status: 409, code: 'changed-meanwhile' });
  expect((await rowOf(id)).seen_remark).toBe('Entered by hand');
});

test('of two people who resolve at the same time, the second gets 409', async () => {
  const { id } = await aGivenUpOrder(db);
  const people = [await support(), await support()];
  const answers = await Promise.all(
    people.map((one, index) => one.call(seeToMatter, { params: { id }, body: { Remark: `By person ${index}` } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect((await rowOf(id)).seen_remark).toBe(`By person ${winner}`);
});

test('retries a resolved order only if the caller confirms it; the remark stays', async () => {
  const { id } = await aGivenUpOrder(db);
  const client = await support();
  await client.answer(seeToMatter, { params: { id }, body: { Remark: 'Customer is called' } });
  expect(await client.refusal(tryMatterAgain, { params: { id }, body: {} })).toMatchObject({ status: 409 });
  expect(woken).toBe(0);
  await client.answer(tryMatterAgain, { params: { id }, body: { AlthoughSeen: true } });
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', seen_at: null, seen_remark: 'Customer is called' });
  expect(await isReserved(id)).toEqual([true]);
});

test('refuses to requeue an order when the shop has no SAP any more', async () => {
  const { id } = await aGivenUpOrder(db);
  const client = await withoutErp.signedIn(await anEmployee(db, 'support'));
  expect(await client.refusal(tryMatterAgain, { params: { id }, body: {} })).toMatchObject({
    status: 422,
    code: 'nobody-takes-it',
  });
  expect((await rowOf(id)).state).toBe('given-up');
});

test('retries all open orders, leaves resolved ones, and records each order in the audit trail', async () => {
  const orders = [await aGivenUpOrder(db), await aGivenUpOrder(db), await aGivenUpOrder(db)];
  const [first, second, seen] = orders.map(({ id }) => id);
  const client = await support();
  await client.answer(seeToMatter, { params: { id: seen ?? '' }, body: { Remark: 'Entered by hand' } });
  const { Tried, LeftNumber } = await client.answer(tryMattersAgain, { body: {} });
  expect(Tried.map(({ Id }) => Id).toSorted()).toEqual([first, second].toSorted());
  expect(LeftNumber).toBe(0);
  expect(woken).toBe(1);
  for (const id of [first ?? '', second ?? '']) {
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', refusals: 0, given_up_at: null });
    expect(await isReserved(id)).toEqual([true]);
  }
  expect((await rowOf(seen ?? '')).state).toBe('given-up');
  const { Entries } = await client.answer(getAuditTrail, { query: { query: first ?? '', act: 'tryMattersAgain' } });
  expect(Entries).toMatchObject([{ Outcome: 'done' }]);
});

test('concurrent retries of all requeue each order once', async () => {
  const ids = [(await aGivenUpOrder(db)).id, (await aGivenUpOrder(db)).id];
  const people = [await support(), await support()];
  const answers = await Promise.all(people.map((one) => one.answer(tryMattersAgain, { body: {} })));
  expect(answers.flatMap(({ Tried }) => Tried.map(({ Id }) => Id)).toSorted()).toEqual(ids.toSorted());
  for (const id of ids) expect((await rowOf(id)).state).toBe('waiting');
});

test('refuses to retry a kind that the shop has no job for', async () => {
  const client = await support();
  expect(await client.refusal(tryMattersAgain, { body: { Kind: 'charge-failed' } })).toMatchObject({
    status: 422,
    code: 'nobody-takes-it',
  });
});

test('returns 404 for an unknown id, and 400 for a blank remark', async () => {
  const client = await support();
  const params = { id: uuidv7() };
  expect((await client.refusal(tryMatterAgain, { params, body: {} })).status).toBe(404);
  expect((await client.refusal(seeToMatter, { params, body: { Remark: 'Done' } })).status).toBe(404);
  const { id } = await aGivenUpOrder(db);
  expect((await client.refusal(seeToMatter, { params: { id }, body: { Remark: ' \n ' } })).status).toBe(400);
});

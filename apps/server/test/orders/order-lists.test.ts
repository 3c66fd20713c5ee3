import { backSents, orderDrafts, orderSents } from '@grossist/contracts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aDraft } from '../support/a-draft.ts';
import { aMaterial } from '../support/a-material.ts';
import { aSentOrder } from '../support/a-sent-order.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

const KEYS = ['soldTo', 'orderedBy', 'project', 'status', 'orderType', 'deliveryType', 'year', 'month'];
const DAYS = ['2024-12-31', '2025-01-01', '2025-01-15', '2025-02-28', '2025-03-01', '2026-01-10'];

let client: Client;
let people: readonly TestBuyer[] = [];

/** Sixty orders of two people on two accounts, over three years. */
beforeAll(async () => {
  const company = await aCompany(db, { accounts: 2 });
  people = [await aBuyer(db, { company }), await aBuyer(db, { company })];
  const material = await aMaterial(db);
  for (let number = 0; number < 60; number += 1) {
    const buyer = people[number % 2];
    const account = company.accounts[number % 3 === 0 ? 1 : 0];
    if (buyer === undefined || account === undefined) throw new Error('no buyer');
    await aSentOrder(db, {
      buyer,
      account,
      orderedAt: new Date(`${DAYS[number % DAYS.length]}T11:00:00Z`),
      project: ['', 'P-1', 'P-2'][number % 3] ?? '',
      deliveryType: number % 5 === 0 ? 'fastbox' : 'normal',
      name: number % 4 === 0 ? 'Roof of Hansen' : 'Wall',
      lines: [
        { material, quantity: '2', ...(number % 7 === 0 ? { backOrdered: '2', backOrderDate: '2099-01-05' } : {}) },
      ],
      total: String(100 + number),
    });
  }
  const [first] = people;
  if (first === undefined) throw new Error('no reader');
  client = await signedIn(first);
});

type Selected = { Key: string; Values: string[] }[];

const read = (SelectedFacets: Selected, Query = '') =>
  client.answer(orderSents, { body: { SelectedFacets, Query, PageSize: 100 } });

const selected = fc
  .uniqueArray(
    fc.record({
      Key: fc.constantFrom(...KEYS, 'orderedAt'),
      Values: fc.array(fc.nat(5), { minLength: 1, maxLength: 2 }),
    }),
    { selector: ({ Key }) => Key, maxLength: 3 },
  )
  .chain((keys) =>
    fc.record({ keys: fc.constant(keys), query: fc.constantFrom('', 'hansen', 'roof h', 'wall', 'zzz') }),
  );

test('has for any choice a facet count equal to the list with that value, and a list that matches the choice', async () => {
  const all = await read([]);
  const valuesOf = (key: string) => all.Facets.find(({ Key }) => Key === key)?.Values.map(({ Value }) => Value) ?? [];
  await fc.assert(
    fc.asyncProperty(selected, async ({ keys, query }) => {
      const chosen: Selected = keys.map(({ Key, Values }) => ({
        Key,
        Values:
          Key === 'orderedAt'
            ? [DAYS[Values[0] ?? 0] ?? '', DAYS[Values[1] ?? 5] ?? ''].toSorted()
            : [...new Set(Values.map((place) => valuesOf(Key)[place % valuesOf(Key).length] ?? ''))],
      }));
      const found = await read(chosen, query);
      expect(found.SentOrders.length).toBe(found.SentTotalNumber);
      for (const { Key, Values } of found.Facets) {
        const others = chosen.filter((each) => each.Key !== Key);
        const [some] = Values;
        if (some === undefined || (query !== '' && (Key === 'year' || Key === 'month'))) continue;
        const alone = await read([...others, { Key, Values: [some.Value] }], query);
        expect(alone.SentTotalNumber, `${Key} ${some.Value}`).toBe(some.Count);
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('pages together are the whole list, in every order', async () => {
  for (const SortKey of ['orderedAt-desc', 'orderedAt-asc', 'total-desc', 'deliveryDate-asc'] as const) {
    const whole = await client.answer(orderSents, { body: { SortKey, PageSize: 100 } });
    const pages: string[] = [];
    for (let Page = 1; Page <= 4; Page += 1) {
      const { SentOrders } = await client.answer(orderSents, { body: { SortKey, Page, PageSize: 17 } });
      pages.push(...SentOrders.map(({ OrderId }) => OrderId));
    }
    expect(pages).toEqual(whole.SentOrders.map(({ OrderId }) => OrderId));
    expect(new Set(pages).size).toBe(60);
  }
  const { SentOrders } = await client.answer(orderSents, { body: { SortKey: 'total-desc', PageSize: 3 } });
  expect(SentOrders.map(({ Total }) => Total)).toEqual([159, 158, 157]);
});

test('a page far back is the one that it is in the whole list, narrowed or not', async () => {
  for (const SelectedFacets of [[], [{ Key: 'orderedAt', Values: ['2024-12-01', '2026-01-10'] }]]) {
    for (const SortKey of ['orderedAt-desc', 'orderedAt-asc'] as const) {
      const all = await client.answer(orderSents, { body: { SelectedFacets, SortKey, PageSize: 100 } });
      expect(all.SentTotalNumber).toBeGreaterThan(56);
      const last = await client.answer(orderSents, { body: { SelectedFacets, SortKey, PageSize: 7, Page: 9 } });
      expect(last.SentOrders).toEqual(all.SentOrders.slice(56));
      const beyond = await client.answer(orderSents, { body: { SelectedFacets, SortKey, PageSize: 7, Page: 10 } });
      expect(beyond.SentOrders).toEqual([]);
    }
  }
});

test('days are the market’s, the first and the last included', async () => {
  const span = async (from: string, to: string) =>
    (await read([{ Key: 'orderedAt', Values: [from, to] }])).SentTotalNumber;
  expect(await span('2025-01-01', '2025-02-28')).toBe(30);
  expect(await span('2025-01-02', '2025-02-27')).toBe(10);
  expect(await span('', '2024-12-31')).toBe(10);
  expect(await span('2026-01-10', '')).toBe(10);
  expect(await span('2025-03-01', '2025-01-01')).toBe(0);
  expect(await span('9999-12-31', '')).toBe(0);
  expect(await span('nonsense', 'neither')).toBe(60);
});

test('back orders are those of which something is owed, with their dates', async () => {
  const { BackOrders, BackTotalNumber, Facets } = await client.answer(backSents, { body: {} });
  expect(BackTotalNumber).toBe(9);
  for (const order of BackOrders) {
    expect(order).toMatchObject({
      BackOrderLineCount: 1,
      NextBackOrderDate: '2099-01-05',
      BackOrderDates: [{ Kind: 'expected', Date: '2099-01-05', LineCount: 1 }],
    });
  }
  const persons = Facets.find(({ Key }) => Key === 'orderedBy')?.Values ?? [];
  expect(persons.reduce((sum, { Count }) => sum + Count, 0)).toBe(9);
});

test('returns quantities and dates of back orders', async () => {
  const company = await aCompany(db);
  const buyer = await aBuyer(db, { company });
  const material = await aMaterial(db);
  const dates = ['2099-02-01', '2099-01-05', null, '2099-01-05'];
  await aSentOrder(db, {
    buyer,
    lines: [
      { material, quantity: '2' },
      ...dates.map((backOrderDate) => ({ material, quantity: '2', backOrdered: '1', backOrderDate })),
    ],
  });
  const { BackOrders } = await (await signedIn(buyer)).answer(backSents, { body: {} });
  expect(BackOrders).toMatchObject([
    {
      BackOrderLineCount: 4,
      NextBackOrderDate: '2099-01-05',
      BackOrderDates: [
        { Kind: 'expected', Date: '2099-01-05', LineCount: 2 },
        { Kind: 'expected', Date: '2099-02-01', LineCount: 1 },
        { Kind: 'unknown', Date: null, LineCount: 1 },
      ],
    },
  ]);
});

test('returns nothing for an unknown value, and ignores an unknown key', async () => {
  expect((await read([{ Key: 'project', Values: ['none such'] }])).SentTotalNumber).toBe(0);
  expect((await read([{ Key: 'deliveryType', Values: ['Balloon'] }])).SentTotalNumber).toBe(0);
  expect((await read([{ Key: 'year', Values: ['20'] }])).SentTotalNumber).toBe(0);
  expect((await read([{ Key: 'colour', Values: ['red'] }])).SentTotalNumber).toBe(60);
});

test('drafts are the user’s own, found by name and by what is in them', async () => {
  const [one, other] = people;
  if (one === undefined || other === undefined) throw new Error('no editor');
  const material = await aMaterial(db);
  const draft = await aDraft(db, { buyer: one, name: 'Shed of Jensen', lines: [{ material }] });
  await aDraft(db, { buyer: one, name: 'Barn Ø', lines: [{ material }] });
  await aDraft(db, { buyer: other, name: 'Shed of Jensen' });
  const found = async (Query: string) =>
    (await client.answer(orderDrafts, { body: { Query } })).DraftOrders.map(({ CartId }) => CartId);
  expect(await found('shed jen')).toEqual([draft.id]);
  expect(await found(`jensen ${material.sapMaterialNumber}`)).toEqual([draft.id]);
  expect((await found('barn ø')).length).toBe(1);
  expect((await found('')).length).toBe(2);
  const byName = await client.answer(orderDrafts, { body: { SortKey: 'name-asc' } });
  expect(byName.DraftOrders.map(({ Name }) => Name)).toEqual(['Barn Ø', 'Shed of Jensen']);
});

test('takes a constant number of queries for a list of any length', async () => {
  const few = await signedIn(await aBuyer(db));
  const ask = (who: Client) => () => who.answer(orderSents, { body: { Query: 'roof' } });
  expect(await countQueries(db, ask(client))).toBeLessThanOrEqual((await countQueries(db, ask(few))) + 1);
});

test.each(['%', '_', '---', '\\', '% _'])('words of signs alone (%s) find no order', async (Query) => {
  expect(await read([], Query)).toMatchObject({ SentOrders: [], SentTotalNumber: 0 });
});

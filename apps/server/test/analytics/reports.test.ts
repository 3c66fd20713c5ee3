import * as calls from '@grossist/contracts';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { anAnalyticsEvent, anEmptySearchEvent, aSearchEvent } from '../support/an-analytics-event.ts';
import { anEditor } from '../support/an-editor.ts';
import { anEmployee } from '../support/an-employee.ts';
import { addressOf, type Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { analyticsApp, track } from './analytics-app.ts';

const { db } = await testDatabase();
const shop = analyticsApp(db);
const { visitor, signedIn } = shop;

let editor: Client;
let material: Material;

beforeAll(async () => {
  editor = await anEditor(db, shop);
  material = await aMaterial(db, { name: 'Socket' });
  const { sapMaterialNumber } = material;
  const clicked = { query_kind: 'words', query: 'socket', placement: 'search' } as const;
  const visit = { distinct_id: uuidv4(), $session_id: uuidv4() };
  const placement = 'recommendation-cart';
  await track(await visitor(), [
    aSearchEvent('socket', visit),
    aSearchEvent('socket'),
    aSearchEvent('socket'),
    anEmptySearchEvent('sokket'),
    anEmptySearchEvent('sokket'),
    anEmptySearchEvent('-steckdose'),
    anAnalyticsEvent('search_made', { query_kind: 'number', placement: 'search', result_count: 1 }),
    anAnalyticsEvent('result_clicked', {
      ...visit,
      ...clicked,
      material: sapMaterialNumber,
      position: 1,
      is_first_click: true,
    }),
    anAnalyticsEvent('result_clicked', {
      ...visit,
      ...clicked,
      material: sapMaterialNumber,
      position: 2,
      is_first_click: false,
    }),
    anAnalyticsEvent('product_viewed', { ...visit, material: sapMaterialNumber, placement: 'search' }),
    anAnalyticsEvent('added_to_cart', { ...visit, material: sapMaterialNumber, placement, quantity: 2.5 }),
    anAnalyticsEvent('material_ordered', { ...visit, material: sapMaterialNumber, placement, quantity: 2.5 }),
    anAnalyticsEvent('order_placed', { ...visit, line_count: 1 }),
    // An order without a search before it.
    anAnalyticsEvent('order_placed', { line_count: 1 }),
  ]);
});

describe('the report of searches', () => {
  test('counts searches, those without results and those without a click', async () => {
    const report = await editor.answer(calls.getSearchReport);
    expect(report).toMatchObject({ TotalItems: 3, SearchCount: 7, WithoutResultCount: 3, ClickedCount: 1 });
    expect(report.PageItems[0]).toMatchObject({
      Query: 'socket',
      Language: 'en',
      SearchCount: 3,
      WithoutResultCount: 0,
      ClickedCount: 1,
      NotClickedCount: 2,
    });
  });

  test.each([
    [{ kind: 'without-result' as const }, ['sokket', '-steckdose']],
    [{ kind: 'not-clicked' as const }, ['socket']],
    [{ query: 'STECK' }, ['-steckdose']],
    [{ query: '%' }, []],
    [{ language: 'da' as const }, []],
    [{ market: 'SE' as const }, []],
    [{ sort: 'query' as const, pageSize: 2 }, ['-steckdose', 'socket']],
    [{ sort: 'query' as const, pageSize: 2, page: 2 }, ['sokket']],
  ])('%j', async (query, found) => {
    const { PageItems } = await editor.answer(calls.getSearchReport, { query });
    expect(PageItems.map(({ Query }) => Query)).toEqual(found);
  });

  test('is a file in which formulas are guarded', async () => {
    const url = addressOf(calls.exportSearchReport, { query: { sort: 'query', cultureName: 'de-DE' } });
    const response = await editor.send({ method: 'GET', url });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain('Suchanfragen.csv');
    expect(response.body).toMatch(/^\uFEFFSuchanfrage;Sprache;/);
    expect(response.body).toContain("'-steckdose;en;1;1;0;0;");
  });

  test('refuses a period that ends before it begins or is too long', async () => {
    for (const query of [
      { from: '2025-02-01', to: '2025-01-01' },
      { from: '2020-01-01', to: '2025-01-01' },
    ]) {
      expect(await editor.refusal(calls.getSearchReport, { query })).toMatchObject({
        status: 422,
        code: 'wrong-period',
      });
    }
  });
});

describe('the report of sales', () => {
  test('returns orders by placement', async () => {
    const { PageItems } = await editor.answer(calls.getSalesReport);
    expect(PageItems).toMatchObject([
      { Placement: 'recommendation-cart', SapMaterialNumber: null, AddCount: 1, OrderCount: 1, OrderedQuantity: 2.5 },
      { Placement: 'search', ViewCount: 1, AddCount: 0, OrderCount: 0 },
    ]);
  });

  test('returns orders by material, with names', async () => {
    const { PageItems, TotalItems } = await editor.answer(calls.getSalesReport, { query: { by: 'material' } });
    expect(TotalItems).toBe(1);
    expect(PageItems).toMatchObject([
      { Placement: null, SapMaterialNumber: material.sapMaterialNumber, Name: 'Socket', ViewCount: 1, OrderCount: 1 },
    ]);
  });

  test('is a file with decimals as the language writes them', async () => {
    const url = addressOf(calls.exportSalesReport, { query: { cultureName: 'da-DK' } });
    expect((await editor.send({ method: 'GET', url })).body).toContain('recommendation-cart;;;0;1;2,5;1;2,5');
  });
});

describe('the funnel', () => {
  test('has a row for each day and counts a visit as far as it came', async () => {
    const { Days, Totals } = await editor.answer(calls.getFunnelReport);
    expect(Days).toHaveLength(30);
    expect(Totals).toMatchObject({ Searched: 7, Clicked: 1, Added: 1, Ordered: 1, PlacedOrderCount: 0 });
    expect(Days.reduce((sum, { Searched }) => sum + Searched, 0)).toBe(7);
  });

  test('is a file', async () => {
    const response = await editor.send({ method: 'GET', url: addressOf(calls.exportFunnelReport, {}) });
    expect(response.body.trim().split('\r\n')).toHaveLength(31);
  });

  test('is answered from the tallies, without the raw events', async () => {
    const before = await editor.answer(calls.getFunnelReport);
    const renamed = async (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(db);
    await renamed('analytics_events', 'hidden_events');
    try {
      expect(await editor.answer(calls.getFunnelReport)).toEqual(before);
      await editor.answer(calls.getSearchReport);
      await editor.answer(calls.getSalesReport);
    } finally {
      await renamed('hidden_events', 'analytics_events');
    }
  });
});

const REPORTS = [
  calls.getSearchReport,
  calls.exportSearchReport,
  calls.getSalesReport,
  calls.exportSalesReport,
  calls.getFunnelReport,
  calls.exportFunnelReport,
];

test('takes at most two statements of its own for a report', async () => {
  for (const operation of REPORTS) {
    const url = addressOf(operation, {});
    await editor.send({ method: 'GET', url });
    // One of them finds the session.
    expect(await countQueries(db, () => editor.send({ method: 'GET', url })), operation.name).toBeLessThanOrEqual(3);
  }
});

test.each(['buyer', 'support', 'assortment-admin', 'operator'] as const)('a %s gets no report (403)', async (role) => {
  const client = await signedIn(role === 'buyer' ? await aBuyer(db) : await anEmployee(db, role));
  for (const operation of REPORTS)
    expect((await client.send({ method: 'GET', url: addressOf(operation, {}) })).statusCode, operation.name).toBe(403);
});

test('returns 401 for signed-out visitors', async () => {
  const client = await visitor();
  for (const operation of REPORTS)
    expect((await client.send({ method: 'GET', url: addressOf(operation, {}) })).statusCode, operation.name).toBe(401);
});

import { EventPlacement } from '@grossist/contracts';
import { FUNNEL_STEPS } from '@grossist/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { aMaterial } from '../support/a-material.ts';
import { anAnalyticsEvent, anEmptySearchEvent, aSearchEvent } from '../support/an-analytics-event.ts';
import { testDatabase } from '../support/database.ts';
import { analyticsApp, track } from './analytics-app.ts';

const { db } = await testDatabase();
const { visitor } = analyticsApp(db);
const HOUR = 3_600_000;

beforeEach(() =>
  sql`truncate analytics_events, analytics_insert_ids, analytics_visits, analytics_event_tallies,
    analytics_search_tallies, analytics_material_tallies, analytics_funnel_tallies`.execute(db),
);

const sorted = (tables: Record<string, readonly unknown[]>) =>
  Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]);

/** The tallies as a recount of the raw events has them. */
const recounted = async () => ({
  events: (
    await sql`select day::text, market, event, count(*)::int as count from analytics_events
      group by 1, 2, 3`.execute(db)
  ).rows,
  searches: (
    await sql`select day::text, market, language, coalesce(properties ->> 'query', '') as query,
        (count(*) filter (where event like 'search_%'))::int as searches,
        (count(*) filter (where event = 'search_without_result'))::int as without_result,
        (count(*) filter (where event = 'result_clicked'))::int as clicked
      from analytics_events where event like 'search_%'
        or event = 'result_clicked' and (properties ->> 'is_first_click')::boolean
      group by 1, 2, 3, 4`.execute(db)
  ).rows,
  materials: (
    await sql`select day::text, market, properties ->> 'placement' as placement, properties ->> 'material' as material,
        (count(*) filter (where event = 'product_viewed'))::int as views,
        (count(*) filter (where event = 'added_to_cart'))::int as adds,
        (coalesce(sum((properties ->> 'quantity')::numeric) filter (where event = 'added_to_cart'), 0))::float8 as added,
        (count(*) filter (where event = 'material_ordered'))::int as orders,
        (coalesce(sum((properties ->> 'quantity')::numeric) filter (where event = 'material_ordered'), 0))::float8 as ordered
      from analytics_events where event in ('product_viewed', 'added_to_cart', 'material_ordered')
      group by 1, 2, 3, 4`.execute(db)
  ).rows,
  funnel: (
    await sql`select day::text, market, (count(*) filter (where s))::int as searched,
        (count(*) filter (where s and c))::int as clicked, (count(*) filter (where s and c and a))::int as added,
        (count(*) filter (where s and c and a and o))::int as ordered
      from (select day, market, bool_or(event like 'search_%') as s, bool_or(event = 'result_clicked') as c,
          bool_or(event = 'added_to_cart') as a, bool_or(event = 'order_placed') as o
        from analytics_events group by distinct_id, session_id, day, market) v
      group by 1, 2 having bool_or(s)`.execute(db)
  ).rows,
});

const tallied = async () => ({
  events: (await sql`select day::text, market, event, count::int from analytics_event_tallies`.execute(db)).rows,
  searches: (
    await sql`select day::text, market, language, query, searches::int, without_result::int, clicked::int
      from analytics_search_tallies`.execute(db)
  ).rows,
  materials: (
    await sql`select day::text, market, placement, sap_material_number as material, views::int, adds::int,
        added_quantity::float8 as added, orders::int, ordered_quantity::float8 as ordered
      from analytics_material_tallies`.execute(db)
  ).rows,
  funnel: (
    await sql`select day::text, market, searched::int, clicked::int, added::int, ordered::int
      from analytics_funnel_tallies`.execute(db)
  ).rows,
});

test('tallies equal a recount of the raw events, however batches are cut, repeated and raced', async () => {
  const materials = [(await aMaterial(db)).sapMaterialNumber, (await aMaterial(db)).sapMaterialNumber];
  const client = await visitor();
  const visits = Array.from({ length: 4 }, () => ({ distinct_id: uuidv4(), $session_id: uuidv4() }));
  const event = fc
    .record({
      kind: fc.constantFrom('search', 'empty', 'click', 'view', ...FUNNEL_STEPS, 'line', 'list'),
      visit: fc.constantFrom(...visits),
      query: fc.constantFrom('kabel', 'rør', 'lampe ip44'),
      material: fc.constantFrom(...materials),
      placement: fc.constantFrom(...EventPlacement.options.slice(0, 3)),
      quantity: fc.integer({ min: 1, max: 5000 }).map((milli) => milli / 1000),
      isFirst: fc.boolean(),
      hours: fc.integer({ min: 0, max: 70 }),
      locale: fc.constantFrom('da-DK' as const, 'en-US' as const),
    })
    .map(({ kind, visit, query, material, placement, quantity, isFirst, hours, locale }) => {
      const common = { ...visit, locale, time: Date.now() - hours * HOUR };
      switch (kind) {
        case 'empty':
          return anEmptySearchEvent(query, common);
        case 'click':
        case 'clicked':
          return anAnalyticsEvent('result_clicked', {
            ...common,
            query_kind: 'words',
            query,
            material,
            position: 3,
            is_first_click: isFirst,
            placement: 'search',
          });
        case 'view':
          return anAnalyticsEvent('product_viewed', { ...common, material, placement });
        case 'added':
          return anAnalyticsEvent('added_to_cart', { ...common, material, placement, quantity });
        case 'ordered':
          return anAnalyticsEvent('order_placed', { ...common, line_count: 2 });
        case 'line':
          return anAnalyticsEvent('material_ordered', { ...common, material, placement, quantity });
        case 'list':
          return anAnalyticsEvent('list_used', { ...common, action: 'opened' });
        default:
          return aSearchEvent(query, common);
      }
    });
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 10 }),
      async (all, size) => {
        const batches = Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
          all.slice(n * size, (n + 1) * size),
        );
        await Promise.all([...batches, all].map((batch) => track(client, batch)));
        expect(sorted(await tallied())).toEqual(sorted(await recounted()));
      },
    ),
    { numRuns: 15 },
  );
});

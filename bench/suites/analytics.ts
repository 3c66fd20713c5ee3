import { randomUUID } from 'node:crypto';
import {
  ANALYTICS_TOKEN,
  getContext,
  getFunnelReport,
  getSalesReport,
  getSearchReport,
  trackEvents,
} from '@grossist/contracts';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/db/index.ts';
import { type Client, clientOf } from '../../tests/running-shop/client.ts';
import { shopFolder } from '../../tests/running-shop/shop.ts';
import { orderable, signedIn } from '../cart.ts';
import { measure, timed } from '../measure.ts';
import type { Results } from '../report.ts';

const EDITOR = 'editor@grossist.example';
const EVENTS = 100_000;
const BATCH = 2000;
const EVENTS_OF_YEAR = 1_000_000;
const DAYS_OF_YEAR = 365;
const RUNS = 20;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** A batch of visits that each search, open, add and order. */
const batchOf = (materials: readonly string[], number: number): Record<string, unknown>[] =>
  Array.from({ length: BATCH / 5 }, (_, visit) => {
    const material = materials[(number + visit) % materials.length] ?? '';
    const common = {
      token: ANALYTICS_TOKEN,
      distinct_id: randomUUID(),
      $session_id: randomUUID(),
      time: Date.now(),
      tracking_source: 'web',
      locale: 'da-DK',
    };
    const event = (name: string, properties: object) => ({
      event: name,
      properties: { ...common, $insert_id: randomUUID(), ...properties },
    });
    // One word of letters: digits may be of a person, and so may a short word ("hr").
    const query = `word${String.fromCharCode(97 + (visit % 26), 97 + (number % 26))}`;
    const searched = { query_kind: 'words', query, placement: 'search' };
    return [
      event('search_made', { ...searched, result_count: 20 }),
      event('result_clicked', { ...searched, material, position: 1, is_first_click: true }),
      event('product_viewed', { material, placement: 'search' }),
      event('added_to_cart', { material, placement: 'search', quantity: 1 }),
      event('order_placed', { line_count: 1 }),
    ];
  }).flat();

const collect = async (client: Client, materials: readonly string[], events: number): Promise<void> => {
  for (let number = 0; number < events / BATCH; number += 1) {
    const body = batchOf(materials, number);
    const answer = await client.call(trackEvents, { query: { consent: 'true' }, body });
    if (answer.num_records_imported !== body.length)
      throw new Error(`Refused: ${JSON.stringify(answer.failed_records[0])}`);
  }
};

/** Stores a year of events as the collector does, with their tallies. The shop of the folder must not be running. */
const storeYear = async (dataDirectory: string): Promise<void> => {
  const { db, close } = await openDatabase(
    { dataDirectory, applicationName: 'grossist bench', poolSize: 2, statementTimeout: 0 },
    silent,
  );
  try {
    await sql`select analytics_add_partitions(current_date - ${DAYS_OF_YEAR}::integer, current_date)`.execute(db);
    await sql`
      insert into analytics_events (day, insert_id, distinct_id, session_id, happened_at, event, market, language, properties)
      select current_date - 1 - n % ${DAYS_OF_YEAR}::integer, 'year-' || n, v.id, v.id,
        current_date - 1 - n % ${DAYS_OF_YEAR}::integer + interval '12 hours',
        (array['search_made', 'result_clicked', 'added_to_cart', 'order_placed'])[n / ${DAYS_OF_YEAR}::integer % 4 + 1],
        'DK', 'da', jsonb_build_object('query', 'word ' || n % 5000, 'material', m.number, 'placement', 'search')
      from generate_series(1, ${EVENTS_OF_YEAR}::integer) n
      cross join lateral (select md5((n / 4)::text)::uuid as id) v
      join (select row_number() over () - 1 as place, sap_material_number as number from materials limit 2000) m
        on m.place = n % 2000`.execute(db);
    await sql`insert into analytics_search_tallies (day, market, language, query, searches, without_result, clicked)
      select day, market, language, properties ->> 'query', count(*) filter (where event = 'search_made'), 0,
        count(*) filter (where event = 'result_clicked')
      from analytics_events where event in ('search_made', 'result_clicked') group by 1, 2, 3, 4
      on conflict do nothing`.execute(db);
    await sql`insert into analytics_material_tallies
      select day, market, 'search', properties ->> 'material', 0, count(*), count(*), 0, 0
      from analytics_events where event = 'added_to_cart' group by 1, 2, 4 on conflict do nothing`.execute(db);
    await sql`insert into analytics_funnel_tallies
      select day, market, count(*), count(*) * 3 / 4, count(*) / 2, count(*) / 4
      from analytics_events group by 1, 2 on conflict do nothing`.execute(db);
    await sql`vacuum analyze analytics_search_tallies, analytics_material_tallies, analytics_funnel_tallies`.execute(
      db,
    );
  } finally {
    await close();
  }
};

/** The collector, and reports over a year of events. */
export const measureAnalytics = async (materials: number, results: Results): Promise<void> => {
  const folder = await shopFolder(materials, { settings: { GROSSIST_ANALYTICS_DAYS: '400' } });
  try {
    const shop = await folder.start();
    try {
      const visitor = clientOf(shop.base);
      await visitor.call(getContext, {});
      const numbers = await orderable(await signedIn(shop.base), 500);
      // What has just started grows by itself.
      await collect(visitor, numbers, EVENTS / 2);
      const before = await shop.memory();
      const took = await timed(() => collect(visitor, numbers, EVENTS));
      results.figures.push(
        { name: 'events collected a second, batches of 2,000', value: EVENTS / (took / 1000), unit: '' },
        { name: 'memory of the server after 50,000 events', value: before, unit: 'MB' },
        { name: 'memory of the server after 100,000 more', value: await shop.memory(), unit: 'MB' },
      );
    } finally {
      await shop.stop();
    }
    await storeYear(folder.path);
    const again = await folder.start();
    try {
      const editor = await signedIn(again.base, EDITOR);
      const to = new Date().toISOString().slice(0, 10);
      const from = new Date(Date.now() - (DAYS_OF_YEAR - 1) * 86_400_000).toISOString().slice(0, 10);
      results.measured.push(
        await measure('funnel over a year of 1,000,000 events', RUNS, () =>
          editor.call(getFunnelReport, { query: { from, to } }),
        ),
        await measure('searches of the same year', RUNS, () => editor.call(getSearchReport, { query: { from, to } })),
        await measure('sales by placement of the same year', RUNS, () =>
          editor.call(getSalesReport, { query: { from, to } }),
        ),
      );
    } finally {
      await again.stop();
    }
  } finally {
    await folder.remove();
  }
};

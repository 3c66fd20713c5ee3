import { type DemoAnalytics, type DemoDay, demoAnalytics } from '@grossist/demo';
import { MARKETS, marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';

/** Days before today that have counts. */
const DAYS = 60;
/** Guards against two processes that start together. */
const LOCK = 4_400_000_001;

/** The days of every market with the orders that the demo's buyers placed on them. */
const ordersByDay = async (tx: Transaction, today: string): Promise<readonly DemoDay[]> => {
  const zones = MARKETS.map((market) => marketFacts(market).timeZone);
  const { rows } = await sql<DemoDay>`
    with placed as (
      select (o.ordered_at at time zone z.zone)::date as day, z.market, count(*)::integer as orders
      from orders o join companies c on c.id = o.company_id
      join unnest(${[...MARKETS]}::text[], ${zones}::text[]) z(market, zone) on z.market = c.market
      where o.ordered_at >= ${today}::date - ${DAYS + 1}::integer group by 1, 2)
    select d::date::text as day, m.market, coalesce(p.orders, 0) as orders
    from generate_series(${today}::date - ${DAYS}::integer, ${today}::date - 1, interval '1 day') d
    cross join unnest(${[...MARKETS]}::text[]) m(market)
    left join placed p on p.day = d::date and p.market = m.market
    order by 1, 2`.execute(tx);
  return rows;
};

const addCounts = async (tx: Transaction, { searches, materials, funnel }: DemoAnalytics): Promise<void> => {
  await sql`
    insert into analytics_search_tallies (day, market, language, query, searches, without_result, clicked)
    select r.day, r.market, r.language, r.query, r.searches, r."withoutResult", r.clicked
    from json_to_recordset(${JSON.stringify(searches)}::json) r(day date, market text, language text, query text,
      searches bigint, "withoutResult" bigint, clicked bigint)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into analytics_material_tallies
      (day, market, placement, sap_material_number, views, adds, added_quantity, orders, ordered_quantity)
    select r.day, r.market, r.placement, r."sapMaterialNumber", r.views, r.adds, r."addedQuantity", r.orders,
      r."orderedQuantity"
    from json_to_recordset(${JSON.stringify(materials)}::json) r(day date, market text, placement text,
      "sapMaterialNumber" text, views bigint, adds bigint, "addedQuantity" numeric, orders bigint,
      "orderedQuantity" numeric)
    on conflict do nothing`.execute(tx);
  await sql`
    insert into analytics_funnel_tallies (day, market, searched, clicked, added, ordered)
    select r.day, r.market, r.searched, r.clicked, r.added, r.ordered
    from json_to_recordset(${JSON.stringify(funnel)}::json) r(day date, market text, searched bigint, clicked bigint,
      added bigint, ordered bigint)
    on conflict do nothing`.execute(tx);
};

/**
 * Counts of two months of searches, added materials and orders for the demo's reports, made where nothing was counted yet.
 * They are counts alone, as visitors who consented leave them: no events and no persons. Six statements.
 */
export const makeDemoAnalytics =
  (db: Database) =>
  (today: string): Promise<void> =>
    transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      const known = await sql<{ is_counted: boolean }>`
        select exists (select from analytics_search_tallies) as is_counted`.execute(tx);
      if (known.rows[0]?.is_counted !== false) return;
      await addCounts(tx, demoAnalytics(await ordersByDay(tx, today)));
    });

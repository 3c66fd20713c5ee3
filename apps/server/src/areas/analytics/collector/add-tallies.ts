import { FUNNEL_STEPS, funnelDepth } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import type { EventTally, MaterialTally, SearchTally, Tallies, VisitSteps } from './tally-of.ts';

/** Thousandths as a decimal. */
const decimal = (milli: number): string => (milli / 1000).toFixed(3);

const addEvents = async (tx: Transaction, rows: readonly EventTally[]): Promise<void> => {
  await sql`
    insert into analytics_event_tallies as known (day, market, event, count)
    select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ market }) => market)}::text[],
      ${rows.map(({ event }) => event)}::text[], ${rows.map(({ count }) => count)}::bigint[])
    on conflict (day, market, event) do update set count = known.count + excluded.count`.execute(tx);
};

const addSearches = async (tx: Transaction, rows: readonly SearchTally[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into analytics_search_tallies as known (day, market, language, query, searches, without_result, clicked)
    select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ market }) => market)}::text[],
      ${rows.map(({ language }) => language)}::text[], ${rows.map(({ query }) => query)}::text[],
      ${rows.map(({ searches }) => searches)}::bigint[], ${rows.map(({ withoutResult }) => withoutResult)}::bigint[],
      ${rows.map(({ clicked }) => clicked)}::bigint[])
    on conflict (day, market, language, query) do update set searches = known.searches + excluded.searches,
      without_result = known.without_result + excluded.without_result,
      clicked = known.clicked + excluded.clicked`.execute(tx);
};

const addMaterials = async (tx: Transaction, rows: readonly MaterialTally[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into analytics_material_tallies as known
      (day, market, placement, sap_material_number, views, adds, added_quantity, orders, ordered_quantity)
    select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ market }) => market)}::text[],
      ${rows.map(({ placement }) => placement)}::text[],
      ${rows.map(({ sapMaterialNumber }) => sapMaterialNumber)}::text[], ${rows.map(({ views }) => views)}::bigint[],
      ${rows.map(({ adds }) => adds)}::bigint[], ${rows.map(({ addedMilli }) => decimal(addedMilli))}::numeric[],
      ${rows.map(({ orders }) => orders)}::bigint[],
      ${rows.map(({ orderedMilli }) => decimal(orderedMilli))}::numeric[])
    on conflict (day, market, placement, sap_material_number) do update set views = known.views + excluded.views,
      adds = known.adds + excluded.adds, added_quantity = known.added_quantity + excluded.added_quantity,
      orders = known.orders + excluded.orders,
      ordered_quantity = known.ordered_quantity + excluded.ordered_quantity`.execute(tx);
};

const visitKeys = (visits: readonly VisitSteps[]) => sql`
  unnest(${visits.map(({ distinctId }) => distinctId)}::uuid[], ${visits.map(({ sessionId }) => sessionId)}::uuid[],
    ${visits.map(({ day }) => day)}::date[], ${visits.map(({ market }) => market)}::text[],
    ${visits.map(({ steps }) => steps)}::smallint[])`;

const keyOf = ({ distinctId, sessionId, day, market }: VisitSteps): string =>
  [distinctId, sessionId, day, market].join(' ');

/** Locks visits, adds their steps and returns the steps that they had before. */
const addSteps = async (tx: Transaction, visits: readonly VisitSteps[]): Promise<ReadonlyMap<string, number>> => {
  await sql`
    insert into analytics_visits (distinct_id, session_id, day, market)
    select distinct_id, session_id, day, market
    from ${visitKeys(visits)} v(distinct_id, session_id, day, market, steps)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<VisitSteps>`
    select v.distinct_id as "distinctId", v.session_id as "sessionId", v.day::text, v.market, v.steps
    from analytics_visits v join ${visitKeys(visits)} s(distinct_id, session_id, day, market, steps)
      using (distinct_id, session_id, day, market)
    order by v.distinct_id, v.session_id, v.day, v.market for update of v`.execute(tx);
  await sql`
    update analytics_visits v set steps = v.steps | s.steps
    from ${visitKeys(visits)} s(distinct_id, session_id, day, market, steps)
    where (v.distinct_id, v.session_id, v.day, v.market) = (s.distinct_id, s.session_id, s.day, s.market)
      and v.steps <> v.steps | s.steps`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row.steps]));
};

/** Adds the visits that came further than before to the funnel of their day. */
const addVisits = async (tx: Transaction, visits: readonly VisitSteps[]): Promise<void> => {
  if (visits.length === 0) return;
  const before = await addSteps(tx, visits);
  const byDay = new Map<string, { day: string; market: string; counts: number[] }>();
  for (const visit of visits) {
    const { day, market, steps } = visit;
    const had = before.get(keyOf(visit)) ?? 0;
    const depth = funnelDepth(had | steps);
    if (depth === funnelDepth(had)) continue;
    const row = byDay.get(`${day} ${market}`) ?? { day, market, counts: FUNNEL_STEPS.map(() => 0) };
    byDay.set(`${day} ${market}`, row);
    row.counts = row.counts.map((count, step) => (step >= funnelDepth(had) && step < depth ? count + 1 : count));
  }
  const rows = [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  const counts = (step: number): readonly number[] => rows.map((row) => row.counts[step] ?? 0);
  await sql`
    insert into analytics_funnel_tallies as known (day, market, searched, clicked, added, ordered)
    select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ market }) => market)}::text[],
      ${counts(0)}::bigint[], ${counts(1)}::bigint[], ${counts(2)}::bigint[], ${counts(3)}::bigint[])
    on conflict (day, market) do update set searched = known.searched + excluded.searched,
      clicked = known.clicked + excluded.clicked, added = known.added + excluded.added,
      ordered = known.ordered + excluded.ordered`.execute(tx);
};

/**
 * Adds to the tallies in the transaction that stores the events: both are there, or neither is. Rows are locked in the
 * order of their tables and keys. At most seven statements.
 */
export const addTallies = async (tx: Transaction, tallies: Tallies): Promise<void> => {
  await addVisits(tx, tallies.visits);
  await addEvents(tx, tallies.events);
  await addSearches(tx, tallies.searches);
  await addMaterials(tx, tallies.materials);
};

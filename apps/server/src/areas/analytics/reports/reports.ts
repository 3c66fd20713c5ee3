/** Queries of the editors' reports: searches, sales, and the funnel from search to order. */

import type { EventPlacement } from '@grossist/contracts';
import { type Language, MARKETS, marketFacts, type Texts, textIn } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { ofPeriod, type Period, type Rows } from './period.ts';

export interface FunnelRow {
  day: string;
  searched: number;
  clicked: number;
  added: number;
  ordered: number;
  /** All orders of the day, with and without consent. */
  placed: number;
}

/**
 * Returns each day of a period with the visits that reached each step, from the tallies, and the orders that were placed,
 * from the orders themselves, which need no consent since no person is counted. One query.
 */
export const funnelRows =
  (db: Database) =>
  async (period: Period): Promise<readonly FunnelRow[]> => {
    const { from, to, market } = period;
    const zones = MARKETS.map((each) => marketFacts(each).timeZone);
    const { rows } = await sql<FunnelRow>`
      with days as (
        select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day
      ), steps as (
        select day, sum(searched) as searched, sum(clicked) as clicked, sum(added) as added, sum(ordered) as ordered
        from analytics_funnel_tallies where ${ofPeriod(period)} group by day
      ), zones as (
        select * from unnest(${[...MARKETS]}::text[], ${zones}::text[]) z(market, zone)
      ), placed as (
        select (o.ordered_at at time zone z.zone)::date as day, count(*) as placed
        from orders o join companies c on c.id = o.company_id join zones z on z.market = c.market
        where o.ordered_at >= ${from}::date - 1 and o.ordered_at < ${to}::date + 2
          and (${market ?? null}::text is null or c.market = ${market ?? null})
        group by 1
      )
      select d.day::text, coalesce(s.searched, 0)::float8 as searched, coalesce(s.clicked, 0)::float8 as clicked,
        coalesce(s.added, 0)::float8 as added, coalesce(s.ordered, 0)::float8 as ordered,
        coalesce(p.placed, 0)::float8 as placed
      from days d left join steps s using (day) left join placed p using (day) order by d.day`.execute(db);
    return rows;
  };

type SalesSort = 'ordered' | 'added' | 'viewed' | 'placement' | 'material';

interface SalesFilters {
  by: 'placement' | 'material';
  placement: EventPlacement | undefined;
  sort: SalesSort;
}

interface Row {
  placement: EventPlacement | null;
  sap_material_number: string | null;
  names: Texts | null;
  views: number;
  adds: number;
  added_quantity: number;
  orders: number;
  ordered_quantity: number;
}

export interface SalesRow extends Omit<Row, 'names'> {
  /** '' where there is none. */
  name: string;
}

const SALES_SORTS: Record<SalesSort, RawBuilder<unknown>> = {
  ordered: sql`orders desc, adds desc, views desc`,
  added: sql`adds desc, orders desc`,
  viewed: sql`views desc, orders desc`,
  placement: sql`placement`,
  material: sql`sap_material_number`,
};

const counted = (period: Period, { by, placement }: SalesFilters) => sql`
  select ${by === 'placement' ? sql`placement` : sql`null::text as placement`},
    ${by === 'material' ? sql`sap_material_number` : sql`null::text as sap_material_number`},
    sum(views)::float8 as views, sum(adds)::float8 as adds, sum(added_quantity)::float8 as added_quantity,
    sum(orders)::float8 as orders, sum(ordered_quantity)::float8 as ordered_quantity
  from analytics_material_tallies
  where ${ofPeriod(period)} and (${placement ?? null}::text is null or placement = ${placement ?? null})
  group by ${by === 'placement' ? sql`analytics_material_tallies.placement` : sql`analytics_material_tallies.sap_material_number`}`;

/** Returns rows of sales from the tallies, with names in a language. One query. */
export const salesRows =
  (db: Database) =>
  async (
    period: Period,
    filters: SalesFilters,
    { limit, offset }: Rows,
    language: Language,
  ): Promise<readonly SalesRow[]> => {
    const { rows } = await sql<Row>`
      with page as (
        select * from (${counted(period, filters)}) counted
        order by ${SALES_SORTS[filters.sort]}, placement, sap_material_number limit ${limit} offset ${offset})
      select page.*, m.names from page
      left join (select sap_material_number as number, names from materials) m on m.number = page.sap_material_number
      order by ${SALES_SORTS[filters.sort]}, placement, sap_material_number`.execute(db);
    return rows.map(({ names, ...row }) => ({ ...row, name: textIn(names ?? {}, language)?.text ?? '' }));
  };

/** Returns how many rows there are, counted to 10,000. One query. */
export const countSales =
  (db: Database) =>
  async (period: Period, filters: SalesFilters): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::float8 as count from (${counted(period, filters)} limit 10000) c`.execute(db);
    return rows[0]?.count ?? 0;
  };

type SearchKind = 'all' | 'without-result' | 'not-clicked';
type SearchSort = 'searches' | 'without-result' | 'not-clicked' | 'query' | 'last';

interface SearchFilters {
  kind: SearchKind;
  language: Language | undefined;
  /** Part of the words. */
  query: string;
  sort: SearchSort;
}

export interface SearchRow {
  query: string;
  language: Language;
  searches: number;
  without_result: number;
  clicked: number;
  not_clicked: number;
  last_on: string;
}

const KINDS: Record<SearchKind, RawBuilder<unknown>> = {
  all: sql`true`,
  'without-result': sql`without_result > 0`,
  'not-clicked': sql`not_clicked > 0`,
};

const SEARCH_SORTS: Record<SearchSort, RawBuilder<unknown>> = {
  searches: sql`searches desc`,
  'without-result': sql`without_result desc`,
  'not-clicked': sql`not_clicked desc`,
  query: sql`query`,
  last: sql`last_on desc`,
};

/** Rows with words, before they are sorted. A first click may arrive on the day after the search. */
const found = (period: Period, { kind, language, query }: SearchFilters) => sql`
  select * from (
    select query, language, sum(searches)::float8 as searches, sum(without_result)::float8 as without_result,
      sum(clicked)::float8 as clicked,
      greatest(sum(searches) - sum(without_result) - sum(clicked), 0)::float8 as not_clicked,
      (max(day) filter (where searches > 0))::text as last_on
    from analytics_search_tallies
    where ${ofPeriod(period)} and query <> ''
      and (${language ?? null}::text is null or language = ${language ?? null})
      and query like ${`%${escapeLike(query.trim().toLowerCase())}%`}
    group by query, language having sum(searches) > 0
  ) counted where ${KINDS[kind]}`;

/** Returns rows of searches from the tallies. One query. */
export const searchRows =
  (db: Database) =>
  async (period: Period, filters: SearchFilters, { limit, offset }: Rows): Promise<readonly SearchRow[]> => {
    const { rows } = await sql<SearchRow>`
      ${found(period, filters)} order by ${SEARCH_SORTS[filters.sort]}, query, language
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  };

interface SearchTotals {
  rows: number;
  searches: number;
  without_result: number;
  clicked: number;
}

/** Returns how many rows there are, counted to 10,000, and all searches of the period. One query. */
export const searchTotals =
  (db: Database) =>
  async (period: Period, filters: SearchFilters): Promise<SearchTotals> => {
    const { rows } = await sql<SearchTotals>`
      select (select count(*) from (${found(period, filters)} limit 10000) f)::float8 as rows,
        coalesce(sum(searches), 0)::float8 as searches, coalesce(sum(without_result), 0)::float8 as without_result,
        coalesce(sum(clicked), 0)::float8 as clicked
      from analytics_search_tallies
      where ${ofPeriod(period)} and (${filters.language ?? null}::text is null
        or language = ${filters.language ?? null})`.execute(db);
    return rows[0] ?? { rows: 0, searches: 0, without_result: 0, clicked: 0 };
  };

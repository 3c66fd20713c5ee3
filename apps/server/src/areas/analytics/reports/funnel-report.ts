import { MARKETS, marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { ofPeriod, type Period } from './period.ts';

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

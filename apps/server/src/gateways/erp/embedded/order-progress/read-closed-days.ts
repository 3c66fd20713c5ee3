import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';

const MOST_DAYS = 500;

/** Days on which the house is closed in a market beside the public holidays. One statement. */
export const readClosedDays = async (db: Database, market: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ date: string }>`
    select date::text as date from erp.closed_days where market = ${market} order by date desc limit ${MOST_DAYS}`.execute(
    db,
  );
  return rows.map(({ date }) => date);
};

import type { ClosedDayRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, type Writer, type Written } from '../writer.ts';

export const closedDayKey = (record: ClosedDayRecord): string => keyOf(record.market, record.date);

export const writeClosedDays: Writer<ClosedDayRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    market: record.market,
    date: record.date,
    name: record.name,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.closed_days (market, date, name, content_hash)
    select market, date, name, content_hash from json_populate_recordset(null::erp.closed_days, ${rows}::json)
    on conflict (market, date) do update set name = excluded.name, content_hash = excluded.content_hash
    where closed_days.content_hash is distinct from excluded.content_hash
    returning concat_ws(${SEPARATOR}, market, date::text) as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, closedDayKey, written.rows);
};

import type { PlantRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { outcomesOf, rowsOf, type Writer, type Written } from './writer.ts';

export const writePlants: Writer<PlantRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    code: record.code,
    market: record.market,
    name: record.name,
    city: record.city,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into erp.plants (code, market, name, city, content_hash)
    select code, market, name, city, content_hash from json_populate_recordset(null::erp.plants, ${rows}::json)
    on conflict (code) do update set market = excluded.market, name = excluded.name, city = excluded.city,
      content_hash = excluded.content_hash
    where plants.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, (record) => record.code, written.rows);
};

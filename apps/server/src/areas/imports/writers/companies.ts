import type { CompanyRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { outcomesOf, rowsOf, type Writer, type Written } from './writer.ts';

export const writeCompanies: Writer<CompanyRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    id: uuidv7(),
    code: record.code,
    name: record.name,
    market: record.market,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into companies (id, code, name, market, content_hash)
    select id, code, name, market, content_hash from json_populate_recordset(null::companies, ${rows}::json)
    on conflict (code) do update set name = excluded.name, market = excluded.market,
      content_hash = excluded.content_hash
    where companies.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  return outcomesOf(items, (record) => record.code, written.rows);
};

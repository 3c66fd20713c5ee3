import type { SupplierRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { suppliersChanged } from './search-changes.ts';
import { keysWhere, outcomesOf, rowsOf, type Writer, type Written } from './writer.ts';

export const writeSuppliers: Writer<SupplierRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({ code: record.code, name: record.name, content_hash: hash }));
  const written = await sql<Written>`
    insert into suppliers (code, name, content_hash)
    select code, name, content_hash from json_populate_recordset(null::suppliers, ${rows}::json)
    on conflict (code) do update set name = excluded.name, content_hash = excluded.content_hash
    where suppliers.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  await suppliersChanged(tx, keysWhere(written.rows, false));
  return outcomesOf(items, (record) => record.code, written.rows);
};

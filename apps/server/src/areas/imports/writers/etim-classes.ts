import type { EtimClassRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { classesChanged } from './search-changes.ts';
import { keysWhere, outcomesOf, rowsOf, type Writer, type Written } from './writer.ts';

export const writeEtimClasses: Writer<EtimClassRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record, hash }) => ({
    code: record.code,
    names: record.names,
    synonyms: record.synonyms ?? {},
    features: record.features,
    content_hash: hash,
  }));
  const written = await sql<Written>`
    insert into etim_classes (code, names, synonyms, features, content_hash)
    select code, names, synonyms, features, content_hash
    from json_populate_recordset(null::etim_classes, ${rows}::json)
    on conflict (code) do update set names = excluded.names, synonyms = excluded.synonyms,
      features = excluded.features, content_hash = excluded.content_hash
    where etim_classes.content_hash is distinct from excluded.content_hash
    returning code as key, (xmax = 0) as made`.execute(tx);
  await classesChanged(tx, keysWhere(written.rows, false));
  return outcomesOf(items, (record) => record.code, written.rows);
};

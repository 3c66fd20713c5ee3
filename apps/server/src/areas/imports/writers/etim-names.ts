import type { EtimClassNameRecord, EtimFeatureRecord, EtimValueRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Item } from '../item.ts';
import { modelChanged } from './etim-model.ts';
import { classesChanged } from './search-changes.ts';
import { outcomesOf, rowsOf, type Tx, type Writer, type Written } from './writer.ts';

type NamedRecord = EtimClassNameRecord | EtimFeatureRecord | EtimValueRecord;
type NamesTable = 'etim_class_names' | 'etim_features' | 'etim_values';

const rowsOfNames = (items: readonly Item<NamedRecord>[]): string =>
  rowsOf(items, ({ record: { code, names } }) => ({ code, names }));

/** Adds languages to what is known, and takes none away. */
const writeNames = async (tx: Tx, table: NamesTable, rows: string): Promise<readonly Written[]> => {
  const { rows: written } = await sql<Written>`
    insert into ${sql.table(table)} as known (code, names)
    select code, names from json_to_recordset(${rows}::json) as given (code text, names jsonb)
    on conflict (code) do update set names = known.names || excluded.names
    where known.names || excluded.names is distinct from known.names
    returning code as key, (xmax = 0) as made`.execute(tx);
  await modelChanged(tx, written);
  return written;
};

export const writeEtimFeatures: Writer<EtimFeatureRecord> = async (tx, items) =>
  outcomesOf(items, (record) => record.code, await writeNames(tx, 'etim_features', rowsOfNames(items)));

export const writeEtimValues: Writer<EtimValueRecord> = async (tx, items) =>
  outcomesOf(items, (record) => record.code, await writeNames(tx, 'etim_values', rowsOfNames(items)));

/**
 * Names of classes. A class that was unknown can be named by materials from now on; its row is empty, so that whatever
 * the wholesaler says of it is news and goes before the model.
 */
export const writeEtimClassNames: Writer<EtimClassNameRecord> = async (tx, items) => {
  const rows = rowsOfNames(items);
  const written = await writeNames(tx, 'etim_class_names', rows);
  if (written.length > 0) {
    await sql`
      insert into etim_classes (code, names, content_hash)
      select code, '{}', '' from json_to_recordset(${rows}::json) as given (code text)
      on conflict (code) do nothing`.execute(tx);
    await classesChanged(
      tx,
      written.map(({ key }) => key),
    );
  }
  return outcomesOf(items, (record) => record.code, written);
};

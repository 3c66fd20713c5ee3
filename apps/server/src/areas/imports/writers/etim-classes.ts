/** Writes ETIM classes with names, synonyms and units. */

import type {
  EtimClassNameRecord,
  EtimClassRecord,
  EtimFeatureRecord,
  EtimSynonymsRecord,
  EtimUnitRecord,
  EtimValueRecord,
} from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { publishReferenceChange } from '../../catalogue/index.ts';
import type { Item } from '../item.ts';
import { classesChanged } from './search-changes.ts';
import { keyOf, keysWhere, outcomesOf, rowsOf, SEPARATOR, type Tx, type Writer, type Written } from './writer.ts';

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
  if (written.rows.length > 0) await publishReferenceChange(tx);
  await classesChanged(tx, keysWhere(written.rows, false));
  return outcomesOf(items, (record) => record.code, written.rows);
};

/** Invalidates cached ETIM models when rows were made or changed. */
export const modelChanged = async (tx: Tx, written: readonly unknown[]): Promise<void> => {
  if (written.length === 0) return;
  await sql`update etim_model set revision = revision + 1`.execute(tx);
  await publishReferenceChange(tx);
};

type NamedRecord = EtimClassNameRecord | EtimFeatureRecord | EtimValueRecord;
type NamesTable = 'etim_class_names' | 'etim_features' | 'etim_values';

const rowsOfNames = (items: readonly Item<NamedRecord>[]): string =>
  rowsOf(items, ({ record: { code, names } }) => ({ code, names }));

/** Adds languages to the stored names; removes none. */
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
 * Writes names of classes. Also inserts an empty row for an unknown class, so that materials can reference it and any record
 * of the wholesaler changes it and takes precedence over the model.
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

export const synonymsKey = ({ classCode, language }: EtimSynonymsRecord): string => keyOf(classCode, language);

/** Adds synonyms to those of a class in a language. */
export const writeEtimSynonyms: Writer<EtimSynonymsRecord> = async (tx, items) => {
  const rows = items.flatMap(({ record: { classCode, language, words } }) =>
    words.map((word) => ({ class_code: classCode, language, word })),
  );
  const { rows: written } = await sql<Written & { classCode: string }>`
    with given as materialized (
      select distinct class_code, language, word from json_populate_recordset(null::etim_class_synonyms, ${JSON.stringify(rows)}::json)
    ), before as (
      select distinct class_code, language from etim_class_synonyms
      where (class_code, language) in (select class_code, language from given)
    ), added as (
      insert into etim_class_synonyms (class_code, language, word) select class_code, language, word from given
      on conflict do nothing
      returning class_code, language
    )
    select distinct a.class_code || ${SEPARATOR} || a.language as key, b.class_code is null as made,
      a.class_code as "classCode"
    from added a left join before b on b.class_code = a.class_code and b.language = a.language`.execute(tx);
  await modelChanged(tx, written);
  await classesChanged(tx, [...new Set(written.map(({ classCode }) => classCode))]);
  return outcomesOf(items, synonymsKey, written);
};

/** Writes the signs of ETIM's units; features of classes may reference their codes before or after. */
export const writeEtimUnits: Writer<EtimUnitRecord> = async (tx, items) => {
  const rows = rowsOf(items, ({ record: { code, sign } }) => ({ code, sign }));
  const { rows: written } = await sql<Written>`
    insert into etim_units as known (code, sign)
    select code, sign from json_populate_recordset(null::etim_units, ${rows}::json)
    on conflict (code) do update set sign = excluded.sign where known.sign is distinct from excluded.sign
    returning code as key, (xmax = 0) as made`.execute(tx);
  await modelChanged(tx, written);
  return outcomesOf(items, (record) => record.code, written);
};

const ETIM_CLASS = /^EC\d{6}$/;

/**
 * Inserts an empty row for each unknown ETIM class that a material references: suppliers' files reference classes, and the
 * model may be imported later. Other codes are the wholesaler's own and must be imported first.
 */
export const nameClasses = async (tx: Tx, codes: readonly (string | undefined)[]): Promise<void> => {
  const etim = [...new Set(codes)].filter((code) => code !== undefined && ETIM_CLASS.test(code));
  if (etim.length === 0) return;
  const { rows: made } = await sql`
    insert into etim_classes (code, names, content_hash)
    select code, '{}', '' from unnest(${etim}::text[]) code
    where not exists (select from etim_classes known where known.code = code.code)
    on conflict (code) do nothing returning code`.execute(tx);
  if (made.length > 0) await publishReferenceChange(tx);
};

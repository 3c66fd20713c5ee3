/** Writes features and values of ETIM classes. */

import { type EtimClassFeatureRecord, type EtimNumberedValuesRecord, importMessage } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type Item, type Outcome, refuse } from '../item.ts';
import { modelChanged } from './etim-classes.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Tx, type Writer, type Written } from './writer.ts';

type FeatureItem = Item<EtimClassFeatureRecord>;

export const classFeatureKey = ({ classCode, featureCode = '' }: EtimClassFeatureRecord): string =>
  keyOf(classCode, featureCode);

/** Removes numbers from other features: a number identifies one feature of one class, and each release renumbers them. */
const releaseNumbers = async (tx: Tx, items: readonly FeatureItem[]): Promise<void> => {
  const numbered = items.filter(({ record }) => record.number !== undefined);
  if (numbered.length === 0) return;
  const rows = rowsOf(numbered, ({ record: { classCode, featureCode, number } }) => ({
    class_code: classCode,
    feature_code: featureCode,
    number,
  }));
  await sql`
    update etim_class_features f set number = null
    from json_populate_recordset(null::etim_class_features, ${rows}::json) g
    where f.number = g.number and (f.class_code, f.feature_code) <> (g.class_code, g.feature_code)`.execute(tx);
};

const writeFeatures = async (tx: Tx, items: readonly FeatureItem[]): Promise<readonly Written[]> => {
  const named = items.filter(({ record }) => record.featureCode);
  if (named.length === 0) return [];
  const rows = rowsOf(named, ({ record }) => ({
    class_code: record.classCode,
    feature_code: record.featureCode,
    type: record.type,
    unit: record.unit,
    unit_code: record.unitCode,
    sort_order: record.sortOrder,
    number: record.number,
  }));
  await releaseNumbers(tx, named);
  const { rows: written } = await sql<Written>`
    insert into etim_class_features as known (class_code, feature_code, type, unit, unit_code, sort_order, number)
    select class_code, feature_code, type, unit, unit_code, sort_order, number
    from json_populate_recordset(null::etim_class_features, ${rows}::json)
    on conflict (class_code, feature_code) do update set type = coalesce(excluded.type, known.type),
      unit = coalesce(excluded.unit, known.unit), unit_code = coalesce(excluded.unit_code, known.unit_code),
      sort_order = coalesce(excluded.sort_order, known.sort_order), number = coalesce(excluded.number, known.number)
    where (coalesce(excluded.type, known.type), coalesce(excluded.unit, known.unit),
      coalesce(excluded.unit_code, known.unit_code), coalesce(excluded.sort_order, known.sort_order),
      coalesce(excluded.number, known.number))
      is distinct from (known.type, known.unit, known.unit_code, known.sort_order, known.number)
    returning class_code || ${SEPARATOR} || feature_code as key, (xmax = 0) as made`.execute(tx);
  return written;
};

const writeValues = async (tx: Tx, items: readonly FeatureItem[]): Promise<readonly Written[]> => {
  const rows = items.flatMap(({ record: { classCode, featureCode = '', valueCodes = [] } }) =>
    valueCodes.map((code) => ({ class_code: classCode, feature_code: featureCode, value_code: code })),
  );
  if (rows.length === 0) return [];
  const { rows: written } = await sql<Written>`
    with given as materialized (
      select distinct class_code, feature_code, value_code
      from json_populate_recordset(null::etim_class_values, ${JSON.stringify(rows)}::json)
    ), before as (
      select distinct class_code, feature_code from etim_class_values
      where (class_code, feature_code) in (select class_code, feature_code from given)
    ), added as (
      insert into etim_class_values (class_code, feature_code, value_code)
      select class_code, feature_code, value_code from given
      on conflict do nothing
      returning class_code, feature_code
    )
    select distinct a.class_code || ${SEPARATOR} || a.feature_code as key,
      b.class_code is null and a.feature_code = '' as made
    from added a left join before b on b.class_code = a.class_code and b.feature_code = a.feature_code`.execute(tx);
  return written;
};

/** Writes features of classes, and the values that a class, or a feature of it, may have. */
export const writeEtimClassFeatures: Writer<EtimClassFeatureRecord> = async (tx, items) => {
  const features = await writeFeatures(tx, items);
  const values = await writeValues(tx, items);
  // The feature's own outcome wins over that of its values.
  const written = [...values, ...features];
  await modelChanged(tx, written);
  return outcomesOf(items, classFeatureKey, written);
};

interface NumberedValues {
  number: string;
  added: boolean;
}

/**
 * Writes values of class features, which the source identifies by number. Refuses an unknown number: those of another
 * release would identify other features.
 */
export const writeEtimNumberedValues: Writer<EtimNumberedValuesRecord> = async (tx, items) => {
  const given = items.flatMap(({ record: { number, valueCodes } }) =>
    valueCodes.map((code) => ({ number, value_code: code })),
  );
  const { rows } = await sql<NumberedValues>`
    with given as materialized (
      select distinct f.number, f.class_code, f.feature_code, g.value_code
      from json_to_recordset(${JSON.stringify(given)}::json) as g (number text, value_code text)
      join etim_class_features f on f.number = g.number
    ), added as (
      insert into etim_class_values (class_code, feature_code, value_code)
      select class_code, feature_code, value_code from given
      on conflict do nothing
      returning class_code, feature_code
    )
    select g.number, bool_or(a.class_code is not null) as added
    from given g left join added a on a.class_code = g.class_code and a.feature_code = g.feature_code
    group by g.number`.execute(tx);
  const known = new Map(rows.map(({ number, added }) => [number, added]));
  await modelChanged(
    tx,
    rows.filter(({ added }) => added),
  );
  const { good, bad } = sorted(items, ({ number }) =>
    known.has(number)
      ? undefined
      : refuse(
          'unknown-reference',
          importMessage`no class feature has the number ${number}: import the release’s class features first`,
        ),
  );
  const written = good.map((item): [typeof item, Outcome] => [
    item,
    known.get(item.record.number) === true ? 'changed' : 'unchanged',
  ]);
  return new Map([...written, ...bad]);
};

import { type EtimNumberedValuesRecord, importMessage } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { type Outcome, refuse } from '../item.ts';
import { modelChanged } from './etim-model.ts';
import { sorted, type Writer } from './writer.ts';

interface Told {
  number: string;
  added: boolean;
}

/**
 * Values of features of classes that the source names by their numbers. A number that nobody knows is refused: those of
 * another release would mean other features.
 */
export const writeEtimNumberedValues: Writer<EtimNumberedValuesRecord> = async (tx, items) => {
  const given = items.flatMap(({ record: { number, valueCodes } }) =>
    valueCodes.map((code) => ({ number, value_code: code })),
  );
  const { rows } = await sql<Told>`
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

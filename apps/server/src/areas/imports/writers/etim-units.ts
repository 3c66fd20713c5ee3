import type { EtimUnitRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { modelChanged } from './etim-model.ts';
import { outcomesOf, rowsOf, type Writer, type Written } from './writer.ts';

/** Signs of ETIM's units, by whose codes features of classes may name them, before or after. */
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

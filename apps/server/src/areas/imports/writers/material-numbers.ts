/** Finds and assigns numbers of materials: suppliers' numbers, number spaces, SAP numbers. */

import type { SupplierNumber } from '@grossist/catalogue-formats';
import { type RawBuilder, sql } from 'kysely';
import { keyOf, rowsOf, type Tx } from './writer.ts';

/** Builds the condition that a material has exactly this supplier's number. The first comparison makes it use the index. */
export const hasSupplierNumber = (material: string, number: RawBuilder<unknown>): RawBuilder<boolean> => {
  const own = sql.ref(`${material}.supplier_number`);
  return sql`bare_number(${own}) = bare_number(${number}) and ${own} = ${number} and ${own} <> ''`;
};

/**
 * Builds a lateral subquery with the column `sap`: the material that has a number of a space within its scope, of several
 * the lowest. `wanted` is a table with the columns space, scope and number. A number from a supplier's own file takes
 * precedence over that of a material which the supplier makes.
 */
export const holderOf = (wanted: string): RawBuilder<unknown> => {
  const [space, scope, number] = ['space', 'scope', 'number'].map((column) => sql.ref(`${wanted}.${column}`));
  const markets = sql`string_to_array(${scope}, ',')`;
  return sql`lateral (
    select h.sap from (
      select 1 as rank, m.sap_material_number as sap from materials m
      where ${space} = 'el' and m.el_number = ${number} and m.el_number <> '' and m.markets && ${markets}
      union all
      select 1, m.sap_material_number from materials m
      where ${space} = 'hws' and m.hws_number = ${number} and m.hws_number <> '' and m.markets && ${markets}
      union all
      select 1, m.sap_material_number from materials m
      where ${space} = 'ean' and m.ean = ${number} and m.ean <> '' and m.markets && ${markets}
      union all
      select 1, n.sap_material_number from supplier_numbers n
      where ${space} = 'supplier' and n.supplier_code = ${scope} and n.number = ${number}
      union all
      select 2, m.sap_material_number from materials m
      where ${space} = 'supplier' and m.supplier_code = ${scope} and ${hasSupplierNumber('m', sql`${number}`)}
    ) h order by h.rank, h.sap limit 1
  )`;
};

interface NumberedMaterial {
  sapMaterialNumber: string;
  record: { supplierNumbers?: readonly SupplierNumber[] };
}

/** Stores numbers by which suppliers other than the maker name materials. One statement at most. */
export const writeSupplierNumbers = async (tx: Tx, materials: readonly NumberedMaterial[]): Promise<void> => {
  const numbers = new Map<string, { supplier: string; number: string; sap: string }>();
  for (const { record, sapMaterialNumber: sap } of materials)
    for (const { supplierCode: supplier, number } of record.supplierNumbers ?? [])
      numbers.set(keyOf(supplier, number), { supplier, number, sap });
  if (numbers.size === 0) return;
  await sql`
    insert into supplier_numbers (supplier_code, number, sap_material_number)
    select supplier, number, sap
    from json_to_recordset(${rowsOf([...numbers.values()], (each) => each)}::json) as r (supplier text, number text, sap text)
    on conflict (supplier_code, number) do update set sap_material_number = excluded.sap_material_number
    where supplier_numbers.sap_material_number is distinct from excluded.sap_material_number`.execute(tx);
};

/** Returns unused SAP numbers. */
export const nextSapNumbers = async (tx: Tx, count: number): Promise<string[]> => {
  const free: string[] = [];
  // Repeats only when external files have used numbers of the sequence.
  while (free.length < count) {
    const { rows } = await sql<{ number: string }>`
      with next as materialized (
        select nextval('sap_material_numbers')::text as number from generate_series(1, ${count - free.length}::integer)
      )
      select number from next where not exists (select from materials m where m.sap_material_number = number)
      order by number::bigint
    `.execute(tx);
    free.push(...rows.map((row) => row.number));
  }
  return free;
};

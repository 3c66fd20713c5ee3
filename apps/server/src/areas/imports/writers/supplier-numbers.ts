import type { SupplierNumber } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { keyOf, rowsOf, type Tx } from './writer.ts';

export interface NumberedMaterial {
  sapMaterialNumber: string;
  record: { supplierNumbers?: readonly SupplierNumber[] };
}

/** Stores by which numbers other suppliers than their makers name materials. One statement, none where nobody does. */
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

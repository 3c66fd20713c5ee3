import type { MaterialRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { unresolved } from '../../../../unresolved-number.ts';
import type { Item } from '../../item.ts';
import { hasSupplierNumber } from '../supplier-number.ts';
import { keyOf, rowsOf, type Tx } from '../writer.ts';

export interface NumberedItem {
  item: Item<MaterialRecord>;
  sapMaterialNumber: string;
}

type References = Pick<MaterialRecord, 'alternatives' | 'accessories' | 'replacedBy'>;

const namedBy = ({ alternatives = [], accessories = [], replacedBy = '' }: References): string[] => [
  ...alternatives,
  ...accessories,
  ...(replacedBy === '' ? [] : [replacedBy]),
];

interface Found {
  supplier: string;
  number: string;
  sap: string;
}

const findStored = async (tx: Tx, wanted: readonly { supplier: string; number: string }[]): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select w.supplier, w.number, min(m.sap_material_number) as sap
    from json_to_recordset(${rowsOf(wanted, (each) => each)}::json) as w (supplier text, number text)
    join materials m on ${hasSupplierNumber('m', sql`w.number`)} and m.supplier_code = w.supplier
    group by w.supplier, w.number`.execute(tx);
  return rows;
};

const namedOf = (materials: readonly NumberedItem[]): Map<string, { supplier: string; number: string }> => {
  const wanted = new Map<string, { supplier: string; number: string }>();
  for (const { record } of materials.map(({ item }) => item)) {
    const supplier = record.supplierCode;
    if (supplier) for (const number of namedBy(record)) wanted.set(keyOf(supplier, number), { supplier, number });
  }
  return wanted;
};

/**
 * The materials with SAP numbers instead of the supplier's numbers by which they name others, as far as those are there
 * or come with them; of several the lowest. What comes later in the file is marked, and resolved in the end
 * (resolve-references.ts), which has to write a material anew and have it found anew: so it should be few. At most one
 * statement.
 */
export const withKnownReferences = async <T extends NumberedItem>(
  tx: Tx,
  materials: readonly T[],
): Promise<readonly T[]> => {
  const wanted = namedOf(materials);
  if (wanted.size === 0) return materials;
  const known = new Map<string, string>();
  const note = ({ supplier, number, sap }: Found): void => {
    const key = keyOf(supplier, number);
    const before = known.get(key);
    if (before === undefined || sap < before) known.set(key, sap);
  };
  for (const found of await findStored(tx, [...wanted.values()])) note(found);
  for (const { item, sapMaterialNumber: sap } of materials) {
    const { supplierCode: supplier, supplierNumber: number } = item.record;
    if (supplier && number && wanted.has(keyOf(supplier, number))) note({ supplier, number, sap });
  }
  return materials.map((material) => {
    const { record } = material.item;
    const supplier = record.supplierCode;
    if (!supplier || namedBy(record).length === 0) return material;
    const resolved = (number: string): string => known.get(keyOf(supplier, number)) ?? unresolved(number);
    const { alternatives, accessories, replacedBy } = record;
    const references: References = {
      ...(alternatives && { alternatives: alternatives.map(resolved) }),
      ...(accessories && { accessories: accessories.map(resolved) }),
      ...(replacedBy && { replacedBy: resolved(replacedBy) }),
    };
    return { ...material, item: { ...material.item, record: { ...record, ...references } } };
  });
};

import type { Database } from '../../../db/index.ts';

/** Those of the numbers that there still is a material of, whoever may buy it. None of none without asking. */
export const knownMaterials = async (db: Database, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('materials')
    .select('sap_material_number')
    .where('sap_material_number', 'in', [...new Set(numbers)])
    .execute();
  return new Set(rows.map((row) => row.sap_material_number));
};

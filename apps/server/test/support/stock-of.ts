import type { Database } from '../../src/db/index.ts';
import type { Material } from './a-material.ts';

/** What is in stock of a material now. */
export const stockOf = async (db: Database, material: Material) => {
  const row = await db
    .selectFrom('erp.stock')
    .select(['atp', 'clearance', 'fastbox'])
    .where('sap_material_number', '=', material.sapMaterialNumber)
    .where('plant', '=', material.plant)
    .executeTakeFirstOrThrow();
  return { atp: Number(row.atp), clearance: Number(row.clearance), fastbox: Number(row.fastbox) };
};

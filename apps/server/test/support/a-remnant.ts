import type { Database } from '../../src/db/index.ts';
import type { Material } from './a-material.ts';
import { NO_HASH, unique } from './unique.ts';

/** A left-over piece of a cable at its plant; answers its number. */
export const aRemnant = async (
  db: Database,
  material: Material,
  traits: { length: string; discountPercent?: string },
): Promise<string> => {
  const remnantId = `R${unique()}`;
  await db
    .insertInto('erp.remnants')
    .values({
      remnant_id: remnantId,
      sap_material_number: material.sapMaterialNumber,
      plant: material.plant,
      length: traits.length,
      discount_percent: traits.discountPercent ?? '0',
      content_hash: NO_HASH,
    })
    .execute();
  return remnantId;
};

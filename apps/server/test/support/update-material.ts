import type { Updateable } from 'kysely';
import type { Database } from '../../src/db/index.ts';
import type { Tables } from '../../src/db/tables/index.ts';
import { noteChanges } from './note-changes.ts';

/** Changes a material as an import does: search index and caches are notified. */
export const updateMaterial = async (
  db: Database,
  sapMaterialNumber: string,
  values: Updateable<Tables['materials']>,
): Promise<void> => {
  await db.updateTable('materials').set(values).where('sap_material_number', '=', sapMaterialNumber).execute();
  await noteChanges(db, [sapMaterialNumber]);
};

import type { Quantity } from '@grossist/domain';
import { type Database, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { writeItems } from '../packed/items.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { pack, sumByMaterial } from '../packed/pack.ts';
import { KITS } from '../packed/tables.ts';
import type { Adjusted } from '../presenter.ts';
import { insertKits } from './insert-kits.ts';

export interface WantedKits {
  headerDescription: string;
  count: number;
  items: readonly { sapMaterialNumber: string; quantity: Quantity }[];
}

/**
 * Makes equal kits that belong to no project. Two statements beside one for the materials, however many kits. [kit-15]
 * @throws Failure 404 for an unknown material, 422 for one that can't be ordered and for a quantity of 0 or less
 */
export const createKits = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (
    buyer: Buyer,
    { headerDescription, count, items }: WantedKits,
  ): Promise<{ kitIds: string[]; packed: Adjusted[] }> => {
    const materials = await materialsOf(
      buyer,
      items.map((item) => item.sapMaterialNumber),
    );
    const packed = sumByMaterial(items).map(({ index, ...item }) => {
      const field = `sapMaterialNumberQuantities.${index}`;
      return pack(materials, item, { material: `${field}.sapMaterialNumber`, quantity: `${field}.quantity` });
    });
    return transaction(db, async (tx) => {
      const descriptions = Array.from({ length: count }, () => headerDescription.trim());
      const kitIds = await insertKits(tx, buyer, null, descriptions);
      const all = kitIds.flatMap((kitId) => packed.map((item): Adjusted => ({ ...item, kitId })));
      await writeItems(
        tx,
        KITS,
        all.map(({ kitId, ...item }) => ({ ...item, ownerId: kitId })),
      );
      return { kitIds, packed: all };
    });
  };
};

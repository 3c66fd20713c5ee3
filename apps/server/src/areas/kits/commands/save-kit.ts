import { itemRemoval, type Quantity } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockKits, stampKits } from '../locks.ts';
import { deleteItems, KITS, readItems, writeItems } from '../packed/items.ts';
import { kitMaterials } from '../packed/kit-materials.ts';
import { pack } from '../packed/pack.ts';
import { requireSeen } from '../policy.ts';
import type { Adjusted } from '../presenter.ts';

export interface SavedKit {
  seen: string;
  headerDescription: string | undefined;
  quantities: readonly { id: string; quantity: Quantity }[];
  removedIds: readonly string[];
}

const requireDisjoint = ({ quantities, removedIds }: SavedKit): void => {
  const removed = new Set(removedIds);
  const both = quantities.findIndex(({ id }) => removed.has(id));
  if (both !== -1) throw breaksRule('item-removed', 'The item is removed by the same change', `quantities.${both}.id`);
};

/**
 * Changes name, quantities and items of a kit in one transaction; without any item left the whole kit goes. Constant
 * statements, however many items. [own-kit-22]
 * @throws Failure 404 for another's kit or an item that it has not, 409 when it changed since it was seen or was
 * ordered, 422 for a material that can't be ordered and a quantity of 0 or less
 */
export const saveKit = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (buyer: Buyer, kitId: string, saved: SavedKit): Promise<Adjusted[]> => {
    requireDisjoint(saved);
    const before = await readItems(db, KITS, [kitId]);
    const materials = await materialsOf(
      buyer,
      before.map((item) => item.sap_material_number),
    );
    return transaction(db, async (tx) => {
      const kits = await lockKits(tx, buyer, [kitId]);
      for (const kit of kits) requireSeen(saved.seen, kit.modified_at);
      const items = await readItems(tx, KITS, [kitId]);
      const byId = new Map(items.map((item) => [item.id, item]));
      if (saved.removedIds.some((id) => !byId.has(id))) throw notFound('item of this kit');
      const packed = saved.quantities.map(({ id, quantity }, index): Adjusted => {
        const item = byId.get(id);
        if (item === undefined) throw notFound('item of this kit');
        const fields = { material: `quantities.${index}.id`, quantity: `quantities.${index}.quantity` };
        return { ...pack(materials, { sapMaterialNumber: item.sap_material_number, quantity }, fields), kitId };
      });
      const removal = itemRemoval(items, saved.removedIds);
      if (removal.removes === 'kit') {
        await tx.updateTable('kit_drafts').set({ deleted_at: sql<Date>`now()` }).where('id', '=', kitId).execute();
      } else if (removal.removes === 'items') {
        await deleteItems(tx, KITS, [kitId], [...removal.ids]);
      }
      await writeItems(
        tx,
        KITS,
        packed.map((item) => ({ ...item, ownerId: kitId })),
      );
      if (saved.headerDescription !== undefined) {
        const header_description = saved.headerDescription.trim();
        await tx.updateTable('kit_drafts').set({ header_description }).where('id', '=', kitId).execute();
      }
      await stampKits(tx, buyer, kits);
      return packed;
    });
  };
};

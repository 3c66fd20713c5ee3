import { MOST_KIT_ITEMS } from '@grossist/contracts';
import { itemRemoval, type Quantity, quantityToDecimal } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockKits, stampKits } from '../locks.ts';
import { deleteItems, type ItemRow, KITS, type PackedTables, readItems, writeItems } from '../packed/items.ts';
import { kitMaterials, pack } from '../packed/kit-materials.ts';
import { requireSeen } from '../policy.ts';
import type { Adjusted } from '../presenter.ts';

export interface WantedItem {
  /** Item to change; absent: the item of the material. */
  id: string | undefined;
  sapMaterialNumber: string;
  quantity: Quantity;
}

export const ITEM_FIELDS = { material: 'sapMaterialNumber', quantity: 'quantity' };

export const tooManyItems = (field: string = ITEM_FIELDS.material) =>
  breaksRule('too-many-items', `A kit holds at most ${MOST_KIT_ITEMS} materials`, field);

/**
 * Sets an item of a locked kit or template. An item that is named by its id may get another material; the item that had
 * it already is replaced.
 * @throws Failure 404 for an item that it has not, 422 `too-many-items`
 */
export const setItem = async (
  tx: Transaction,
  tables: PackedTables,
  ownerId: string,
  { id }: WantedItem,
  packed: Adjusted,
): Promise<void> => {
  const items = await readItems(tx, tables, [ownerId]);
  const named = id === undefined ? undefined : items.find((item) => item.id === id);
  if (id !== undefined && named === undefined) throw notFound('item of this kit');
  const isThere = items.some((item) => item.sap_material_number === packed.sapMaterialNumber);
  if (named === undefined && !isThere && items.length >= MOST_KIT_ITEMS) throw tooManyItems();
  if (named !== undefined && named.sap_material_number !== packed.sapMaterialNumber) {
    await replaceItem(tx, tables, named, packed);
    return;
  }
  await writeItems(tx, tables, [{ ...packed, ownerId }]);
};

/** The successor takes the item's place; what the kit held of it before goes. */
const replaceItem = async (tx: Transaction, tables: PackedTables, item: ItemRow, packed: Adjusted): Promise<void> => {
  await sql`
    update ${sql.table(tables.items)} set deleted_at = now()
    where ${sql.ref(tables.owner)} = ${item.owner_id}::uuid and sap_material_number = ${packed.sapMaterialNumber}
      and deleted_at is null`.execute(tx);
  await sql`
    update ${sql.table(tables.items)}
    set sap_material_number = ${packed.sapMaterialNumber}, quantity = ${quantityToDecimal(packed.quantity)}::numeric
    where id = ${item.id}::uuid`.execute(tx);
};

/**
 * Sets what a kit holds of a material. [kit-05]
 * @throws Failure 404 for another's kit or an unknown material, 409 when the kit changed since it was seen or was
 * ordered, 422 for a material that can't be ordered, a quantity of 0 or less, and too many items
 */
export const setKitItem = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (buyer: Buyer, kitId: string, wanted: WantedItem, seen: string | undefined): Promise<Adjusted> => {
    const materials = await materialsOf(buyer, [wanted.sapMaterialNumber]);
    return transaction(db, async (tx) => {
      const kits = await lockKits(tx, buyer, [kitId]);
      for (const kit of kits) requireSeen(seen, kit.modified_at);
      const packed = { ...pack(materials, wanted, ITEM_FIELDS), kitId };
      await setItem(tx, KITS, kitId, wanted, packed);
      await stampKits(tx, buyer, kits);
      return packed;
    });
  };
};

/**
 * Removes items of a kit; with the last of them the whole kit goes. [kit-06]
 * @throws Failure 404 for another's kit or an item that it has not, 409 for an ordered project
 */
export const deleteKitItems =
  (db: Database) =>
  (buyer: Buyer, kitId: string, itemIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      const kits = await lockKits(tx, buyer, [kitId]);
      const items = await readItems(tx, KITS, [kitId]);
      const known = new Set(items.map(({ id }) => id));
      if (itemIds.some((id) => !known.has(id))) throw notFound('item of this kit');
      if (itemRemoval(items, itemIds).removes === 'kit') {
        await tx.updateTable('kit_drafts').set({ deleted_at: sql<Date>`now()` }).where('id', '=', kitId).execute();
      } else {
        await deleteItems(tx, KITS, [kitId], itemIds);
      }
      await stampKits(tx, buyer, kits);
    });

/**
 * Renames a kit. [kit-04] @throws Failure 404 for another's kit, 409 when it changed since it was seen or was ordered
 */
export const renameKit =
  (db: Database) =>
  (buyer: Buyer, kitId: string, headerDescription: string, seen: string | undefined): Promise<void> =>
    transaction(db, async (tx) => {
      const kits = await lockKits(tx, buyer, [kitId]);
      for (const kit of kits) requireSeen(seen, kit.modified_at);
      await tx
        .updateTable('kit_drafts')
        .set({ header_description: headerDescription.trim() })
        .where('id', '=', kitId)
        .execute();
      await stampKits(tx, buyer, kits);
    });

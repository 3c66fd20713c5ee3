/** Kits of a cart: packs its lines into kits, and saves a kit that was changed in the cart. */

import { MOST_KIT_ITEMS } from '@grossist/contracts';
import { addQuantity, itemRemoval, NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { takeLooseLines } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LockedKit, type LockedProject, lockKits, lockProject, stampKits } from '../locks.ts';
import { deleteItems, KITS, readItems, writeItems } from '../packed/items.ts';
import { kitMaterials, pack, sumByMaterial } from '../packed/kit-materials.ts';
import { requireSeen } from '../policy.ts';
import type { Adjusted } from '../presenter.ts';
import { insertKitsIntoProject } from './create-kits.ts';

interface SavedKit {
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

interface WantedFromCart {
  cartId: string;
  lineIds: readonly string[];
  headerDescription: string;
  copies: number;
  /** A kit of the project that the lines are added to; undefined: new kits. */
  kitId: string | undefined;
}

const LINE_FIELDS = { material: 'lines', quantity: 'lines' };

const tooManyItems = () => breaksRule('too-many-items', `A kit holds at most ${MOST_KIT_ITEMS} materials`, 'lines');

/** The material numbers of lines as they are before the transaction. One query. */
const materialsOfLines = async (db: Database, lineIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('cart_lines')
    .select('sap_material_number')
    .where('id', 'in', [...lineIds])
    .execute();
  return rows.map((row) => row.sap_material_number);
};

const lockKitOf = async (tx: Transaction, buyer: Buyer, { id }: LockedProject, kitId: string): Promise<LockedKit> => {
  const [kit] = await lockKits(tx, buyer, [kitId]);
  if (kit?.smart_kit_id !== id) throw notFound('kit of this project');
  return kit;
};

/**
 * Packs lines of a cart into new kits of a project or into one that it has, and takes them out of the cart, in one
 * transaction. Locks the cart, then the project, then the kit. Constant statements, however many lines and kits.
 * [own-kit-21]
 * @throws Failure 404 for another's cart, project, line or kit, 409 for ordered ones, 422 `line-not-packable`,
 * `not-orderable`, `too-many-kits`, `too-many-items`
 */
export const packCartLines = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (
    buyer: Buyer,
    projectId: string,
    wanted: WantedFromCart,
  ): Promise<{ kitIds: string[]; packed: Adjusted[] }> => {
    if (wanted.kitId !== undefined && wanted.copies > 1) {
      throw breaksRule('one-kit', 'Lines are added to one kit once', 'amountOfCopies');
    }
    const materials = await materialsOf(buyer, await materialsOfLines(db, wanted.lineIds));
    return transaction(db, async (tx) => {
      const lines = sumByMaterial(await takeLooseLines(tx, buyer, wanted.cartId, wanted.lineIds));
      if (lines.length > MOST_KIT_ITEMS) throw tooManyItems();
      const project = await lockProject(tx, buyer, projectId);
      const packedInto = (kitIds: readonly string[], held: ReadonlyMap<string, string>): Adjusted[] => {
        const packed = lines.map(({ sapMaterialNumber, quantity }) => {
          const before = held.get(sapMaterialNumber);
          const all = addQuantity(before === undefined ? NO_QUANTITY : quantityOf(before), quantity);
          return pack(materials, { sapMaterialNumber, quantity: all }, LINE_FIELDS);
        });
        return kitIds.flatMap((kitId) => packed.map((item): Adjusted => ({ ...item, kitId })));
      };
      const write = (packed: readonly Adjusted[]) =>
        writeItems(
          tx,
          KITS,
          packed.map(({ kitId, ...item }) => ({ ...item, ownerId: kitId })),
        );
      if (wanted.kitId === undefined) {
        const name = wanted.headerDescription.trim();
        const kitIds = await insertKitsIntoProject(tx, buyer, project, Array<string>(wanted.copies).fill(name));
        const packed = packedInto(kitIds, new Map());
        await write(packed);
        return { kitIds, packed };
      }
      const kit = await lockKitOf(tx, buyer, project, wanted.kitId);
      const items = await readItems(tx, KITS, [kit.id]);
      const held = new Map(items.map((item) => [item.sap_material_number, item.quantity]));
      const packed = packedInto([kit.id], held);
      const materialCount = new Set([...held.keys(), ...packed.map((item) => item.sapMaterialNumber)]).size;
      if (materialCount > MOST_KIT_ITEMS) throw tooManyItems();
      await write(packed);
      await stampKits(tx, buyer, [kit]);
      return { kitIds: [kit.id], packed };
    });
  };
};

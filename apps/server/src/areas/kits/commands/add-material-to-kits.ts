import { MOST_KIT_ITEMS } from '@grossist/contracts';
import { addQuantity, type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { addToKitLines } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockChangeableKits, stampKits } from '../locks.ts';
import { KITS, writeItems } from '../packed/items.ts';
import { kitMaterials, pack } from '../packed/kit-materials.ts';
import type { Adjusted } from '../presenter.ts';
import { tooManyItems } from './kit-items.ts';

interface Held {
  kit_id: string;
  /** Of the material; null without. */
  quantity: string | null;
  item_count: number;
}

/** What kits hold of a material, and how many materials each of them has. One statement. */
const heldBy = async (
  tx: Transaction,
  kitIds: readonly string[],
  material: string,
): Promise<ReadonlyMap<string, Held>> => {
  const { rows } = await sql<Held>`
    select kit_draft_id as kit_id, max(quantity) filter (where sap_material_number = ${material}) as quantity,
      count(*)::integer as item_count
    from kit_draft_items where kit_draft_id = any(${[...kitIds]}::uuid[]) and deleted_at is null
    group by 1`.execute(tx);
  return new Map(rows.map((row) => [row.kit_id, row]));
};

const sumByKit = (pairs: readonly { kitId: string; quantity: Quantity }[]) => {
  const sums = new Map<string, { quantity: Quantity; index: number }>();
  for (const [index, { kitId, quantity }] of pairs.entries()) {
    const known = sums.get(kitId);
    sums.set(kitId, known ? { ...known, quantity: addQuantity(known.quantity, quantity) } : { quantity, index });
  }
  return sums;
};

/**
 * Adds a material to kits and to kit lines of the active cart, on top of what they hold: all or none. Constant
 * statements, however many kits. [kit-08]
 * @throws Failure 404 for a kit or line that is not the buyer's, 409 for an ordered project, 422 for a material that
 * can't be ordered, a quantity of 0 or less, and too many items
 */
export const addMaterialToKits = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (
    buyer: Buyer,
    sapMaterialNumber: string,
    pairs: readonly { kitId: string; quantity: Quantity }[],
  ): Promise<Adjusted[]> => {
    const wanted = sumByKit(pairs);
    const materials = await materialsOf(buyer, [sapMaterialNumber]);
    const packedFor = (kitId: string, held: Quantity | undefined): Adjusted => {
      const { quantity = quantityOf(0), index = 0 } = wanted.get(kitId) ?? {};
      const field = `kitQuantityPairs.${index}.quantity`;
      const added = pack(
        materials,
        { sapMaterialNumber, quantity },
        { material: 'sapMaterialNumber', quantity: field },
      );
      if (held === undefined) return { ...added, kitId };
      const sum = { sapMaterialNumber, quantity: addQuantity(held, quantity) };
      return { ...pack(materials, sum, { material: 'sapMaterialNumber', quantity: field }), kitId };
    };
    return transaction(db, async (tx) => {
      const lines = new Set<string>();
      const kits = await lockChangeableKits(tx, buyer, [...wanted.keys()]);
      const known = new Set(kits.map(({ id }) => id));
      for (const id of wanted.keys()) if (!known.has(id)) lines.add(id);
      const packedLines =
        lines.size === 0 ? [] : await addToKitLines(tx, buyer, { lineIds: [...lines], sapMaterialNumber, packedFor });
      if (packedLines === undefined) throw notFound('kit of yours');
      if (kits.length === 0) return packedLines;
      const held = await heldBy(tx, [...known], sapMaterialNumber);
      const packed = kits.map(({ id }) => {
        const { quantity = null, item_count: count = 0 } = held.get(id) ?? {};
        if (quantity === null && count >= MOST_KIT_ITEMS) throw tooManyItems();
        return packedFor(id, quantity === null ? undefined : quantityOf(quantity));
      });
      await writeItems(
        tx,
        KITS,
        packed.map(({ kitId: ownerId, ...item }) => ({ ...item, ownerId })),
      );
      await stampKits(tx, buyer, kits);
      return [...packed, ...packedLines];
    });
  };
};

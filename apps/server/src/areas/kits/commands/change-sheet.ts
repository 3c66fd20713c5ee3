import { MOST_KIT_ITEMS } from '@grossist/contracts';
import { NO_QUANTITY, type Quantity, quantityOf } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockKits, lockProject, stampKits, stampProjects } from '../locks.ts';
import { deleteItems, type ItemRow, KITS, readItems, writeItems } from '../packed/items.ts';
import { kitMaterials, pack } from '../packed/kit-materials.ts';
import type { Adjusted } from '../presenter.ts';
import { tooManyItems } from './kit-items.ts';

interface SheetCell {
  kitId: string;
  sapMaterialNumber: string;
  /** 0: the kit no longer holds the material. */
  quantity: Quantity;
  /** What the user saw; undefined: not compared. */
  seen: Quantity | undefined;
}

const keyOf = (kitId: string, sapMaterialNumber: string): string => `${kitId} ${sapMaterialNumber}`;

const requireEachOnce = (cells: readonly SheetCell[]): void => {
  const named = new Set<string>();
  for (const [index, { kitId, sapMaterialNumber }] of cells.entries()) {
    const key = keyOf(kitId, sapMaterialNumber);
    if (named.has(key)) throw breaksRule('named-twice', 'A cell is named twice', `cells.${index}.sapMaterialNumber`);
    named.add(key);
  }
};

const heldQuantity = (item: ItemRow | undefined): Quantity =>
  item === undefined ? NO_QUANTITY : quantityOf(item.quantity);

interface SheetChange {
  /** Kits that changed. */
  kitIds: ReadonlySet<string>;
  writes: readonly Adjusted[];
  removals: readonly string[];
}

/** @throws Failure 409 for a cell that is not as it was seen, 422 `too-many-items` */
const changeOf = (
  cells: readonly SheetCell[],
  packed: ReadonlyMap<string, Adjusted>,
  items: readonly ItemRow[],
): SheetChange => {
  const held = new Map(items.map((item) => [keyOf(item.owner_id, item.sap_material_number), item]));
  const counts = new Map<string, number>();
  for (const { owner_id: owner } of items) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const kitIds = new Set<string>();
  const writes: Adjusted[] = [];
  const removals: string[] = [];
  for (const { kitId, sapMaterialNumber, seen } of cells) {
    const key = keyOf(kitId, sapMaterialNumber);
    const item = held.get(key);
    const wanted = packed.get(key);
    if (seen !== undefined && seen !== heldQuantity(item)) {
      throw changedMeanwhile('A quantity was changed in another window: look at it once more');
    }
    if (heldQuantity(item) === (wanted?.quantity ?? NO_QUANTITY)) continue;
    kitIds.add(kitId);
    if (wanted !== undefined) writes.push(wanted);
    else if (item !== undefined) removals.push(item.id);
    counts.set(kitId, (counts.get(kitId) ?? 0) + (wanted === undefined ? -1 : item === undefined ? 1 : 0));
  }
  if ([...counts.values()].some((count) => count > MOST_KIT_ITEMS)) throw tooManyItems('cells');
  return { kitIds, writes, removals };
};

/**
 * Sets what kits of a project hold of materials: all or none, in constant statements however many cells. Kits that hold
 * it already keep their stamps. [own-kit-07]
 * @throws Failure 404 for another's project, a kit that is not in it or an unknown material, 409 for a quantity that is
 * not as it was seen and for an ordered project, 422 for a material that can't be ordered, a quantity below 0, a cell
 * that is named twice, and too many items
 */
export const setQuantities = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (buyer: Buyer, projectId: string, cells: readonly SheetCell[]): Promise<Adjusted[]> => {
    requireEachOnce(cells);
    const materials = await materialsOf(
      buyer,
      cells.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    const kitIds = [...new Set(cells.map(({ kitId }) => kitId))];
    return transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const kits = await lockKits(tx, buyer, kitIds);
      if (kits.some((kit) => kit.smart_kit_id !== project.id)) throw notFound('kit of this project');
      const packed = cells.flatMap((cell, index) => {
        if (cell.quantity === NO_QUANTITY) return [];
        const fields = { material: `cells.${index}.sapMaterialNumber`, quantity: `cells.${index}.quantity` };
        return [{ ...pack(materials, cell, fields), kitId: cell.kitId }];
      });
      const byKey = new Map(packed.map((each) => [keyOf(each.kitId, each.sapMaterialNumber), each]));
      const change = changeOf(cells, byKey, await readItems(tx, KITS, kitIds));
      await deleteItems(tx, KITS, kitIds, change.removals);
      await writeItems(
        tx,
        KITS,
        change.writes.map(({ kitId: ownerId, ...item }) => ({ ...item, ownerId })),
      );
      const changed = kits.filter(({ id }) => change.kitIds.has(id));
      if (changed.length > 0) await stampKits(tx, buyer, changed);
      return packed;
    });
  };
};

/**
 * Reorders the kits of a project: their positions are reassigned. The kits' stamps stay, so that the cart's lines stay
 * as they are. Constant statements. [own-kit-08]
 * @throws Failure 404 for another's project, 409 when it has other kits now or was ordered
 */
export const orderKits =
  (db: Database) =>
  (buyer: Buyer, projectId: string, kitIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const kits = await tx
        .selectFrom('kit_drafts')
        .select(['id', 'position'])
        .where('smart_kit_id', '=', project.id)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .forUpdate()
        .execute();
      const wanted = new Set(kitIds);
      if (wanted.size !== kitIds.length || kits.length !== wanted.size || kits.some(({ id }) => !wanted.has(id))) {
        throw changedMeanwhile('The kits of the project were changed in another window: look at it once more');
      }
      const positions = kitIds.map((id, place) => ({ id, position: kits[place]?.position }));
      await sql`
        update kit_drafts k set position = w.position
        from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as w(id uuid, position bigint)
        where k.id = w.id`.execute(tx);
      await stampProjects(tx, buyer, [project.id]);
    });

import { MOST_KIT_ITEMS, MOST_KITS } from '@grossist/contracts';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockProject } from '../locks.ts';
import { copyItems, type ItemToWrite, KITS, writeItems } from '../packed/items.ts';
import { type KitMaterials, kitMaterials, packedAsNow, sumByMaterial } from '../packed/kit-materials.ts';
import { kitsOfOrder, type OrderedKit } from '../queries/kits-of-order.ts';
import { insertKitsIntoProject, tooManyKits } from './create-kits.ts';

type PackedItems = readonly Omit<ItemToWrite, 'ownerId'>[];

/**
 * Copies all kits of another project of the buyer's, which may have been ordered. Constant statements, however many
 * kits.
 * @throws Failure 404 for another's project, 409 `smart-kit-ordered` for an ordered target, 422 `no-kits`,
 * `too-many-kits`
 */
export const addKitsFromProject =
  (db: Database) =>
  (buyer: Buyer, projectId: string, sourceId: string): Promise<string[]> =>
    transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const source = await tx
        .selectFrom('smart_kits')
        .select('id')
        .where('id', '=', sourceId)
        .where('contact_id', '=', buyer.contactId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (source === undefined) throw notFound('project of kits of yours');
      const kits = await tx
        .selectFrom('kit_drafts')
        .select(['id', 'header_description'])
        .where('smart_kit_id', '=', source.id)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .limit(MOST_KITS)
        .execute();
      if (kits.length === 0) throw breaksRule('no-kits', 'This project has no kits', 'smartKitId');
      const ids = await insertKitsIntoProject(
        tx,
        buyer,
        project,
        kits.map((kit) => kit.header_description),
      );
      const copies = kits.flatMap(({ id: from }, index) => {
        const to = ids[index];
        return to === undefined ? [] : [{ from, to }];
      });
      await copyItems(tx, KITS, KITS, copies);
      return ids;
    });

/** Packs what an ordered kit held by today's rules; materials that the catalogue no longer has are left out. */
const packedItems = (materials: KitMaterials, { items }: OrderedKit): PackedItems => {
  const packed = sumByMaterial(items).flatMap((item): PackedItems => {
    const quantity = packedAsNow(materials, item);
    return quantity === undefined ? [] : [{ sapMaterialNumber: item.sapMaterialNumber, quantity }];
  });
  if (packed.length > MOST_KIT_ITEMS) {
    throw breaksRule('too-many-items', `A kit holds at most ${MOST_KIT_ITEMS} materials`, 'orderId');
  }
  return packed;
};

/**
 * Makes kits of what an order held, each as often as it was packed. Constant statements, however many kits.
 * @throws Failure 404 for an order of other accounts, 409, 422 `no-kits`, `too-many-kits`, `too-many-items`
 */
export const addKitsFromOrder = (db: Database) => {
  const kitsOf = kitsOfOrder(db);
  const materialsOf = kitMaterials(db);
  return async (buyer: Buyer, projectId: string, orderId: string): Promise<string[]> => {
    const ordered = await kitsOf(buyer, orderId);
    const numbers = ordered.flatMap(({ items }) => items.map((item) => item.sapMaterialNumber));
    const materials = await materialsOf(buyer, numbers);
    const kits = ordered
      .map((kit) => ({ name: kit.name.slice(0, 100), count: kit.count, items: packedItems(materials, kit) }))
      .filter(({ items }) => items.length > 0);
    if (kits.length === 0) throw breaksRule('no-kits', 'Nothing of this order can be packed', 'orderId');
    if (kits.reduce((sum, { count }) => sum + count, 0) > MOST_KITS) throw tooManyKits();
    return transaction(db, async (tx) => {
      const project = await lockProject(tx, buyer, projectId);
      const each = kits.flatMap((kit) => Array.from({ length: kit.count }, () => kit));
      const ids = await insertKitsIntoProject(
        tx,
        buyer,
        project,
        each.map(({ name }) => name),
      );
      const items = ids.flatMap((ownerId, index) => (each[index]?.items ?? []).map((item) => ({ ...item, ownerId })));
      await writeItems(tx, KITS, items);
      return ids;
    });
  };
};

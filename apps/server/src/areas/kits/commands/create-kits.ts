import { MOST_KITS } from '@grossist/contracts';
import type { Quantity } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type LockedProject, stampProjects } from '../locks.ts';
import { KITS, writeItems } from '../packed/items.ts';
import { kitMaterials, pack, sumByMaterial } from '../packed/kit-materials.ts';
import type { Adjusted } from '../presenter.ts';

/** Inserts kits without items, in the order of their descriptions; returns their ids. One statement. */
const insertKits = async (
  tx: Transaction,
  buyer: Buyer,
  projectId: string | null,
  headerDescriptions: readonly string[],
): Promise<string[]> => {
  const kits = headerDescriptions.map((header_description) => ({
    id: uuidv7(),
    smart_kit_id: projectId,
    company_id: buyer.company.id,
    created_by: buyer.contactId,
    header_description,
  }));
  await tx.insertInto('kit_drafts').values(kits).execute();
  return kits.map(({ id }) => id);
};

/** Returns the failure for a project with too many kits. */
export const tooManyKits = () => breaksRule('too-many-kits', `A project has at most ${MOST_KITS} kits`);

/**
 * Adds kits to a locked project and stamps it. Three statements, however many kits.
 * @throws Failure 422 `too-many-kits`
 */
export const insertKitsIntoProject = async (
  tx: Transaction,
  buyer: Buyer,
  { id }: LockedProject,
  headerDescriptions: readonly string[],
): Promise<string[]> => {
  const { count } = await tx
    .selectFrom('kit_drafts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('smart_kit_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) + headerDescriptions.length > MOST_KITS) throw tooManyKits();
  const ids = await insertKits(tx, buyer, id, headerDescriptions);
  await stampProjects(tx, buyer, [id]);
  return ids;
};

interface WantedKits {
  headerDescription: string;
  count: number;
  items: readonly { sapMaterialNumber: string; quantity: Quantity }[];
}

/**
 * Creates equal kits that belong to no project. Two statements beside one for the materials, however many kits.
 * [kit-15]
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

import { itemRemoval } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { notAllowed, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { nextStamp } from '../locks.ts';
import { deleteItems, ownersOfDeleted, readItems, restoreItems, TEMPLATES } from '../packed/items.ts';
import { kitMaterials, pack } from '../packed/kit-materials.ts';
import { RESTORABLE_DAYS, requireSeen, requireTemplateRights, requireUnlocked } from '../policy.ts';
import type { Adjusted } from '../presenter.ts';
import { ITEM_FIELDS, setItem, type WantedItem } from './kit-items.ts';
import { requireFewItems } from './restore-kits.ts';

interface LockedTemplate {
  id: string;
  is_locked: boolean;
  created_by: string;
  modified_at: Date;
}

const selectLocked = async (
  tx: Transaction,
  buyer: Buyer,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<LockedTemplate[]> => {
  const { rows } = await sql<LockedTemplate>`
    select id, is_locked, created_by, modified_at from kit_templates
    where id = any(${[...ids]}::uuid[]) and company_id = ${buyer.company.id}
      and (deleted_at is not null) = ${isDeleted}::boolean
    order by id for update`.execute(tx);
  requireUnlocked(buyer, rows);
  return rows;
};

/** @throws Failure 403 for punchout and locked templates, 404 when one is missing or another company's */
const lockTemplates = async (tx: Transaction, buyer: Buyer, ids: readonly string[]): Promise<LockedTemplate[]> => {
  requireTemplateRights(buyer);
  const wanted = new Set(ids);
  const templates = await selectLocked(tx, buyer, [...wanted], false);
  if (templates.length < wanted.size) throw notFound('template of your company');
  return templates;
};

const stampTemplates = (tx: Transaction, buyer: Buyer, ids: readonly string[]) =>
  tx
    .updateTable('kit_templates')
    .set({ modified_at: nextStamp('modified_at'), modified_by: buyer.contactId })
    .where('id', 'in', [...ids])
    .execute();

export interface TemplateChange {
  id: string;
  headerDescription?: string | undefined;
  note?: string | undefined;
  isLocked?: boolean | undefined;
  /** Stamp that the user saw. */
  seen?: string | undefined;
}

/**
 * Changes a template. [kit-11]
 * @throws Failure 403 for a locked one of somebody else's, and for its lock; 404; 409 when it changed since it was seen
 */
export const updateTemplate =
  (db: Database) =>
  (buyer: Buyer, { id, headerDescription, note, isLocked, seen }: TemplateChange): Promise<void> =>
    transaction(db, async (tx) => {
      for (const template of await lockTemplates(tx, buyer, [id])) {
        requireSeen(seen, template.modified_at);
        const isAnotherLock = isLocked !== undefined && isLocked !== template.is_locked;
        if (isAnotherLock && template.created_by !== buyer.contactId) {
          throw notAllowed('Only its owner can lock a template', 'template-locked');
        }
      }
      await tx
        .updateTable('kit_templates')
        .set({
          modified_at: nextStamp('modified_at'),
          modified_by: buyer.contactId,
          ...(headerDescription === undefined ? {} : { header_description: headerDescription.trim() }),
          ...(note === undefined ? {} : { note }),
          ...(isLocked === undefined ? {} : { is_locked: isLocked }),
        })
        .where('id', '=', id)
        .execute();
    });

/** Sets what a template holds of a material. [kit-12] @throws as setKitItem does, 403 for a locked template */
export const setTemplateItem = (db: Database) => {
  const materialsOf = kitMaterials(db);
  return async (buyer: Buyer, templateId: string, wanted: WantedItem): Promise<Adjusted> => {
    const materials = await materialsOf(buyer, [wanted.sapMaterialNumber]);
    return transaction(db, async (tx) => {
      await lockTemplates(tx, buyer, [templateId]);
      const packed = { ...pack(materials, wanted, ITEM_FIELDS), kitId: templateId };
      await setItem(tx, TEMPLATES, templateId, wanted, packed);
      await stampTemplates(tx, buyer, [templateId]);
      return packed;
    });
  };
};

/** Removes items of a template; with the last of them the template goes. [kit-13] @throws Failure 403, 404 */
export const deleteTemplateItems =
  (db: Database) =>
  (buyer: Buyer, templateId: string, itemIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      await lockTemplates(tx, buyer, [templateId]);
      const items = await readItems(tx, TEMPLATES, [templateId]);
      const known = new Set(items.map(({ id }) => id));
      if (itemIds.some((id) => !known.has(id))) throw notFound('item of this template');
      if (itemRemoval(items, itemIds).removes === 'kit') {
        await markDeleted(tx, [templateId]);
      } else {
        await deleteItems(tx, TEMPLATES, [templateId], itemIds);
      }
      await stampTemplates(tx, buyer, [templateId]);
    });

const markDeleted = (tx: Transaction, ids: readonly string[]) =>
  tx
    .updateTable('kit_templates')
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .execute();

/** Deletes templates so that they can be restored: all or none. [kit-14] @throws Failure 403, 404 */
export const deleteTemplates =
  (db: Database) =>
  (buyer: Buyer, ids: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      await lockTemplates(tx, buyer, ids);
      await markDeleted(tx, ids);
      await stampTemplates(tx, buyer, ids);
    });

/** Restores templates and items that were deleted within the last 30 days. @throws Failure 403 for locked ones */
export const restoreTemplates =
  (db: Database) =>
  (
    buyer: Buyer,
    { templateIds, itemIds }: { templateIds: readonly string[]; itemIds: readonly string[] },
  ): Promise<{ templateIds: string[]; restoredCount: number }> =>
    transaction(db, async (tx) => {
      requireTemplateRights(buyer);
      const gone = await selectLocked(tx, buyer, templateIds, true);
      const { rows } = await sql<{ id: string }>`
        update kit_templates set deleted_at = null
        where id = any(${gone.map(({ id }) => id)}::uuid[])
          and deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS}::integer)
        returning id`.execute(tx);
      const owners = await selectLocked(tx, buyer, await ownersOfDeleted(tx, TEMPLATES, itemIds), false);
      const ownerIds = owners.map(({ id }) => id);
      const items = await restoreItems(tx, TEMPLATES, itemIds, ownerIds, RESTORABLE_DAYS);
      await requireFewItems(tx, TEMPLATES, items);
      const changed = [...new Set([...rows.map(({ id }) => id), ...items])];
      if (changed.length > 0) await stampTemplates(tx, buyer, changed);
      return { templateIds: changed, restoredCount: rows.length + items.length };
    });

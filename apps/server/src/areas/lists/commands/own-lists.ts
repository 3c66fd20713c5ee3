import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, notAllowed, notFound } from '../../../http/failure.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ListLimits, MOST_TEMPORARY_LISTS, RESTORABLE_DAYS } from '../limits.ts';
import { isUserAdmin, lockList, requireList, requireRight } from '../policy.ts';
import { changeMaterials, touchList } from './change-materials.ts';

/** Kinds of lists that a person makes. */
type OwnListKind = 'own' | 'temporary';

interface ListNaming {
  name: string;
  description: string;
}

/**
 * Locks the buyer's own row, which guards the number of their lists, and checks that one more is allowed. Two queries.
 * @throws Failure 403 for a buyer who left the company meanwhile, 422 `too-many-lists`
 */
export const lockRoomForList = async (
  tx: Transaction,
  buyer: Buyer,
  limits: Pick<ListLimits, 'lists'>,
  kind: OwnListKind = 'own',
): Promise<void> => {
  const { rows } = await sql`
    select from contacts where id = ${buyer.contactId} and company_id = ${buyer.company.id}
    for no key update`.execute(tx);
  if (rows.length === 0) throw notAllowed('You no longer belong to this company');
  const counted = await sql<{ count: number }>`
    select count(*) as count from variation_lists
    where owner_id = ${buyer.contactId} and kind = ${kind} and deleted_at is null`.execute(tx);
  const most = kind === 'own' ? limits.lists : MOST_TEMPORARY_LISTS;
  if ((counted.rows[0]?.count ?? 0) >= most) {
    throw breaksRule(
      'too-many-lists',
      kind === 'own'
        ? `You have ${most} lists already: delete one first`
        : 'Too many exports today: try again tomorrow',
    );
  }
};

/** Inserts an empty list of the buyer's within a transaction that has room for it. Returns its id. */
export const insertList = async (
  tx: Transaction,
  buyer: Buyer,
  { name, description }: ListNaming,
  kind: OwnListKind = 'own',
): Promise<string> => {
  const id = uuidv7();
  await tx
    .insertInto('variation_lists')
    .values({
      id,
      company_id: buyer.company.id,
      owner_id: buyer.contactId,
      name: name.trim(),
      description: description.trim(),
      kind,
    })
    .execute();
  return id;
};

interface NewList extends ListNaming {
  isTemporary: boolean;
  /** In the order of the lines. */
  sapMaterialNumbers: readonly string[];
}

/**
 * Creates a list, with materials where some are named. A constant number of statements. [vl-03]
 * @returns its id, and the SAP numbers that were not added
 * @throws Failure 422 `too-many-lists`
 */
export const createList =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, { isTemporary, sapMaterialNumbers, ...naming }: NewList) =>
    transaction(db, async (tx): Promise<{ id: string; notAdded: readonly string[] }> => {
      const kind = isTemporary ? 'temporary' : 'own';
      await lockRoomForList(tx, buyer, limits, kind);
      const id = await insertList(tx, buyer, naming, kind);
      if (sapMaterialNumbers.length === 0) return { id, notAdded: [] };
      const toAdd = sapMaterialNumbers.map((sapMaterialNumber) => ({
        sapMaterialNumber,
        usualQuantity: null,
        note: '',
      }));
      const { notAdded } = await changeMaterials(tx, { id, kind, version: 1 }, buyer, {
        toRemove: [],
        toAdd,
        limit: limits.lines,
      });
      return { id, notAdded: notAdded.map(({ number }) => number) };
    });

/** Renames a list. [vl-04] @throws Failure 404, 403 for everybody but the owner and collaborators */
export const updateList =
  (db: Database) =>
  (buyer: Buyer, listId: string, { name, description }: ListNaming): Promise<void> =>
    transaction(db, async (tx) => {
      const { rights } = await lockList(tx, buyer, listId);
      requireRight(rights, 'mayRename', 'Only the owner and collaborators of a list may rename it');
      await tx
        .updateTable('variation_lists')
        .set({ name: name.trim(), description: description.trim() })
        .where('id', '=', listId)
        .execute();
      await touchList(tx, listId);
    });

/**
 * Ends subscriptions to a locked list, with the default and the notices that hang on them. Returns how many there were.
 */
export const unsubscribe = async (tx: Transaction, listId: string, contactIds: readonly string[]): Promise<number> => {
  // Increments the version first, so that the removed subscribers are notified too.
  await touchList(tx, listId);
  const ids = [...contactIds];
  const { rows } = await sql`
    with defaults as (
      delete from variation_list_defaults where list_id = ${listId} and contact_id = any(${ids}::uuid[])
    ), notices as (
      delete from variation_list_notices where list_id = ${listId} and contact_id = any(${ids}::uuid[])
    )
    delete from variation_list_subscribers where list_id = ${listId} and contact_id = any(${ids}::uuid[])
    returning contact_id`.execute(tx);
  return rows.length;
};

/**
 * Deletes an own list for everybody, or ends the buyer's subscription to a shared one. [vl-05]
 * @throws Failure 404, 403 for lists that the shop keeps and for a user admin who does not subscribe
 */
export const deleteList =
  (db: Database) =>
  (buyer: Buyer, listId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const { rights } = await lockList(tx, buyer, listId);
      if (rights.mayLeave) {
        await unsubscribe(tx, listId, [buyer.contactId]);
        return;
      }
      requireRight(rights, 'mayManage', 'Only the owner of a list may delete it');
      await touchList(tx, listId);
      await tx.updateTable('variation_lists').set({ deleted_at: sql<Date>`now()` }).where('id', '=', listId).execute();
    });

/**
 * Restores a list that its owner deleted, with lines and subscribers; one that is there stays as it is. [own-vl-03]
 * @throws Failure 404 for another's list and after 30 days, 422 `too-many-lists`
 */
export const restoreList =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, listId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const { list, rights } = await lockList(tx, buyer, listId, { withDeleted: true });
      if (!rights.mayManage) throw notFound('deleted list of yours');
      if (list.deleted_at === null) return;
      await lockRoomForList(tx, buyer, limits);
      const { numUpdatedRows } = await tx
        .updateTable('variation_lists')
        .set({ deleted_at: null })
        .where('id', '=', listId)
        .where(sql<boolean>`deleted_at > now() - ${RESTORABLE_DAYS} * interval '1 day'`)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw notFound('deleted list of yours');
      await touchList(tx, listId);
    });

/**
 * Makes a user admin the owner of a list that has none. [own-vl-05]
 * @throws Failure 404, 403 for everybody else, 422 `has-owner`
 */
export const takeOverList =
  (db: Database) =>
  (buyer: Buyer, listId: string): Promise<void> =>
    transaction(db, async (tx) => {
      const { list, rights } = await lockList(tx, buyer, listId);
      if (isUserAdmin(buyer) && list.owner_id !== null) {
        throw breaksRule('has-owner', 'The list has an owner, who may hand it on');
      }
      requireRight(rights, 'mayTakeOver', 'Only a user admin may take over a list without an owner');
      await tx.updateTable('variation_lists').set({ owner_id: buyer.contactId }).where('id', '=', listId).execute();
      await touchList(tx, listId);
      await tx
        .deleteFrom('variation_list_subscribers')
        .where('list_id', '=', listId)
        .where('contact_id', '=', buyer.contactId)
        .execute();
    });

/**
 * Copies the lines that the buyer may see of a list into a new one of the buyer's. Seven statements, however many
 * lines. Returns the id of the new list. [own-vl-01]
 * @throws Failure 404, 422 `too-many-lists`
 */
export const copyList =
  (db: Database, limits: ListLimits) =>
  (buyer: Buyer, listId: string, { name, description }: { name: string; description?: string | undefined }) =>
    transaction(db, async (tx): Promise<string> => {
      await requireList(tx, buyer, listId);
      await lockRoomForList(tx, buyer, limits);
      const { rows } = await sql<{ number: string }>`
        select l.sap_material_number as number
        from variation_list_lines l join materials m on m.sap_material_number = l.sap_material_number
        where l.list_id = ${listId} and l.removed_at is null and ${buyer.market} = any(m.markets)
          and ${visibleMaterial(buyer)}
        order by l.position, l.sap_material_number limit ${limits.lines}`.execute(tx);
      const former = await tx
        .selectFrom('variation_lists')
        .select('description')
        .where('id', '=', listId)
        .executeTakeFirst();
      const naming: ListNaming = { name, description: description ?? former?.description ?? '' };
      const copyId = await insertList(tx, buyer, naming);
      await sql`
        insert into variation_list_lines (list_id, sap_material_number, id, position, note, usual_quantity, added_by)
        select ${copyId}, l.sap_material_number, c.id, l.position, l.note, l.usual_quantity, ${buyer.contactId}
        from unnest(${rows.map(({ number }) => number)}::text[], ${rows.map(() => uuidv7())}::uuid[]) as c (number, id)
        join variation_list_lines l on l.list_id = ${listId} and l.sap_material_number = c.number
          and l.removed_at is null`.execute(tx);
      return copyId;
    });

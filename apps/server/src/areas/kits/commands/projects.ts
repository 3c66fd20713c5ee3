import { isBlank, isOpenCart } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockProject, nextStamp, stampProjects } from '../locks.ts';
import { RESTORABLE_DAYS } from '../policy.ts';

/**
 * Begins the project of a smart-kit cart, or returns the one that the cart has, renamed where a name is given. [kit-29]
 * @throws Failure 404 for another's cart, 409 for an ordered one, 422 `not-smart-kit` for another delivery
 */
export const createProject =
  (db: Database) =>
  (buyer: Buyer, cartId: string, name: string | null): Promise<string> =>
    transaction(db, async (tx) => {
      const cart = await tx
        .selectFrom('carts')
        .select(['id', 'status', 'delivery_type', 'deleted_at'])
        .where('id', '=', cartId)
        .where('contact_id', '=', buyer.contactId)
        .forUpdate()
        .executeTakeFirst();
      if (cart === undefined || cart.status === 'Inactive' || cart.deleted_at !== null) throw notFound('cart of yours');
      if (!isOpenCart(cart.status)) throw changedMeanwhile('This cart was ordered');
      if (cart.delivery_type !== 'smart-kit') {
        throw breaksRule('not-smart-kit', 'Change the cart to smart-kit delivery first', 'cartId');
      }
      const known = await tx
        .selectFrom('smart_kits')
        .select(['id', 'project_name'])
        .where('cart_id', '=', cart.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const projectName = isBlank(name) ? '' : (name ?? '').trim();
      if (known === undefined) {
        const id = uuidv7();
        await tx
          .insertInto('smart_kits')
          .values({
            id,
            company_id: buyer.company.id,
            contact_id: buyer.contactId,
            cart_id: cart.id,
            project_name: projectName,
          })
          .execute();
        return id;
      }
      if (projectName !== '' && projectName !== known.project_name) {
        await tx.updateTable('smart_kits').set({ project_name: projectName }).where('id', '=', known.id).execute();
        await stampProjects(tx, buyer, [known.id]);
      }
      return known.id;
    });

/**
 * Renames a project; a blank name is ignored. [kit-01]
 * @throws Failure 404 for another's, 409 for an ordered one
 */
export const renameProject =
  (db: Database) =>
  async (buyer: Buyer, id: string, name: string | null): Promise<{ isIgnored: boolean }> =>
    transaction(db, async (tx) => {
      await lockProject(tx, buyer, id);
      if (name === null || isBlank(name)) return { isIgnored: true };
      await tx.updateTable('smart_kits').set({ project_name: name.trim() }).where('id', '=', id).execute();
      await stampProjects(tx, buyer, [id]);
      return { isIgnored: false };
    });

/** Deletes a project so that it can be restored; its cart stays. [kit-27] @throws Failure 404, 409 */
export const deleteProject =
  (db: Database) =>
  (buyer: Buyer, id: string): Promise<void> =>
    transaction(db, async (tx) => {
      await lockProject(tx, buyer, id);
      await tx
        .updateTable('smart_kits')
        .set({ deleted_at: sql<Date>`now()`, changed_at: nextStamp('changed_at'), modified_by: buyer.contactId })
        .where('id', '=', id)
        .execute();
    });

/**
 * Restores a deleted project.
 * @throws Failure 404 for another's or one that was deleted too long ago, 409 when its cart has another project by now
 */
export const restoreProject =
  (db: Database) =>
  (buyer: Buyer, id: string): Promise<void> =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ cart_id: string | null }>`
        select cart_id from smart_kits
        where id = ${id} and contact_id = ${buyer.contactId}
          and deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS}::integer)
        for update`.execute(tx);
      const [project] = rows;
      if (project === undefined) throw notFound('deleted project of yours');
      const { rows: restored } = await sql`
        update smart_kits s
        set deleted_at = null, changed_at = ${nextStamp('s.changed_at')}, modified_by = ${buyer.contactId}::uuid
        where s.id = ${id} and not exists (
          select from smart_kits o where o.cart_id = s.cart_id and o.deleted_at is null and o.id <> s.id)
        returning s.id`.execute(tx);
      if (restored.length === 0) throw changedMeanwhile('The cart has another project of kits by now');
    });

/** Deletes kits of a project so that they can be restored: all or none. [kit-26] @throws Failure 404, 409 */
export const deleteKitsOf =
  (db: Database) =>
  (buyer: Buyer, projectId: string, kitIds: readonly string[]): Promise<void> =>
    transaction(db, async (tx) => {
      await lockProject(tx, buyer, projectId);
      const ids = [...new Set(kitIds)];
      const { numUpdatedRows } = await tx
        .updateTable('kit_drafts')
        .set({ deleted_at: sql<Date>`now()` })
        .where('id', 'in', ids)
        .where('smart_kit_id', '=', projectId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) < ids.length) throw notFound('kit of this project');
      await stampProjects(tx, buyer, [projectId]);
    });

import { sql } from 'kysely';
import { type Database, transaction } from '../../../../db/index.ts';
import { breaksRule, notFound } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { discardCart } from '../carry-out.ts';
import { lockOwnCarts } from '../lock-carts.ts';

/**
 * Deletes the active cart, saved or not; the next one begins with its first use. It can be undone. [cart-39]
 */
export const deleteCurrentCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<void> => {
    await transaction(db, async (tx) => {
      const carts = await lockOwnCarts(tx, buyer, []);
      const active = carts.find((cart) => cart.is_active);
      if (active !== undefined) await discardCart(tx, active);
    });
  };

/**
 * Deletes a draft; it can be undone. The active cart is left by deleteCurrentCart instead.
 * @throws Failure 404 for what is no draft of the buyer's, 422 `active-cart` for the active one
 */
export const deleteDraft =
  (db: Database) =>
  async (buyer: Buyer, draftId: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const draft = await tx
        .selectFrom('carts')
        .select(['id', 'is_active'])
        .where('id', '=', draftId)
        .where('contact_id', '=', buyer.contactId)
        .where('status', '=', 'Draft')
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (draft === undefined) throw notFound('draft of yours');
      if (draft.is_active) throw breaksRule('active-cart', 'This draft is the active cart', 'id');
      await tx
        .updateTable('carts')
        .set({ version: sql`version + 1`, deleted_at: sql<Date>`now()` })
        .where('id', '=', draft.id)
        .execute();
    });
  };

import { sql } from 'kysely';
import { type Database, transaction } from '../../../../db/index.ts';
import { notFound } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { discardCart } from '../carry-out.ts';
import { draftName } from '../draft-name.ts';
import { isEmptyCart, type LockedCart, lockOwnCarts } from '../lock-carts.ts';

/** Nothing but an empty cart came after it: then the one that comes back was the active one, or may as well be. */
const takesItsPlaceAgain = (deletedAt: Date, active: LockedCart | undefined): boolean =>
  active === undefined ||
  (active.status === 'Initial' && isEmptyCart(active) && active.created_at.getTime() >= deletedAt.getTime());

/**
 * Brings a deleted cart back: as the active one where nothing took its place but an empty cart, which goes; else among
 * the drafts. What was brought back already stays as it is.
 * @throws Failure 404 for another's cart, or when it is gone for good
 */
export const restoreCart =
  (db: Database) =>
  async (buyer: Buyer, cartId: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const carts = await lockOwnCarts(tx, buyer, [cartId]);
      const cart = carts.find(({ id, status }) => id === cartId && (status === 'Initial' || status === 'Draft'));
      if (cart === undefined) throw notFound('deleted cart of yours');
      if (cart.deleted_at === null) return;
      const active = carts.find(({ is_active }) => is_active);
      const isActive = takesItsPlaceAgain(cart.deleted_at, active);
      if (isActive && active !== undefined) await discardCart(tx, active);
      await tx
        .updateTable('carts')
        .set({
          version: sql`version + 1`,
          changed_at: sql<Date>`now()`,
          deleted_at: null,
          is_active: isActive,
          ...(isActive ? {} : { status: 'Draft', name: draftName(buyer, cart) }),
        })
        .where('id', '=', cart.id)
        .execute();
    });
  };

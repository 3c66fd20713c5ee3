import { isOpenCart, isValidCartName } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../../db/index.ts';
import { breaksRule, notFound } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { discardCart, draftName } from '../carry-out.ts';
import { isEmptyCart, type LockedCart, lockOwnCarts } from '../lock-carts.ts';

/**
 * Deletes the active cart, saved or not; the next one is created on first use. It can be undone. [cart-39]
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

/**
 * Renames a draft; an empty name changes nothing and is returned as invalid. One statement.
 * @throws Failure 404 for what is no draft of the buyer's
 */
export const renameDraft =
  (db: Database) =>
  async (buyer: Buyer, draftId: string, name: string): Promise<{ isNameInvalid: boolean }> => {
    const isNameInvalid = !isValidCartName(name);
    const found = await db
      .updateTable('carts')
      .set(
        isNameInvalid ? { name: sql`name` } : { name: name.trim(), version: sql`version + 1`, changed_at: sql`now()` },
      )
      .where('id', '=', draftId)
      .where('contact_id', '=', buyer.contactId)
      .where('status', '=', 'Draft')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (found.numUpdatedRows === 0n) throw notFound('draft of yours');
    return { isNameInvalid };
  };

export interface ReadyWish {
  cartIds: readonly string[];
  isReady: boolean;
  /** A cart that was never saved becomes a draft. */
  forceSave: boolean;
}

export interface ReadyResult {
  cartId: string;
  isReady: boolean;
  isChanged: boolean;
  problem: 'not-found' | 'not-saved' | 'empty' | null;
}

const problemOf = (cart: LockedCart, { isReady, forceSave }: ReadyWish): ReadyResult['problem'] => {
  if (!isReady && !forceSave) return null;
  if (isEmptyCart(cart)) return isReady || cart.status === 'Initial' ? 'empty' : null;
  return cart.status === 'Initial' && !forceSave ? 'not-saved' : null;
};

/** Returns true if ForceSave saves the cart as a draft, ready or not. */
const becomesDraft = (cart: LockedCart, { forceSave }: ReadyWish): boolean => forceSave && cart.status === 'Initial';

/**
 * Marks carts of the buyer's as ready to be ordered, or unmarks them; returns a result per cart, in the order
 * requested. Three statements, however many carts. [cart-27]
 */
export const setReadyFlags =
  (db: Database) =>
  async (buyer: Buyer, wish: ReadyWish): Promise<readonly ReadyResult[]> =>
    transaction(db, async (tx) => {
      const cartIds = [...new Set(wish.cartIds)];
      const locked = await lockOwnCarts(tx, buyer, cartIds);
      const open = new Map(
        locked.filter((cart) => cart.deleted_at === null && isOpenCart(cart.status)).map((cart) => [cart.id, cart]),
      );
      const results = cartIds.map((cartId): ReadyResult => {
        const cart = open.get(cartId);
        if (cart === undefined) return { cartId, isReady: false, isChanged: false, problem: 'not-found' };
        const problem = problemOf(cart, wish);
        const isReady = problem === null ? wish.isReady : cart.ready;
        const isChanged = isReady !== cart.ready || (problem === null && becomesDraft(cart, wish));
        return { cartId, isReady, isChanged, problem };
      });
      const changed = results.filter(({ isChanged }) => isChanged).map(({ cartId }) => cartId);
      if (changed.length === 0) return results;
      const names = changed.map((id) => {
        const cart = open.get(id);
        return cart === undefined ? '' : draftName(buyer, cart);
      });
      await sql`
        update carts c set ready = ${wish.isReady}, version = c.version + 1, changed_at = now(),
          name = case when ${wish.isReady || wish.forceSave} then n.name else c.name end,
          status = case when ${wish.isReady || wish.forceSave} then 'Draft' else c.status end
        from unnest(${changed}::uuid[], ${names}::text[]) as n (id, name) where c.id = n.id`.execute(tx);
      return results;
    });

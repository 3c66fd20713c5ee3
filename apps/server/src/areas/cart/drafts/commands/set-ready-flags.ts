import { isOpenCart } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, transaction } from '../../../../db/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { draftName } from '../draft-name.ts';
import { isEmptyCart, type LockedCart, lockOwnCarts } from '../lock-carts.ts';

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

/** ForceSave saves a cart as a draft, be it ready or not. */
const becomesDraft = (cart: LockedCart, { forceSave }: ReadyWish): boolean => forceSave && cart.status === 'Initial';

/**
 * Marks carts of the buyer's as ready to be ordered, or takes the mark off; told cart by cart, in the order asked.
 * Three statements, however many carts. [cart-27]
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

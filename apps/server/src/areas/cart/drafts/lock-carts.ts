import { type ActiveCart, isOpenCart } from '@grossist/domain';
import { sql } from 'kysely';
import type { Transaction } from '../../../db/index.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type CartRow, makeActiveCart } from '../lock-active-cart.ts';

export interface LockedCart extends CartRow {
  /** A smart kit is ordered with it; such a cart is not empty, though it may have no lines. */
  has_smart_kit: boolean;
}

/** Returns true for a cart without lines and smart kit. */
export const isEmptyCart = (cart: LockedCart): boolean => cart.line_count === 0 && !cart.has_smart_kit;

/** Maps a cart to the facts of the delivery-mode rules. */
export const asRulesKnow = (cart: LockedCart): ActiveCart => ({
  deliveryType: cart.delivery_type,
  cartIsEmpty: isEmptyCart(cart),
  status: cart.status,
});

/**
 * Locks the buyer, so that changes of their drafts, and additions with a key, are serialized. Other changes of lines
 * lock their cart alone.
 */
export const lockBuyer = (tx: Transaction, buyer: Buyer) =>
  tx.selectFrom('contacts').select('id').where('id', '=', buyer.contactId).forNoKeyUpdate().execute();

/** Locks some of the buyer's carts, and always the active one, in the order of their ids. */
const selectLocked = (tx: Transaction, buyer: Buyer, cartIds: readonly string[]) =>
  sql<LockedCart>`
    select c.*, exists (select from smart_kits s where s.cart_id = c.id and s.deleted_at is null) as has_smart_kit
    from carts c where c.contact_id = ${buyer.contactId} and (c.is_active or c.id = any(${[...cartIds]}::uuid[]))
    order by c.id for update of c`.execute(tx);

export interface LockedCarts {
  active: LockedCart;
  /** One of those asked for. @throws Failure 404 for another's or a deleted cart, 409 for one that was ordered */
  open(cartId: string): LockedCart;
}

const openAmong =
  (carts: readonly LockedCart[]) =>
  (cartId: string): LockedCart => {
    const cart = carts.find(({ id }) => id === cartId);
    if (cart === undefined || cart.deleted_at !== null || cart.status === 'Inactive') throw notFound('cart of yours');
    if (!isOpenCart(cart.status)) throw changedMeanwhile('This cart was ordered');
    return cart;
  };

/**
 * Locks the buyer's active cart, made where there is none, and others of theirs: the buyer first, then the carts in the
 * order of their ids, so that two tabs that switch carts never deadlock. Two statements.
 */
export const lockCarts = async (
  tx: Transaction,
  buyer: Buyer,
  cartIds: readonly string[] = [],
): Promise<LockedCarts> => {
  await lockBuyer(tx, buyer);
  const { rows } = await selectLocked(tx, buyer, cartIds);
  const active = rows.find((cart) => cart.is_active) ?? {
    ...(await makeActiveCart(tx, buyer)),
    has_smart_kit: false,
  };
  return { active, open: openAmong([active, ...rows]) };
};

/** The same without an active cart being made for it. */
export const lockOwnCarts = async (
  tx: Transaction,
  buyer: Buyer,
  cartIds: readonly string[],
): Promise<readonly LockedCart[]> => {
  await lockBuyer(tx, buyer);
  return (await selectLocked(tx, buyer, cartIds)).rows;
};

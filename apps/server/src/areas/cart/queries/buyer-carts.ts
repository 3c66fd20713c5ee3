import { type DeliveryType, isOpenCart } from '@grossist/domain';
import { type Selectable, sql } from 'kysely';
import { type CartsTable, type Database, transaction } from '../../../db/index.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import { makeActiveCart } from '../lock-active-cart.ts';

export interface ActiveCart extends Selectable<CartsTable> {
  sold_to: string;
  account_name: string;
  project_title: string | null;
}

const select = (db: Database, buyer: Buyer) =>
  db
    .selectFrom('carts as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.account_id', '=', 'c.account_id').onRef('p.number', '=', 'c.project_number'),
    )
    .selectAll('c')
    .select(['a.sold_to', 'a.name as account_name', 'p.title as project_title'])
    .where('c.contact_id', '=', buyer.contactId)
    .where('c.is_active', '=', sql.lit(true));

/** The buyer's active cart; made on first use. [cart-01] [cart-04] */
export const activeCart =
  (db: Database) =>
  async (buyer: Buyer): Promise<ActiveCart> => {
    const cart = await select(db, buyer).executeTakeFirst();
    if (cart !== undefined) return cart;
    await transaction(db, (tx) => makeActiveCart(tx, buyer));
    return select(db, buyer).executeTakeFirstOrThrow();
  };

/** How the active cart is delivered; normally, before its first use. One query. */
export const activeDeliveryType =
  (db: Database) =>
  async (buyer: Buyer): Promise<DeliveryType> => {
    const cart = await db
      .selectFrom('carts')
      .select('delivery_type')
      .where('contact_id', '=', buyer.contactId)
      .where('is_active', '=', sql.lit(true))
      .executeTakeFirst();
    return cart?.delivery_type ?? 'normal';
  };

/**
 * One of the buyer's own carts, the active one or a draft, with the buyer as they are on its account. One query, one
 * more where it is another account than the active cart's.
 * @throws Failure 404 for another's cart or one that was deleted, 409 for one that was ordered
 */
export const ownCart =
  (db: Database) =>
  async (buyer: Buyer, cartId: string): Promise<{ cart: ActiveCart; buyer: Buyer }> => {
    const cart = await db
      .selectFrom('carts as c')
      .innerJoin('accounts as a', 'a.id', 'c.account_id')
      .leftJoin('projects as p', (join) =>
        join.onRef('p.account_id', '=', 'c.account_id').onRef('p.number', '=', 'c.project_number'),
      )
      .selectAll('c')
      .select(['a.sold_to', 'a.name as account_name', 'p.title as project_title'])
      .where('c.id', '=', cartId)
      .where('c.contact_id', '=', buyer.contactId)
      .where('c.deleted_at', 'is', null)
      .executeTakeFirst();
    if (cart === undefined || cart.status === 'Inactive') throw notFound('cart of yours');
    if (!isOpenCart(cart.status)) throw changedMeanwhile('This cart was ordered');
    return { cart, buyer: await buyerOnAccount(db)(buyer, cart.account_id) };
  };

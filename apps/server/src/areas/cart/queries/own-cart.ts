import { isOpenCart } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import type { ActiveCart } from './active-cart.ts';

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

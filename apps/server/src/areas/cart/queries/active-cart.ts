import { type Selectable, sql } from 'kysely';
import { type CartsTable, type Database, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
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

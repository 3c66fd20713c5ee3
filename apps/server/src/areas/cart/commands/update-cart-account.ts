import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { addressAfter } from '../drafts/address-after.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/**
 * Puts the cart on another account of the buyer's; project and address of the old one go, since they are not its,
 * and its usual address comes. Prices follow the cart's account; lines that the account may not see are told as invalid.
 * [cart-16]
 * @throws Failure 404 for an account that is not the buyer's
 */
export const updateCartAccount =
  (db: Database) =>
  async (buyer: Buyer, soldTo: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const account = await tx
        .selectFrom('accounts as a')
        .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
        .select('a.id')
        .where('a.sold_to', '=', soldTo)
        .where('ca.contact_id', '=', buyer.contactId)
        .executeTakeFirst();
      if (account === undefined) throw notFound('account of yours');
      if (account.id === cart.account_id) return;
      const address = await addressAfter(tx, cart, { accountId: account.id, projectNumber: '' });
      await tx
        .updateTable('carts')
        .set({ account_id: account.id, project_number: '', address })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };

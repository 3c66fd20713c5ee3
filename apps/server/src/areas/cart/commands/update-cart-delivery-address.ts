import { type Database, transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { findAddress } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/**
 * Sends the cart to one of its account's addresses, kept as it is now. [cart-17]
 * @throws Failure 404 for an address of another account
 */
export const updateCartDeliveryAddress =
  (db: Database) =>
  async (buyer: Buyer, addressId: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const address = await findAddress(tx, cart.account_id, addressId);
      if (address === undefined) throw notFound('address');
      await tx
        .updateTable('carts')
        .set({ address: JSON.stringify(address) })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };

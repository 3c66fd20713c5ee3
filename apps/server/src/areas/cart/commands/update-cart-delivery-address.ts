import { transaction } from '../../../db/index.ts';
import { changedMeanwhile } from '../../../http/failure.ts';
import { type AddressChoice, chooseAddress, type DeliveryDeps, noteAddressUsed } from '../../delivery/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

/**
 * Sends the cart to an address of its account, to a service center (shipping condition ZP) or to a one-time address,
 * kept as it is now, and notes it among those used last. [cart-17]
 * @throws Failure 404 for what is not there or another account's, 422 naming each wrong field of a one-time address,
 * 409 when the cart's account was changed meanwhile
 */
export const updateCartDeliveryAddress = (deps: DeliveryDeps) => {
  const chosen = chooseAddress(deps);
  return async (buyer: Buyer, choice: AddressChoice, signal?: AbortSignal): Promise<void> => {
    // Others are asked before anything is locked.
    const address = await chosen(buyer, choice, signal);
    const { contactId, account } = buyer;
    await transaction(deps.db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.account_id !== account.id) throw changedMeanwhile('The account of the cart was changed meanwhile');
      const use = { contactId, accountId: account.id, projectNumber: cart.project_number, address };
      const latest = await noteAddressUsed(tx, use);
      // A one-time address is known by its use alone.
      const kept = address.isOneTimeAddress ? { ...address, id: latest.id } : address;
      await tx
        .updateTable('carts')
        .set({ address: JSON.stringify(kept) })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };
};

import { isValidCartName } from '@grossist/domain';
import { type Database, type StoredEndUser, transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockActiveCart } from '../lock-active-cart.ts';
import { noteChange } from '../note-change.ts';

export interface WrittenDetails {
  name: string;
  contactPerson: string | undefined;
  contactPhone: string | undefined;
  customerReference: string | undefined;
  combinedDelivery: boolean | undefined;
  mailOrderConfirmation: boolean | undefined;
  endUser: StoredEndUser | undefined;
}

/** Saves what the buyer wrote on the cart. An empty name saves nothing and is told. [cart-14] */
export const saveCartDetails =
  (db: Database) =>
  async (buyer: Buyer, details: WrittenDetails): Promise<{ isNameInvalid: boolean }> => {
    if (!isValidCartName(details.name)) return { isNameInvalid: true };
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      await tx
        .updateTable('carts')
        .set({
          name: details.name.trim(),
          contact_person: details.contactPerson,
          contact_phone: details.contactPhone,
          customer_reference: details.customerReference,
          combined_delivery: details.combinedDelivery,
          mail_order_confirmation: details.mailOrderConfirmation,
          end_user_registration: details.endUser === undefined ? undefined : JSON.stringify(details.endUser),
        })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
    return { isNameInvalid: false };
  };

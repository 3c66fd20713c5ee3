import type { DeliveryType } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import type { StoredAddress, Transaction } from '../../../db/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { usualAddressOf } from '../lock-active-cart.ts';
import type { LockedCart } from './lock-carts.ts';

/** What is known of a cart that begins. */
export interface NewCart {
  deliveryType: DeliveryType;
  name?: string | undefined;
  contactPerson?: string | undefined;
  contactPhone?: string | undefined;
  customerReference?: string | undefined;
  projectNumber?: string | undefined;
  deliveryDate?: string | undefined;
  accountId?: string | undefined;
  /** Null: it has none; absent: the account's usual one. */
  address?: StoredAddress | null | undefined;
}

/** For whom and where to, as another cart had it: the same job goes on in a new cart. */
export const goingOnFrom = (cart: LockedCart): Omit<NewCart, 'deliveryType'> => ({
  contactPerson: cart.contact_person,
  contactPhone: cart.contact_phone,
  customerReference: cart.customer_reference,
  projectNumber: cart.project_number,
  accountId: cart.account_id,
  address: cart.address,
});

/** The buyer's new active cart, empty. The one before must have been left; two statements at most. */
export const beginCart = async (tx: Transaction, buyer: Buyer, cart: NewCart): Promise<string> => {
  const { accountId = buyer.account.id } = cart;
  const id = uuidv7();
  await tx
    .insertInto('carts')
    .values({
      id,
      contact_id: buyer.contactId,
      account_id: accountId,
      status: 'Initial',
      is_active: true,
      delivery_type: cart.deliveryType,
      fastbox_type: cart.deliveryType === 'fastbox' ? 'Normal' : 'None',
      name: cart.name ?? buyer.defaultOrderName,
      contact_person: cart.contactPerson ?? buyer.name,
      contact_phone: cart.contactPhone ?? buyer.phone,
      customer_reference: cart.customerReference,
      project_number: cart.projectNumber,
      delivery_date: cart.deliveryDate ?? null,
      address:
        cart.address === undefined ? await usualAddressOf(tx, accountId) : cart.address && JSON.stringify(cart.address),
    })
    .execute();
  return id;
};

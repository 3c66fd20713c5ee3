import type { StoredAddress, Transaction } from '../../../db/index.ts';
import { findUsualAddress } from '../../delivery/index.ts';
import type { CartRow } from '../lock-active-cart.ts';

/** Whom the cart is for from now on. */
interface Customer {
  accountId: string;
  /** '' for none. */
  projectNumber: string;
}

/** Service centers and addresses that were typed are nobody's; others are their account's, and may be one project's. */
const staysWith = (address: StoredAddress, cart: CartRow, { accountId, projectNumber }: Customer): boolean => {
  if (address.isServiceCenter || address.isOneTimeAddress) return true;
  return accountId === cart.account_id && (address.projectNumber === '' || address.projectNumber === projectNumber);
};

/**
 * Where a cart goes when it changes account or project, as the column keeps it: to the same address as far as that is
 * the new one's too, else to the account's usual one. [cart-15] [cart-16]
 */
export const addressAfter = async (tx: Transaction, cart: CartRow, customer: Customer): Promise<string | null> => {
  const { address } = cart;
  if (address !== null && staysWith(address, cart, customer)) return JSON.stringify(address);
  if (address === null && customer.accountId === cart.account_id) return null;
  const usual = await findUsualAddress(tx, customer.accountId);
  return usual === undefined ? null : JSON.stringify(usual);
};

/** Changes the details of a cart: references, account, project, delivery address and dates. */

import { isValidCartName } from '@grossist/domain';
import {
  type Database,
  type StoredAddress,
  type StoredEndUser,
  type Transaction,
  transaction,
} from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import {
  type AddressChoice,
  chooseAddress,
  type DeliveryDeps,
  findUsualAddress,
  noteAddressUsed,
} from '../../delivery/index.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import { requirePossibleDate } from '../drafts/possible-date.ts';
import { type CartRow, lockActiveCart, noteChange } from '../lock-active-cart.ts';
import { activeCart } from '../queries/buyer-carts.ts';

export interface WrittenDetails {
  name: string;
  contactPerson: string | undefined;
  contactPhone: string | undefined;
  customerReference: string | undefined;
  combinedDelivery: boolean | undefined;
  mailOrderConfirmation: boolean | undefined;
  endUser: StoredEndUser | undefined;
}

/** Saves the details that the buyer entered. An empty name saves nothing and is returned as invalid. [cart-14] */
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

/** Whom the cart is for from now on. */
interface Customer {
  accountId: string;
  /** '' for none. */
  projectNumber: string;
}

/**
 * Service centers and one-time addresses belong to no account; other addresses belong to an account, some to one of its
 * projects.
 */
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

/**
 * Puts the cart on another account of the buyer's; project and address of the old one go, since they are not its, and
 * its usual address comes. Prices follow the cart's account; lines that the account may not see are returned as
 * invalid. [cart-16]
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

/**
 * Sends the cart to an address of its account, to a service center (shipping condition ZP) or to a one-time address,
 * copied as it is now, and records it among the last used. [cart-17]
 * @throws Failure 404 for what is not there or another account's, 422 naming each wrong field of a one-time address,
 * 409 when the cart's account was changed meanwhile
 */
export const updateCartDeliveryAddress = (deps: DeliveryDeps) => {
  const chosen = chooseAddress(deps);
  return async (buyer: Buyer, choice: AddressChoice, signal?: AbortSignal): Promise<void> => {
    // External services are called before anything is locked.
    const address = await chosen(buyer, choice, signal);
    const { contactId, account } = buyer;
    await transaction(deps.db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.account_id !== account.id) throw changedMeanwhile('The account of the cart was changed meanwhile');
      const use = { contactId, accountId: account.id, projectNumber: cart.project_number, address };
      const latest = await noteAddressUsed(tx, use);
      // A one-time address is known by its use alone.
      const stored = address.isOneTimeAddress ? { ...address, id: latest.id } : address;
      await tx
        .updateTable('carts')
        .set({ address: JSON.stringify(stored) })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };
};

export interface WantedProject {
  /** '' takes the project off. */
  projectNumber: string;
  soldTo: string | undefined;
}

/** Two accounts may have the same project number: the cart's own account comes first. */
const findProject = async (tx: Transaction, buyer: Buyer, cart: CartRow, wanted: WantedProject) => {
  const project = await tx
    .selectFrom('projects as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
    .select(['p.number', 'a.id as account_id'])
    .where('p.number', '=', wanted.projectNumber)
    .where('ca.contact_id', '=', buyer.contactId)
    .$if(wanted.soldTo !== undefined, (query) => query.where('a.sold_to', '=', wanted.soldTo ?? ''))
    .orderBy((eb) => eb('a.id', '=', cart.account_id), 'desc')
    .executeTakeFirst();
  if (project === undefined) throw notFound('project of yours');
  return project;
};

/**
 * Puts the cart on a project, whose account becomes the cart's; an empty number takes the project off. An address of
 * another project goes with it. [cart-15]
 * @throws Failure 404 for a project that is on none of the buyer's accounts
 */
export const updateCartProject =
  (db: Database) =>
  async (buyer: Buyer, wanted: WantedProject): Promise<void> => {
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      const project =
        wanted.projectNumber === ''
          ? { number: '', account_id: cart.account_id }
          : await findProject(tx, buyer, cart, wanted);
      const { number: projectNumber, account_id: accountId } = project;
      const address = await addressAfter(tx, cart, { accountId, projectNumber });
      await tx
        .updateTable('carts')
        .set({ project_number: projectNumber, account_id: accountId, address })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };

/**
 * Sets the day on which the cart is to be delivered: one of its own route, plant and shipping condition, or `standard`:
 * as soon as possible. [cart-37]
 * @throws Failure 422 for a day on which nothing is delivered, 409 when another cart became the active one meanwhile
 */
export const updateDeliveryDate =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, date: string): Promise<void> => {
    const seen = await activeCart(db)(buyer);
    const isStandard = date === 'standard';
    if (!isStandard) {
      const onAccount = await buyerOnAccount(db)(buyer, seen.account_id);
      await requirePossibleDate(erp)(onAccount, seen, date, 'body');
    }
    await transaction(db, async (tx) => {
      const cart = await lockActiveCart(tx, buyer);
      if (cart.id !== seen.id) throw changedMeanwhile('Another cart is your active cart now');
      await tx
        .updateTable('carts')
        .set({ delivery_date: isStandard ? null : date })
        .where('id', '=', cart.id)
        .execute();
      await noteChange(tx, cart.id);
    });
  };

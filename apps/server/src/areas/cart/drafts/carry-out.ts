import {
  type DeliveryEvent,
  type DeliveryStep,
  type DeliveryType,
  isValidCartName,
  marketFacts,
  nextDelivery,
} from '@grossist/domain';
import { writtenMoment } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { StoredAddress, Transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { usualAddressOf } from '../lock-active-cart.ts';
import { asRulesKnow, isEmptyCart, type LockedCart } from './lock-carts.ts';

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

/** Copies contact, project and address of another cart: the same job continues in a new cart. */
export const goingOnFrom = (cart: LockedCart): Omit<NewCart, 'deliveryType'> => ({
  contactPerson: cart.contact_person,
  contactPhone: cart.contact_phone,
  customerReference: cart.customer_reference,
  projectNumber: cart.project_number,
  accountId: cart.account_id,
  address: cart.address,
});

/** Creates the buyer's new active cart, empty. The one before must have been left; two statements at most. */
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

const GROWN = { version: sql<number>`version + 1`, changed_at: sql<Date>`now()` };

/** Deletes an empty cart for good; marks any other as deleted, so that it can be restored for a while. */
export const discardCart = async (tx: Transaction, cart: LockedCart): Promise<void> => {
  if (cart.status === 'Initial' && isEmptyCart(cart)) {
    await tx.deleteFrom('carts').where('id', '=', cart.id).execute();
    return;
  }
  await tx
    .updateTable('carts')
    .set({ ...GROWN, is_active: false, deleted_at: sql<Date>`now()` })
    .where('id', '=', cart.id)
    .execute();
};

/** Saves the active cart as a draft; a draft's name changes only where another is given. */
export const keepAsDraft = async (tx: Transaction, cart: LockedCart, name: string | undefined): Promise<void> => {
  const isChanged = cart.status !== 'Draft' || (name !== undefined && name !== cart.name);
  await tx
    .updateTable('carts')
    .set({
      is_active: false,
      ...(isChanged ? { ...GROWN, status: 'Draft', ...(name === undefined ? {} : { name }) } : {}),
    })
    .where('id', '=', cart.id)
    .execute();
};

const makeActive = (tx: Transaction, cartId: string) =>
  tx.updateTable('carts').set({ is_active: true }).where('id', '=', cartId).execute();

interface CarriedOut {
  active: LockedCart;
  /** Another name for a draft that is left. */
  draftName?: string | undefined;
  /** What is known of a cart that begins. */
  newCart?: Omit<NewCart, 'deliveryType'>;
  isMaxi?: boolean;
  /** Where a cart that becomes a normal one goes, as the column has it; absent: where it went before. */
  address?: string | null | undefined;
}

/** Executes the steps of the delivery-mode rules in their order: the active cart is left before another replaces it. */
export const carryOut = async (
  tx: Transaction,
  buyer: Buyer,
  steps: readonly DeliveryStep[],
  { active, draftName, newCart = {}, isMaxi = false, address }: CarriedOut,
): Promise<void> => {
  const convert = (changes: {
    delivery_type: 'normal' | 'fastbox';
    delivery_date: string | null;
    address?: string | null;
  }) =>
    tx
      .updateTable('carts')
      .set({
        ...GROWN,
        ...changes,
        fastbox_type: changes.delivery_type === 'fastbox' ? 'Normal' : 'None',
        is_fastbox_maxi: changes.delivery_type === 'fastbox' && isMaxi,
        // What goes out by express box is one box.
        ...(changes.delivery_type === 'fastbox' ? { combined_delivery: false } : {}),
      })
      .where('id', '=', active.id)
      .execute();
  for (const step of steps) {
    switch (step.do) {
      case 'convert-to-fastbox':
        await convert({ delivery_type: 'fastbox', delivery_date: null });
        break;
      case 'convert-to-normal':
        await convert({
          delivery_type: 'normal',
          delivery_date: step.deliveryDate === 'standard' ? null : step.deliveryDate,
          ...(address === undefined ? {} : { address }),
        });
        break;
      case 'save-as-draft':
        await keepAsDraft(tx, active, step.name);
        break;
      case 'leave-draft':
        await keepAsDraft(tx, active, draftName);
        break;
      case 'discard-cart':
        await discardCart(tx, active);
        break;
      case 'begin-cart':
        await beginCart(tx, buyer, { ...newCart, deliveryType: step.deliveryType });
        break;
      case 'load-draft':
        await makeActive(tx, step.draftId);
        break;
    }
  }
};

/** What the buyer chose to do with an unsaved cart. Section 4, "Unsaved cart". */
export type UnsavedCartChoice = { action: 'save'; name: string; nameField: string } | { action: 'discard' };

/**
 * Returns the steps that an event means for the buyer's active cart, by the rules of packages/domain.
 * @throws Failure 422 `unsaved-cart` when they must choose first what becomes of it, `invalid-name` for a draft without
 * a name, `delivery-date` when the day is missing
 */
export const decide = (
  active: LockedCart,
  event: DeliveryEvent,
  choice: UnsavedCartChoice | undefined,
): readonly DeliveryStep[] => {
  const asked = nextDelivery({ state: 'working', cart: asRulesKnow(active) }, event);
  if (asked.to.state === 'working') return asked.steps;
  if (asked.to.state === 'asking-for-date') {
    throw breaksRule('delivery-date', 'A normal delivery needs its date', 'DeliveryDate');
  }
  if (choice === undefined) {
    throw breaksRule('unsaved-cart', 'Say whether the present cart is saved or discarded', 'UnsavedCart');
  }
  const answered = nextDelivery(
    asked.to,
    choice.action === 'save' ? { type: 'save-and-continue', name: choice.name } : { type: 'discard-and-continue' },
  );
  if (answered.to.state !== 'working') {
    throw breaksRule('invalid-name', 'A draft needs a name', choice.action === 'save' ? choice.nameField : undefined);
  }
  return answered.steps;
};

/**
 * Returns the default name of a draft: the cart's own name, the buyer's default order name, or the day it was created.
 */
export const draftName = (buyer: Buyer, cart: { name: string; created_at: Date }): string => {
  const known = [cart.name, buyer.defaultOrderName].find(isValidCartName);
  if (known !== undefined) return known.trim();
  const { timeZone } = marketFacts(buyer.market);
  return writtenMoment(cart.created_at, buyer.locale, { timeZone, dateStyle: 'medium' });
};

/** Replaces the active cart: by a draft, a new cart, or one for the express box; and brings a deleted cart back. */

import type { DeliveryType } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type StoredAddress, transaction } from '../../../../db/index.ts';
import type { Erp } from '../../../../gateways/erp/port.ts';
import { breaksRule, notFound } from '../../../../http/failure.ts';
import { findAddress, findUsualAddress } from '../../../delivery/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import {
  beginCart,
  carryOut,
  decide,
  discardCart,
  draftName,
  goingOnFrom,
  keepAsDraft,
  type NewCart,
  type UnsavedCartChoice,
} from '../carry-out.ts';
import { requireFastbox } from '../fastbox.ts';
import { asRulesKnow, isEmptyCart, type LockedCart, lockCarts, lockOwnCarts } from '../lock-carts.ts';

/** What becomes of the active cart; a name is for the draft that it becomes or is. */
export type Leaving =
  | { action: 'discard' }
  | { action: 'save'; name: string; nameField: string }
  | { action: 'save-unnamed' };

const blankless = (name: string): string | undefined => (name.trim() === '' ? undefined : name.trim());

const leavingOf = (
  leaving: Leaving,
  defaultName: () => string,
): { choice: UnsavedCartChoice; draftName: string | undefined } => {
  if (leaving.action === 'discard') return { choice: leaving, draftName: undefined };
  if (leaving.action === 'save') return { choice: leaving, draftName: blankless(leaving.name) };
  return { choice: { action: 'save', name: defaultName(), nameField: 'Name' }, draftName: undefined };
};

/**
 * Loads one of the buyer's drafts in place of the active cart; no change if it is active already. Lines that are added
 * concurrently go into the one or the other. [cart-28] [cart-29] [cart-32]
 * @throws Failure 404 for another's cart, 409 for one that was ordered, 422 `invalid-name` for a draft without a name
 */
export const loadCart =
  (db: Database) =>
  async (buyer: Buyer, cartId: string, leaving: Leaving): Promise<void> => {
    await transaction(db, async (tx) => {
      const { active, open } = await lockCarts(tx, buyer, [cartId]);
      const draft = open(cartId);
      if (draft.id === active.id) return;
      const { deliveryType, cartIsEmpty } = asRulesKnow(draft);
      const left = leavingOf(leaving, () => draftName(buyer, active));
      const steps = decide(active, { type: 'load-draft', draftId: draft.id, deliveryType, cartIsEmpty }, left.choice);
      await carryOut(tx, buyer, steps, { active, draftName: left.draftName });
    });
  };

/**
 * Creates a new, empty cart in place of the active one. [cart-30] [cart-31] [cart-33]
 * @throws Failure 422 `invalid-name` for a draft without a name
 */
export const beginNewCart =
  (db: Database) =>
  async (
    buyer: Buyer,
    leaving: Leaving,
    deliveryType: DeliveryType,
    newCart: Omit<NewCart, 'deliveryType'> = {},
  ): Promise<void> => {
    await transaction(db, async (tx) => {
      const { active } = await lockCarts(tx, buyer);
      const left = leavingOf(leaving, () => draftName(buyer, active));
      const steps = decide(active, { type: 'start-new-cart', deliveryType }, left.choice);
      await carryOut(tx, buyer, steps, { active, draftName: left.draftName, newCart });
    });
  };

export interface FastboxWish {
  leaving: Leaving;
  orderName: string;
  contactPerson: string | undefined;
  contactPhone: string | undefined;
  /** Number of one of the account's projects; blank: none. */
  projectNumber: string;
  /** Id of one of the account's addresses; blank: the usual one. */
  addressId: string;
}

const ownProject = async (db: Database, buyer: Buyer, number: string): Promise<string> => {
  if (number.trim() === '') return '';
  const project = await db
    .selectFrom('projects')
    .select('number')
    .where('account_id', '=', buyer.account.id)
    .where('number', '=', number.trim())
    .executeTakeFirst();
  if (project === undefined) throw notFound('project of the account');
  return project.number;
};

const ownAddress = async (db: Database, buyer: Buyer, id: string): Promise<StoredAddress | undefined> => {
  if (id.trim() === '') return findUsualAddress(db, buyer.account.id);
  const address = await findAddress(db, buyer.account.id, id.trim());
  if (address === undefined) throw notFound('address of the account');
  return address;
};

/**
 * Creates a new express-box cart in place of the active one. [cart-33]
 * @throws Failure 404 for a project or address that is not the account's, 422 `no-fastbox` or `past-closing` where no
 * express box goes to the address now, `invalid-name` for a draft without a name, 503 when the ERP does not answer
 */
export const beginFastboxCart =
  (db: Database, erp: Erp, now: () => number) =>
  async (buyer: Buyer, wish: FastboxWish): Promise<void> => {
    const [projectNumber, address = null] = await Promise.all([
      ownProject(db, buyer, wish.projectNumber),
      ownAddress(db, buyer, wish.addressId),
    ]);
    await requireFastbox(erp, now)(buyer, address);
    await beginNewCart(db)(buyer, wish.leaving, 'fastbox', {
      name: wish.orderName.trim() === '' ? undefined : wish.orderName.trim(),
      contactPerson: wish.contactPerson,
      contactPhone: wish.contactPhone,
      projectNumber,
      address,
      accountId: buyer.account.id,
    });
  };

/** Returns true if only an empty cart came after the deleted one: then the restored cart becomes the active one. */
const takesItsPlaceAgain = (deletedAt: Date, active: LockedCart | undefined): boolean =>
  active === undefined ||
  (active.status === 'Initial' && isEmptyCart(active) && active.created_at.getTime() >= deletedAt.getTime());

/**
 * Restores a deleted cart: as the active one where only an empty cart took its place, which is deleted; else as a
 * draft. Idempotent.
 * @throws Failure 404 for another's cart, or when it is gone for good
 */
export const restoreCart =
  (db: Database) =>
  async (buyer: Buyer, cartId: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const carts = await lockOwnCarts(tx, buyer, [cartId]);
      const cart = carts.find(({ id, status }) => id === cartId && (status === 'Initial' || status === 'Draft'));
      if (cart === undefined) throw notFound('deleted cart of yours');
      if (cart.deleted_at === null) return;
      const active = carts.find(({ is_active }) => is_active);
      const isActive = takesItsPlaceAgain(cart.deleted_at, active);
      if (isActive && active !== undefined) await discardCart(tx, active);
      await tx
        .updateTable('carts')
        .set({
          version: sql`version + 1`,
          changed_at: sql<Date>`now()`,
          deleted_at: null,
          is_active: isActive,
          ...(isActive ? {} : { status: 'Draft', name: draftName(buyer, cart) }),
        })
        .where('id', '=', cart.id)
        .execute();
    });
  };

/** Moves the lines of kits, headers and children; removed ones too, so that their removal can be undone. */
const moveKitLines = async (tx: Parameters<typeof beginCart>[0], from: string, to: string): Promise<void> => {
  await sql`
    with moved as (
      update cart_lines l set cart_id = ${to}
      where l.cart_id = ${from} and (l.kit_id is not null or l.is_kit_material or exists (
        select from cart_lines kit where kit.id = l.parent_line_id and kit.kit_id is not null))
      returning l.removed_at
    )
    update carts set line_count = (select count(*) from moved where removed_at is null) where id = ${to}`.execute(tx);
};

/**
 * Deletes a cart for good but for its smart kit, which moves with its kits to a new cart; that becomes the active one.
 * Another cart that was active is saved as a draft. [cart-40]
 * @throws Failure 404 for another's cart, 409 for one that was ordered, 422 `no-smart-kit` for one without
 */
export const moveSmartKit =
  (db: Database) =>
  async (buyer: Buyer, cartId: string): Promise<void> => {
    await transaction(db, async (tx) => {
      const { active, open } = await lockCarts(tx, buyer, [cartId]);
      const cart = open(cartId);
      if (!cart.has_smart_kit) throw breaksRule('no-smart-kit', 'The cart has no smart kit', 'cartId');
      if (active.id !== cart.id) {
        if (active.status === 'Initial' && isEmptyCart(active)) await discardCart(tx, active);
        else await keepAsDraft(tx, active, active.status === 'Draft' ? undefined : draftName(buyer, active));
      }
      await tx
        .updateTable('carts')
        .set({ status: 'Inactive', is_active: false, version: sql`version + 1`, changed_at: sql<Date>`now()` })
        .where('id', '=', cart.id)
        .execute();
      const newId = await beginCart(tx, buyer, { ...goingOnFrom(cart), deliveryType: 'smart-kit', name: cart.name });
      await moveKitLines(tx, cart.id, newId);
      await tx
        .updateTable('smart_kits')
        .set({ cart_id: newId })
        .where('cart_id', '=', cart.id)
        .where('deleted_at', 'is', null)
        .execute();
    });
  };

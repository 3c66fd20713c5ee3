import { calendarDate, type DeliveryDay, type DeliveryType } from '@grossist/domain';
import { type Database, type StoredAddress, transaction } from '../../../../db/index.ts';
import type { FastboxZone, ParcelTerms } from '../../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../../http/failure.ts';
import { type DeliveryDeps, findUsualAddress, pickupAddress } from '../../../delivery/index.ts';
import type { Buyer } from '../../../identity/index.ts';
import { askErp, customerOf } from '../../../pricing/index.ts';
import { noteChange } from '../../lock-active-cart.ts';
import { type ActiveCart, activeCart } from '../../queries/buyer-carts.ts';
import { boxTermsOf, isMaxiBox, linesInBox, NO_BOX_TERMS } from '../box-size.ts';
import { carryOut, decide, goingOnFrom, type UnsavedCartChoice } from '../carry-out.ts';
import { requireFastbox, requireRoom } from '../fastbox.ts';
import { isEmptyCart, type LockedCart, lockCarts } from '../lock-carts.ts';
import { requirePossibleDate } from '../possible-date.ts';

export interface ModeChange {
  to: DeliveryType;
  /** Picked up at the buyer's service center; false: a normal cart that was to be picked up is sent again. */
  isPickup: boolean;
  /** For normal delivery: a day, or `standard`, as soon as possible. */
  deliveryDate?: string | undefined;
  dateField?: string;
  /** What becomes of an unsaved cart; a blank name: the cart's own. */
  choice?: { action: 'save'; name: string } | { action: 'discard' } | undefined;
}

export interface ModeDeps extends DeliveryDeps {
  now: () => number;
}

/** Attempts before a cart whose address changes during the ERP call is given up. */
const ATTEMPTS = 5;

/** The ERP's answers, loaded before anything is locked: a slow ERP holds no lock. */
interface Prepared {
  terms: string;
  zone: FastboxZone | undefined;
  box: ParcelTerms;
  /** Where it goes from now on; absent: where it went before. */
  address?: StoredAddress | null;
}

/** All that the ERP's answer depends on. */
const termsOf = (cart: Pick<LockedCart, 'account_id' | 'delivery_type' | 'address'>): string =>
  JSON.stringify([cart.account_id, cart.delivery_type, cart.address]);

/** Where a normal cart goes after the change, where that is another place than before. */
const addressAfter = async (deps: ModeDeps, buyer: Buyer, cart: ActiveCart, { isPickup }: ModeChange) => {
  const isPickedUp = cart.address?.isServiceCenter === true;
  if (isPickup && !isPickedUp) return pickupAddress(deps)(buyer, 'DeliveryType');
  if (!isPickup && isPickedUp) return (await findUsualAddress(deps.db, cart.account_id)) ?? null;
  return undefined;
};

const prepare = async (deps: ModeDeps, buyer: Buyer, change: ModeChange): Promise<Prepared> => {
  const { db, erp, now } = deps;
  const cart: ActiveCart = await activeCart(db)(buyer);
  const nothing: Prepared = { terms: termsOf(cart), zone: undefined, box: NO_BOX_TERMS };
  if (change.to === 'fastbox' && cart.delivery_type !== 'fastbox') {
    const zone = await requireFastbox(erp, now)(buyer, cart.address);
    const lines = await linesInBox(db, cart.id);
    return { ...nothing, zone, box: await askErp(() => boxTermsOf(erp, customerOf(buyer), lines)) };
  }
  // A smart kit that is picked up may be sent again; what becomes one is another cart.
  if (change.to !== 'normal' && change.to !== cart.delivery_type) return nothing;
  const address = await addressAfter(deps, buyer, cart, change);
  const { deliveryDate, dateField = 'DeliveryDate' } = change;
  if (change.to === 'normal' && deliveryDate !== undefined && deliveryDate !== 'standard') {
    const normal = { ...cart, delivery_type: 'normal' as const, ...(address !== undefined && { address }) };
    await requirePossibleDate(erp)(buyer, normal, deliveryDate, dateField);
  }
  return { ...nothing, ...(address !== undefined && { address }) };
};

/**
 * The day of a normal cart from now on, which was found possible before; what is picked up is so as soon as possible.
 */
const dayOf = ({ deliveryDate, isPickup }: ModeChange): DeliveryDay | undefined => {
  if (deliveryDate === undefined) return isPickup ? 'standard' : undefined;
  return deliveryDate === 'standard' ? deliveryDate : calendarDate(deliveryDate);
};

const columnOf = (day: DeliveryDay | undefined): string | null | undefined => (day === 'standard' ? null : day);

const choiceOf = (choice: ModeChange['choice'], active: LockedCart): UnsavedCartChoice | undefined =>
  choice?.action === 'save'
    ? { action: 'save', name: choice.name.trim() === '' ? active.name : choice.name, nameField: 'OrderName' }
    : choice;

const takeOn = (db: Database, buyer: Buyer, change: ModeChange, prepared: Prepared): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { active } = await lockCarts(tx, buyer);
    if (termsOf(active) !== prepared.terms) return false;
    const { address } = prepared;
    const day = change.to === 'normal' ? dayOf(change) : undefined;
    const steps = decide(
      active,
      { type: 'change-delivery-type', to: change.to, ...(day === undefined ? {} : { deliveryDate: day }) },
      choiceOf(change.choice, active),
    );
    const column = address === undefined ? undefined : address && JSON.stringify(address);
    if (steps.length === 0 && (day !== undefined || column !== undefined)) {
      await tx
        .updateTable('carts')
        .set({
          ...(day === undefined ? {} : { delivery_date: columnOf(day) ?? null }),
          ...(column === undefined ? {} : { address: column }),
        })
        .where('id', '=', active.id)
        .execute();
      await noteChange(tx, active.id);
      return true;
    }
    const isConverted = steps.some((step) => step.do === 'convert-to-fastbox');
    const isMaxi = isConverted && isMaxiBox(await linesInBox(tx, active.id), prepared.box);
    if (prepared.zone !== undefined) requireRoom(prepared.zone, isMaxi);
    await carryOut(tx, buyer, steps, {
      active,
      isMaxi,
      address: column,
      newCart: {
        ...goingOnFrom(active),
        ...(address === undefined ? {} : { address }),
        // An empty cart is deleted; the new cart takes over its name.
        name: active.status === 'Initial' && isEmptyCart(active) ? active.name : undefined,
        deliveryDate: columnOf(day) ?? undefined,
      },
    });
    return true;
  });

/**
 * Changes how the active cart is delivered: every transition of section 4, "Delivery modes". The ERP is asked before
 * anything is locked, and again when the cart goes elsewhere meanwhile. [cart-18] [cart-34] [cart-36]
 * @throws Failure 422 `no-fastbox`, `past-closing`, `delivery-date`, `no-service-center`, `unsaved-cart` or
 * `invalid-name`, 503 when the ERP does not answer; nothing is changed then
 */
export const changeDeliveryMode =
  (deps: ModeDeps) =>
  async (buyer: Buyer, change: ModeChange): Promise<void> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const prepared = await prepare(deps, buyer, change);
      if (await takeOn(deps.db, buyer, change, prepared)) return;
    }
    throw changedMeanwhile('The cart is being changed: look at it once more');
  };

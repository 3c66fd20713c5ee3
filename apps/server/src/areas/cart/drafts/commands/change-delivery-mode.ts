import { calendarDate, type DeliveryType } from '@grossist/domain';
import { type Database, transaction } from '../../../../db/index.ts';
import type { Erp, FastboxZone } from '../../../../gateways/erp/port.ts';
import { changedMeanwhile } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { askErp } from '../../../pricing/index.ts';
import { noteChange } from '../../note-change.ts';
import { type ActiveCart, activeCart } from '../../queries/active-cart.ts';
import { goingOnFrom } from '../begin-cart.ts';
import { bulkyAmong, isMaxiBox, linesInBox } from '../box-size.ts';
import { carryOut } from '../carry-out.ts';
import { decide, type SaidOfUnsaved } from '../decide.ts';
import { requireFastbox, requireRoom } from '../fastbox.ts';
import { isEmptyCart, type LockedCart, lockCarts } from '../lock-carts.ts';
import { requirePossibleDate } from '../possible-date.ts';

export interface ModeChange {
  to: DeliveryType;
  /** For normal delivery. */
  deliveryDate?: string | undefined;
  dateField?: string;
  /** What becomes of an unsaved cart; a blank name: the cart's own. */
  said?: { say: 'save'; name: string } | { say: 'discard' } | undefined;
}

export interface ModeDeps {
  db: Database;
  erp: Erp;
  now: () => number;
}

/** A cart that goes elsewhere faster than the ERP can be asked is left to its buyer. */
const ATTEMPTS = 5;

/** What the ERP said before anything was locked: a slow ERP holds no lock. */
interface Prepared {
  terms: string;
  zone: FastboxZone | undefined;
  bulky: ReadonlySet<string>;
}

/** All that the ERP's answer depends on. */
const termsOf = (cart: Pick<LockedCart, 'account_id' | 'delivery_type' | 'address'>): string =>
  JSON.stringify([cart.account_id, cart.delivery_type, cart.address]);

const prepare = async ({ db, erp, now }: ModeDeps, buyer: Buyer, change: ModeChange): Promise<Prepared> => {
  const cart: ActiveCart = await activeCart(db)(buyer);
  const nothing: Prepared = { terms: termsOf(cart), zone: undefined, bulky: new Set() };
  if (change.to === 'fastbox' && cart.delivery_type !== 'fastbox') {
    const zone = await requireFastbox(erp, now)(buyer, cart.address);
    const lines = await linesInBox(db, cart.id);
    return { ...nothing, zone, bulky: await askErp(() => bulkyAmong(erp, buyer, lines)) };
  }
  if (change.to === 'normal' && change.deliveryDate !== undefined) {
    const normal = { ...cart, delivery_type: 'normal' as const };
    await requirePossibleDate(erp)(buyer, normal, change.deliveryDate, change.dateField ?? 'DeliveryDate');
  }
  return nothing;
};

const saidOf = (said: ModeChange['said'], active: LockedCart): SaidOfUnsaved | undefined =>
  said?.say === 'save'
    ? { say: 'save', name: said.name.trim() === '' ? active.name : said.name, nameField: 'OrderName' }
    : said;

const takeOn = (db: Database, buyer: Buyer, change: ModeChange, prepared: Prepared): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { active } = await lockCarts(tx, buyer);
    if (termsOf(active) !== prepared.terms) return false;
    const steps = decide(
      active,
      {
        type: 'change-delivery-type',
        to: change.to,
        // The day was found possible before.
        ...(change.deliveryDate === undefined ? {} : { deliveryDate: calendarDate(change.deliveryDate) }),
      },
      saidOf(change.said, active),
    );
    if (steps.length === 0 && change.to === 'normal' && change.deliveryDate !== undefined) {
      await tx.updateTable('carts').set({ delivery_date: change.deliveryDate }).where('id', '=', active.id).execute();
      await noteChange(tx, active.id);
      return true;
    }
    const isConverted = steps.some((step) => step.do === 'convert-to-fastbox');
    const isMaxi = isConverted && isMaxiBox(await linesInBox(tx, active.id), prepared.bulky);
    if (prepared.zone !== undefined) requireRoom(prepared.zone, isMaxi);
    await carryOut(tx, buyer, steps, {
      active,
      isMaxi,
      newCart: {
        ...goingOnFrom(active),
        // An empty cart goes; what it was called goes on.
        name: active.status === 'Initial' && isEmptyCart(active) ? active.name : undefined,
        deliveryDate: change.to === 'normal' ? change.deliveryDate : undefined,
      },
    });
    return true;
  });

/**
 * Changes how the active cart is delivered: every transition of section 4, "Delivery modes". The ERP is asked before
 * anything is locked, and again when the cart goes elsewhere meanwhile. [cart-18] [cart-34] [cart-36]
 * @throws Failure 422 `no-fastbox`, `past-closing`, `delivery-date`, `unsaved-cart` or `invalid-name`, 503 when the ERP
 * does not answer; nothing is changed then
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

/** Hands a cart back to the procurement system that its buyer came from. */

import { punchoutBlock } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, type StoredHandedOver, type Transaction, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, breaksRules, changedMeanwhile, notAllowed } from '../../../http/failure.ts';
import { noteAct } from '../../audit/index.ts';
import { ownCart } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { returnMessage } from '../cxml/return-message.ts';
import { type CartItems, cartItems } from '../items/cart-items.ts';
import { ociFields } from '../oci/item-response.ts';
import { findVisit, lockVisit, type PunchoutSession } from '../sessions/visits.ts';

export interface CheckOutDeps {
  db: Database;
  erp: Pick<Erp, 'cartPrice'>;
  now: () => number;
}

export interface CartToHandOver {
  cartId: string;
  /** The version that the buyer saw; undefined: the current one. */
  cartVersion: number | undefined;
  sessionToken: string | undefined;
}

/** Minutes for which the page that posts the cart back can be reloaded: a network may fail. */
const RELOAD_MINUTES = 10;

const FIELDS = {
  nameOrCompany: 'EndUserRegistration.NameOrCompany',
  streetAndNumber: 'EndUserRegistration.StreetAndNumber',
  zipCode: 'EndUserRegistration.ZipCode',
  city: 'EndUserRegistration.City',
};

const checkVisit = (visit: PunchoutSession | undefined): PunchoutSession => {
  if (visit === undefined)
    throw breaksRule('no-punchout', 'You did not come here from a procurement system that the cart could go back to');
  if (visit.operation === 'inspect') throw notAllowed('You are here to look at a cart only', 'read-only');
  return visit;
};

/** Returns true when this cart was handed over before. @throws Failure 409 when another cart of the visit was */
const hasGoneBack = ({ state, cart_id }: PunchoutSession, { cartId }: CartToHandOver): boolean => {
  if (state !== 'returned') return false;
  if (cart_id !== cartId) throw changedMeanwhile('Your cart has gone back already');
  return true;
};

const checkItems = ({ lines, refused }: CartItems, endUser: Parameters<typeof punchoutBlock>[1]): void => {
  if (lines.length === 0) throw breaksRule('cart-empty', 'The cart is empty', 'CartId');
  const blank = punchoutBlock(
    lines.map((line) => ({ endUserRegistrationRequirementType: line.end_user_registration_requirement_type })),
    endUser,
  );
  if (blank.length > 0)
    throw breaksRules(
      'end-user-registration',
      'The end user must be registered first',
      blank.map((field) => FIELDS[field]),
    );
  if (refused.length > 0)
    throw breaksRule('not-orderable', `These can't be ordered: ${refused.slice(0, 20).join(', ')}`, 'CartId');
};

const written = (
  visit: PunchoutSession,
  items: CartItems,
  { buyer, vendor, deps }: { buyer: Buyer; vendor: string; deps: CheckOutDeps },
): StoredHandedOver => {
  const { facts } = visit;
  const { currency } = buyer.account;
  if (facts.protocol === 'oci') {
    const fields = ociFields(items.items, { version: facts.version, vendor, currency, origin: facts.origin });
    return { protocol: 'oci', fields };
  }
  const { host } = new URL(facts.origin);
  const writtenAt = new Date(deps.now());
  return {
    protocol: 'cxml',
    document: returnMessage(items, { facts, currency, locale: buyer.locale, host, writtenAt }),
  };
};

const vendorOf = async (db: Database, customerId: string): Promise<string> => {
  const { vendor } = await db
    .selectFrom('punchout_customers')
    .select('vendor')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return vendor;
};

/** Closes the cart and stores the response in one transaction. */
const close = async (
  tx: Transaction,
  buyer: Buyer,
  wanted: CartToHandOver,
  { version, handedOver }: { version: number; handedOver: StoredHandedOver },
): Promise<void> => {
  const visit = checkVisit(await lockVisit(tx, wanted.sessionToken ?? ''));
  // In a race the first request wins.
  if (hasGoneBack(visit, wanted)) return;
  const cart = await tx
    .updateTable('carts')
    .set({ status: 'Sent', is_active: false, ready: false, version: sql`version + 1`, changed_at: sql`now()` })
    .where('id', '=', wanted.cartId)
    .where('contact_id', '=', buyer.contactId)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['Initial', 'Draft'])
    .executeTakeFirst();
  if (cart.numUpdatedRows === 0n) throw changedMeanwhile('The cart was changed meanwhile: look at it once more');
  await tx
    .updateTable('punchout_sessions')
    .set({
      state: 'returned',
      cart_id: wanted.cartId,
      handed_over: JSON.stringify(handedOver),
      returned_at: sql`now()`,
    })
    .where('id', '=', visit.id)
    .execute();
  await sql`
    update sessions set expires_at = least(expires_at, now() + make_interval(mins => ${RELOAD_MINUTES}))
    where token_hash = ${visit.session_hash}`.execute(tx);
  await noteAct(tx, { act: 'cartHandedOver', visitor: buyer, subjects: [wanted.cartId] });
};

const handOver = async (deps: CheckOutDeps, visitor: Buyer, wanted: CartToHandOver, visit: PunchoutSession) => {
  const { db } = deps;
  const { cart, buyer } = await ownCart(db)(visitor, wanted.cartId);
  if (wanted.cartVersion !== undefined && wanted.cartVersion !== cart.version)
    throw changedMeanwhile('The cart was changed meanwhile: look at it once more');
  const items = await cartItems(deps)(buyer, cart);
  checkItems(items, cart.end_user_registration);
  const vendor = await vendorOf(db, visit.customer_id);
  const handedOver = written(visit, items, { buyer, vendor, deps });
  await transaction(db, (tx) => close(tx, buyer, wanted, { version: cart.version, handedOver }));
};

/**
 * Hands a cart over to the buyer's procurement system: prices it again, writes the response and closes the cart, exactly
 * once; a repeated request returns the same response. The visit ends soon after. Section 4, "Punchout checkout".
 * @throws Failure 403 in an inspect visit, 404 for another buyer's cart, 409 when the cart changed since the buyer saw it,
 * 422 without a punchout visit, for an empty cart, an end user who is not registered, and lines that can't be ordered, 503
 * when the ERP does not respond. Nothing is changed then.
 */
export const checkOut =
  (deps: CheckOutDeps) =>
  async (visitor: Buyer, wanted: CartToHandOver): Promise<void> => {
    const visitNow = async () => checkVisit(await findVisit(deps.db)(wanted.sessionToken));
    const visit = await visitNow();
    if (hasGoneBack(visit, wanted)) return;
    if (!visitor.showNetPrice) throw breaksRule('no-prices', 'A cart goes back with its prices, which you may not see');
    try {
      await handOver(deps, visitor, wanted, visit);
    } catch (error) {
      // In a race the second request finds the cart closed already, which is the wanted result.
      if (!hasGoneBack(await visitNow(), wanted)) throw error;
    }
  };

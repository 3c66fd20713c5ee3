import type { Database } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { OrderRefused } from '../refusals.ts';
import type { PlacedOrder } from '../wanted-order.ts';
import { cartOfKey, cartOfLines, type LinesToPlace } from './lines-cart.ts';
import { orderBefore } from './orders-before.ts';
import { placeOrder } from './place-order.ts';

/** As many as a cart holds. */
export const MOST_PLACED_LINES = 2000;

export interface PlaceLinesDeps {
  db: Database;
  erp: Erp;
  /** Milliseconds since 1970; defaults to the system clock. */
  now?: () => number;
}

/** A cart that was not ordered is of no more use: the next attempt makes a new one. */
const discard = async (db: Database, cartId: string): Promise<void> => {
  await db
    .deleteFrom('carts')
    .where('id', '=', cartId)
    .where('status', '=', 'Initial')
    .where('is_active', '=', false)
    .execute();
};

/**
 * True for a refusal of this order itself, false for a failure after which the ERP may have taken it: it recognizes the
 * order then.
 */
const isAnswer = (error: unknown): boolean =>
  error instanceof OrderRefused || (error instanceof Failure && error.status < 500);

const NOT_FOUND = 404;

/** Somebody who asked for the same was refused meanwhile, and took the cart away. */
const isGone = (error: unknown): boolean => error instanceof Failure && error.status === NOT_FOUND;

const placeOnce = async (
  { db, erp, now }: PlaceLinesDeps,
  buyer: Buyer,
  wanted: LinesToPlace,
): Promise<PlacedOrder> => {
  const made = await cartOfKey(db, buyer, wanted.key);
  const before = made && (await orderBefore(db, buyer, { cartId: made }));
  if (before) return { orderId: before.orderId, salesOrderId: before.salesOrderId };
  const cartId = made ?? (await cartOfLines(db, buyer, wanted));
  const nothingElse = { cartVersion: undefined, deliveryDate: undefined, customerReference: undefined };
  const origin = { source: wanted.source, paymentId: null };
  try {
    const cart = { cartId, isPickup: false, note: wanted.note, ...nothingElse };
    return await placeOrder(db, erp, now)(buyer, cart, origin);
  } catch (error) {
    if (isAnswer(error)) await discard(db, cartId);
    throw error;
  }
};

/**
 * Orders lines that come from elsewhere (a cXML OrderRequest, a customer's document) by a cart of their own: once for
 * each key and company, however often and by however many they are asked for. Quantities are ordered as given; the
 * caller has checked them against the packing rules.
 * @throws OrderRefused and Failure as placeOrder does, 422 for no line or more than MOST_PLACED_LINES; nothing stays
 * then
 */
export const placeLines =
  (deps: PlaceLinesDeps) =>
  async (buyer: Buyer, wanted: LinesToPlace): Promise<PlacedOrder> => {
    if (wanted.lines.length === 0) throw breaksRule('cart-empty', 'There is no line to order');
    if (wanted.lines.length > MOST_PLACED_LINES)
      throw breaksRule('cart-full', `An order holds at most ${MOST_PLACED_LINES} lines`);
    try {
      return await placeOnce(deps, buyer, wanted);
    } catch (error) {
      if (!isGone(error)) throw error;
      return await placeOnce(deps, buyer, wanted);
    }
  };

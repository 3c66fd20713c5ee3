import { type Database, errorCode, transaction } from '../../../db/index.ts';
import type { Erp } from '../../../gateways/erp/port.ts';
import { breaksRule, changedMeanwhile, Failure } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp } from '../../pricing/index.ts';
import { OrderRefused } from '../refusals.ts';
import { BY_INVOICE, type OrderOrigin, type PlacedOrder, type WantedOrder } from '../wanted-order.ts';
import { cartOfKey, cartOfLines, type LinesToPlace } from './lines-cart.ts';
import { keyUsed, orderBefore } from './orders-before.ts';
import { prepareOrder } from './prepare-order.ts';
import { takePreparedOrder } from './take-prepared-order.ts';

/** A cart that is changed faster than it can be priced is left to its buyer. */
const ATTEMPTS = 5;

const UNIQUE_VIOLATION = '23505';

/** Two carts with one key at the same moment: one of them was the first. */
const asKeyUsed = (error: unknown, { idempotencyKey }: WantedOrder): unknown =>
  idempotencyKey !== undefined && errorCode(error) === UNIQUE_VIOLATION ? keyUsed() : error;

/** Leaves out the payment, which the answer does not contain. */
const withoutPayment = ({ orderId, salesOrderId }: PlacedOrder): PlacedOrder => ({ orderId, salesOrderId });

/**
 * Orders a cart, the active one or a draft: priced again for its own account, then in one transaction behind the cart's
 * lock the stock is taken, the order written and the cart closed. Asked again, however often or at the same time, it
 * answers with the order that is there. [ord-02]
 * @throws OrderRefused when lines can't be ordered, or are not as the buyer was shown them and they did not accept it;
 * Failure 404 for another's cart, 409 when the cart is not as the buyer saw it, 422 when it is empty, the date never
 * possible, the idempotency key another cart's or no express box goes there now, 503 when the ERP does not answer.
 * Nothing is changed then.
 */
export const placeOrder =
  (db: Database, erp: Erp, now: () => number = Date.now) =>
  async (buyer: Buyer, wanted: WantedOrder, origin: OrderOrigin = BY_INVOICE): Promise<PlacedOrder> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const prepared = await prepareOrder({ db, erp, now }, buyer, wanted);
      if ('orderId' in prepared) return withoutPayment(prepared);
      const placed = await askErp(() =>
        transaction(db, (tx) => takePreparedOrder(tx, erp, wanted, prepared, origin)),
      ).catch((error: unknown) => {
        throw asKeyUsed(error, wanted);
      });
      if (placed !== undefined) return withoutPayment(placed);
    }
    throw changedMeanwhile('The cart is being changed: look at it once more');
  };

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

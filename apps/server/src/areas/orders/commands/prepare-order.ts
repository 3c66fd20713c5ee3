import { type CalendarDate, type CartObstacle, isOpenCart, orderObstacles } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { CartAsk, Erp, FastboxZone } from '../../../gateways/erp/port.ts';
import { breaksRule, changedMeanwhile, type Failure, notFound } from '../../../http/failure.ts';
import {
  type CartRow,
  cartAskOf,
  cartLines,
  fastboxAt,
  fastboxRefusalOf,
  linesToOrder,
  noFastbox,
  presentDeliveryType,
} from '../../cart/index.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { type ComparedOrder, changesSinceShown } from '../changes-since-shown.ts';
import { checkItems, refusedLines } from '../check-lines.ts';
import { chooseDate } from '../choose-date.ts';
import { OrderRefused } from '../refusals.ts';
import type { WantedOrder } from '../wanted-order.ts';
import { requireOrderableProject } from './close-project.ts';
import { type OrderBefore, orderOfCart } from './orders-before.ts';

export interface OrderingDeps {
  db: Database;
  erp: Erp;
  now: () => number;
}

/** A cart as it was priced, before anything was locked. */
export interface PreparedOrder extends ComparedOrder {
  version: number;
  ask: CartAsk;
  deliveryDate: CalendarDate;
}

/** A cart by its id, of the buyer's own. */
export const cartOf = (db: Database, buyer: Buyer, cartId: string) =>
  db.selectFrom('carts').selectAll().where('id', '=', cartId).where('contact_id', '=', buyer.contactId);

/** A cart as it is ordered: one that is to be picked up at a place of the order's own goes there. */
export const goingTo = (cart: CartRow, { pickupAt }: WantedOrder): CartRow =>
  pickupAt === undefined || cart.address?.isServiceCenter === true ? cart : { ...cart, address: pickupAt };

/** @throws Failure 409 for a cart that is closed, or not as the buyer saw it */
export const checkCart = (cart: CartRow, { cartVersion, deliveryType }: WantedOrder): void => {
  if (cart.deleted_at !== null || !isOpenCart(cart.status))
    throw changedMeanwhile('This cart is not yours to order any more');
  if (cartVersion !== undefined && cartVersion !== cart.version)
    throw changedMeanwhile('The cart was changed meanwhile: look at it once more');
  // What is fetched is a way of the normal delivery.
  const seen = deliveryType === 'DriveIn' ? 'Normal' : deliveryType;
  if (seen !== undefined && seen !== presentDeliveryType(cart.delivery_type))
    throw changedMeanwhile('The cart is delivered in another way by now: look at it once more');
};

const notOrderable = (obstacle: CartObstacle, cart: CartRow, zone: FastboxZone | undefined): Failure => {
  switch (obstacle) {
    case 'order-too-large':
      return breaksRule('order-too-large', 'The order is too large for one order');
    case 'delivery-date':
      return breaksRule('delivery-date', `Nothing can be delivered on ${cart.delivery_date ?? 'any day'}`);
    default:
      return noFastbox(obstacle, cart.address, zone);
  }
};

/**
 * Asks the ERP for everything again, outside the transaction: a slow ERP holds no lock.
 * @returns the order instead, when it is placed already
 * @throws as placeOrder does
 */
export const prepareOrder = async (
  { db, erp, now }: OrderingDeps,
  asking: Buyer,
  wanted: WantedOrder,
): Promise<OrderBefore | PreparedOrder> => {
  const read = await cartOf(db, asking, wanted.cartId).executeTakeFirst();
  if (read === undefined) throw notFound('cart of yours');
  const cart = goingTo(read, wanted);
  const before = await orderOfCart(db, asking, cart, wanted);
  if (before !== undefined) return before;
  checkCart(cart, wanted);
  await requireOrderableProject(db, cart);
  const buyer = await buyerOnAccount(db)(asking, cart.account_id);
  const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market, visibleTo: buyer });
  if (lines.length === 0) throw breaksRule('cart-empty', 'The cart is empty', 'Details.CartId');
  checkItems(lines, wanted.shown);
  const asked = cartAskOf(cart, lines);
  const ask = { ...asked, isPickup: wanted.isPickup || asked.isPickup, isOrdered: true };
  const there = cart.delivery_type === 'fastbox' ? await fastboxAt(erp, now)(buyer, cart.address) : undefined;
  const priced = await askErp(() => erp.cartPrice(customerOf(buyer), ask));
  const obstacles = orderObstacles({
    lines: linesToOrder(lines, ask, priced),
    fastbox: there && fastboxRefusalOf(there, cart.address, cart.is_fastbox_maxi),
    // The day wanted may be another than the cart's: chooseDate decides.
    isDatePossible: undefined,
    total: priced.totals.total,
  });
  for (const obstacle of obstacles.cart) throw notOrderable(obstacle, cart, there?.zone);
  const wasPossible = wanted.shown?.isNotedByShop === true;
  const day = await chooseDate({ erp, now, buyer, cart, priced, wanted: wanted.deliveryDate, wasPossible });
  const { version } = cart;
  const { date: deliveryDate, notBefore, change: dayChange } = day;
  const prepared = { version, buyer, ask, lines, priced, deliveryDate, notBefore, dayChange };
  const refused = refusedLines(lines, obstacles.lines);
  if (refused.length > 0) {
    const changes = changesSinceShown(wanted, prepared);
    throw new OrderRefused({ ...changes, lines: [...refused, ...changes.lines] });
  }
  return prepared;
};

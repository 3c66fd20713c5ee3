import {
  type CalendarDate,
  moneyOf,
  orderTypeOf,
  PICKUP_SHIPPING_CONDITION,
  parseCalendarDate,
  type Quantity,
  quantityOf,
} from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import type { Erp, OrderLineAsk, PricedCart } from '../../../gateways/erp/port.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import { type CartLineRow, type CartRow, cartAskOf, cartLines } from '../../cart/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { refusedLines } from '../check-lines.ts';
import { type LineRefusal, OrderRefused } from '../order-refused.ts';
import { writeOrder } from '../write-order.ts';

export interface WantedOrder {
  cartId: string;
  /** The version the buyer saw; absent: whatever it is now. */
  cartVersion: number | undefined;
  deliveryDate: string | undefined;
  isPickup: boolean;
  customerReference: string | undefined;
}

export interface PlacedOrder {
  orderId: string;
  salesOrderId: string;
}

/** Half a year of working days. */
const DATES_AHEAD = 130;
/** More than any order costs, and what the columns of an order hold. */
const LARGEST_TOTAL = moneyOf(1_000_000_000_000);
/** A cart that is changed faster than it can be priced is left to its buyer. */
const ATTEMPTS = 5;

/** A cart as it was priced, before anything was locked. */
interface PreparedOrder {
  version: number;
  lines: readonly CartLineRow[];
  priced: PricedCart;
  deliveryDate: CalendarDate;
}

const orderOfCart = async (db: Database, cartId: string): Promise<PlacedOrder | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'sales_order_id'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return row && { orderId: row.id, salesOrderId: row.sales_order_id };
};

const cartOf = (db: Database, buyer: Buyer, cartId: string) =>
  db.selectFrom('carts').selectAll().where('id', '=', cartId).where('contact_id', '=', buyer.contactId);

const checkCart = (cart: CartRow, buyer: Buyer, seenVersion: number | undefined): void => {
  if (!cart.is_active) throw changedMeanwhile('This cart is not your active cart any more');
  if (seenVersion !== undefined && seenVersion !== cart.version) {
    throw changedMeanwhile('The cart was changed meanwhile: look at it once more');
  }
  if (cart.account_id !== buyer.account.id) throw changedMeanwhile('The account of the cart was changed meanwhile');
};

const chooseDate = (wanted: string | null, possible: readonly CalendarDate[]): CalendarDate => {
  const date = wanted === null ? possible[0] : parseCalendarDate(wanted);
  if (date !== undefined && possible.includes(date)) return date;
  throw breaksRule('delivery-date', `Nothing can be delivered on ${wanted ?? 'any day'}`, 'Details.DeliveryDate');
};

const lineAsk = (line: CartLineRow, index: number): OrderLineAsk => ({
  lineNumber: (index + 1) * 10,
  sapMaterialNumber: line.sap_material_number,
  quantity: quantityOf(line.quantity),
  isOnClearanceSale: line.is_clearance,
  isPhasedOut: line.status === '33',
});

const shortLines = (
  lines: readonly CartLineRow[],
  short: readonly { lineNumber: number; available: Quantity }[],
): readonly LineRefusal[] =>
  short.flatMap(({ lineNumber, available }) => {
    const line = lines[lineNumber / 10 - 1];
    if (line === undefined) return [];
    const code = line.is_clearance ? 'clearance-stock' : 'phased-out-stock';
    return [{ lineId: line.id, sapMaterialNumber: line.sap_material_number, code, available }];
  });

/** Asks the ERP anew for everything, outside the transaction: a slow ERP holds no lock. */
const prepare = async (
  db: Database,
  erp: Erp,
  buyer: Buyer,
  wanted: WantedOrder,
): Promise<PlacedOrder | PreparedOrder> => {
  const cart = await cartOf(db, buyer, wanted.cartId).executeTakeFirst();
  if (cart === undefined) throw notFound('cart of yours');
  const before = await orderOfCart(db, cart.id);
  if (before !== undefined) return before;
  checkCart(cart, buyer, wanted.cartVersion);
  const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market });
  if (lines.length === 0) throw breaksRule('cart-empty', 'The cart is empty', 'Details.CartId');
  const customer = customerOf(buyer);
  const [possible, priced] = await askErp(() =>
    Promise.all([erp.deliveryDates(customer, DATES_AHEAD), erp.cartPrice(customer, cartAskOf(cart, lines))]),
  );
  const deliveryDate = chooseDate(wanted.deliveryDate ?? cart.delivery_date, possible);
  if (priced.totals.total >= LARGEST_TOTAL) throw breaksRule('order-too-large', 'The order is too large for one order');
  const refused = refusedLines(lines, new Map(priced.lines.map((line) => [line.key, line])));
  if (refused.length > 0) throw new OrderRefused(refused);
  return { version: cart.version, lines, priced, deliveryDate };
};

/** Undefined when the cart is no longer the one that was priced. */
const take = (
  db: Database,
  erp: Erp,
  buyer: Buyer,
  wanted: WantedOrder,
  prepared: PreparedOrder,
): Promise<PlacedOrder | undefined> =>
  transaction(db, async (tx) => {
    const cart = await cartOf(tx, buyer, wanted.cartId).forUpdate().executeTakeFirst();
    if (cart === undefined) throw notFound('cart of yours');
    const before = await orderOfCart(tx, cart.id);
    if (before !== undefined) return before;
    checkCart(cart, buyer, wanted.cartVersion);
    if (cart.version !== prepared.version) return undefined;
    const orderId = uuidv7();
    const orderType = orderTypeOf(cart.delivery_type);
    const taken = await erp.takeOrder(tx, {
      orderId,
      customer: customerOf(buyer),
      orderType,
      deliveryType: cart.delivery_type,
      isPickup: wanted.isPickup || cart.address?.shippingCondition === PICKUP_SHIPPING_CONDITION,
      lines: prepared.lines.map(lineAsk),
    });
    if (taken.outcome === 'refused') throw new OrderRefused(shortLines(prepared.lines, taken.lines));
    const customerReference = wanted.customerReference ?? cart.customer_reference;
    await writeOrder(tx, buyer, { ...prepared, orderId, cart, orderType, customerReference, taken });
    await tx
      .updateTable('carts')
      .set({ status: 'Sent', is_active: false, version: cart.version + 1, changed_at: new Date() })
      .where('id', '=', cart.id)
      .execute();
    return { orderId, salesOrderId: taken.salesOrderId };
  });

/**
 * Orders a cart by invoice: priced anew, then in one transaction behind the cart's lock the stock is taken, the order
 * written and the cart closed. Asked again, however often or at the same time, it answers with the order that is there.
 * [ord-02]
 * @throws OrderRefused when lines can't be ordered; Failure 404 for another's cart, 409 when the cart is not as the
 * buyer saw it, 422 when it is empty or the date impossible, 503 when the ERP does not answer. Nothing is changed then.
 */
export const placeOrder =
  (db: Database, erp: Erp) =>
  async (buyer: Buyer, wanted: WantedOrder): Promise<PlacedOrder> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const prepared = await prepare(db, erp, buyer, wanted);
      if ('orderId' in prepared) return prepared;
      const placed = await askErp(() => take(db, erp, buyer, wanted, prepared));
      if (placed !== undefined) return placed;
    }
    throw changedMeanwhile('The cart is being changed: look at it once more');
  };

import { type CalendarDate, isOpenCart, moneyOf, orderTypeOf, quantityOf } from '@grossist/domain';
import { v7 as uuidv7 } from 'uuid';
import { type Database, transaction } from '../../../db/index.ts';
import type { CartAsk, Erp, OrderLineAsk, PricedCart } from '../../../gateways/erp/port.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import { type CartLineRow, type CartRow, cartAskOf, cartLines, requireFastbox, requireRoom } from '../../cart/index.ts';
import { noteAddressUsed } from '../../delivery/index.ts';
import { type Buyer, buyerOnAccount } from '../../identity/index.ts';
import { askErp, customerOf } from '../../pricing/index.ts';
import { refusedLines } from '../check-lines.ts';
import { chooseDate } from '../choose-date.ts';
import { OrderRefused } from '../order-refused.ts';
import { shortLines } from '../short-lines.ts';
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

/** More than any order costs, and what the columns of an order hold. */
const LARGEST_TOTAL = moneyOf(1_000_000_000_000);
/** A cart that is changed faster than it can be priced is left to its buyer. */
const ATTEMPTS = 5;

interface OrderingDeps {
  db: Database;
  erp: Erp;
  now: () => number;
}

/** A cart as it was priced, before anything was locked. */
interface PreparedOrder {
  version: number;
  /** As they are on the cart's account. */
  buyer: Buyer;
  ask: CartAsk;
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

const checkCart = (cart: CartRow, seenVersion: number | undefined): void => {
  if (cart.deleted_at !== null || !isOpenCart(cart.status))
    throw changedMeanwhile('This cart is not yours to order any more');
  if (seenVersion !== undefined && seenVersion !== cart.version) {
    throw changedMeanwhile('The cart was changed meanwhile: look at it once more');
  }
};

const lineAsk = (line: CartLineRow, index: number): OrderLineAsk => ({
  lineNumber: (index + 1) * 10,
  sapMaterialNumber: line.sap_material_number,
  quantity: quantityOf(line.quantity),
  isOnClearanceSale: line.is_clearance,
  isPhasedOut: line.status === '33',
  ...(line.cable_remnant === null ? {} : { remnantLength: quantityOf(line.cable_remnant) }),
});

/** Asks the ERP anew for everything, outside the transaction: a slow ERP holds no lock. */
const prepare = async (
  { db, erp, now }: OrderingDeps,
  asking: Buyer,
  wanted: WantedOrder,
): Promise<PlacedOrder | PreparedOrder> => {
  const cart = await cartOf(db, asking, wanted.cartId).executeTakeFirst();
  if (cart === undefined) throw notFound('cart of yours');
  const before = await orderOfCart(db, cart.id);
  if (before !== undefined) return before;
  checkCart(cart, wanted.cartVersion);
  const buyer = await buyerOnAccount(db)(asking, cart.account_id);
  const lines = await cartLines(db)({ cartId: cart.id, market: buyer.market, visibleTo: buyer });
  if (lines.length === 0) throw breaksRule('cart-empty', 'The cart is empty', 'Details.CartId');
  if (cart.delivery_type === 'fastbox') {
    requireRoom(await requireFastbox(erp, now)(buyer, cart.address), cart.is_fastbox_maxi);
  }
  const asked = cartAskOf(cart, lines);
  const ask = { ...asked, isPickup: wanted.isPickup || asked.isPickup };
  const priced = await askErp(() => erp.cartPrice(customerOf(buyer), ask));
  const day = wanted.deliveryDate ?? cart.delivery_date ?? undefined;
  const deliveryDate = await chooseDate(erp, buyer, cart, priced, day);
  if (priced.totals.total >= LARGEST_TOTAL) throw breaksRule('order-too-large', 'The order is too large for one order');
  const refused = refusedLines(lines, new Map(priced.lines.map((line) => [line.key, line])));
  if (refused.length > 0) throw new OrderRefused(refused);
  return { version: cart.version, buyer, ask, lines, priced, deliveryDate };
};

/** Undefined when the cart is no longer the one that was priced. */
const take = (
  { db, erp }: OrderingDeps,
  wanted: WantedOrder,
  { ask, buyer, ...prepared }: PreparedOrder,
): Promise<PlacedOrder | undefined> =>
  transaction(db, async (tx) => {
    const cart = await cartOf(tx, buyer, wanted.cartId).forUpdate().executeTakeFirst();
    if (cart === undefined) throw notFound('cart of yours');
    const before = await orderOfCart(tx, cart.id);
    if (before !== undefined) return before;
    checkCart(cart, wanted.cartVersion);
    if (cart.version !== prepared.version) return undefined;
    const orderId = uuidv7();
    const orderType = orderTypeOf(cart.delivery_type);
    const taken = await erp.takeOrder(tx, {
      ...ask,
      orderId,
      customer: customerOf(buyer),
      orderType,
      deliveryDate: prepared.deliveryDate,
      lines: prepared.lines.map(lineAsk),
    });
    if (taken.outcome === 'refused') throw new OrderRefused(shortLines(prepared.lines, ask, taken.lines));
    const customerReference = wanted.customerReference ?? cart.customer_reference;
    await writeOrder(tx, buyer, { ...prepared, orderId, cart, orderType, customerReference, taken });
    if (cart.address !== null) {
      const { contact_id: contactId, account_id: accountId, project_number: projectNumber, address } = cart;
      await noteAddressUsed(tx, { contactId, accountId, projectNumber, address });
    }
    await tx
      .updateTable('carts')
      .set({ status: 'Sent', is_active: false, ready: false, version: cart.version + 1, changed_at: new Date() })
      .where('id', '=', cart.id)
      .execute();
    return { orderId, salesOrderId: taken.salesOrderId };
  });

/**
 * Orders a cart by invoice, the active one or a draft: priced anew by its own account, then in one transaction behind the
 * cart's lock the stock is taken, the order written and the cart closed. Asked again, however often or at the same time,
 * it answers with the order that is there. [ord-02]
 * @throws OrderRefused when lines can't be ordered; Failure 404 for another's cart, 409 when the cart is not as the
 * buyer saw it, 422 when it is empty, the date impossible or no express box goes there now, 503 when the ERP does not
 * answer. Nothing is changed then.
 */
export const placeOrder =
  (db: Database, erp: Erp, now: () => number = Date.now) =>
  async (buyer: Buyer, wanted: WantedOrder): Promise<PlacedOrder> => {
    const deps = { db, erp, now };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const prepared = await prepare(deps, buyer, wanted);
      if ('orderId' in prepared) return prepared;
      const placed = await askErp(() => take(deps, wanted, prepared));
      if (placed !== undefined) return placed;
    }
    throw changedMeanwhile('The cart is being changed: look at it once more');
  };

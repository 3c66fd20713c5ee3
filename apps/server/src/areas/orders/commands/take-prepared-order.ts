import { createHash } from 'node:crypto';
import { orderTypeOf, quantityOf } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { inOneStatement, type Transaction } from '../../../db/index.ts';
import type { Erp, OrderAnswer, OrderLineAsk } from '../../../gateways/erp/port.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import { holdingRelations, scopeKey } from '../../assortments/index.ts';
import { notingAct } from '../../audit/index.ts';
import type { CartLineRow, CartRow } from '../../cart/index.ts';
import { notingAddressUsed } from '../../delivery/index.ts';
import { type Buyer, currentAssortments } from '../../identity/index.ts';
import { announcingOrder } from '../../messages/index.ts';
import { customerOf } from '../../pricing/index.ts';
import { changesSinceShown } from '../changes-since-shown.ts';
import { shortLines } from '../check-lines.ts';
import { OrderRefused } from '../refusals.ts';
import type { OrderOrigin, WantedOrder } from '../wanted-order.ts';
import { writingOrder } from '../write-order.ts';
import { closeProject } from './close-project.ts';
import { type OrderBefore, orderOfCart } from './orders-before.ts';
import { cartOf, checkCart, goingTo, type PreparedOrder } from './prepare-order.ts';

/**
 * The id of the order of one version of a cart, the same whenever it is asked for: an ERP that took the order, and
 * whose answer was lost, knows it again. A UUID of version 7 with the cart's own time.
 */
const orderIdOf = (cartId: string, version: number): string => {
  const cart = cartId.replaceAll('-', '').toLowerCase();
  const digest = createHash('sha256').update(`order ${cart} ${version}`).digest('hex');
  const variant = ((Number.parseInt(digest.slice(0, 1), 16) & 3) | 8).toString(16);
  return [
    cart.slice(0, 8),
    cart.slice(8, 12),
    `7${digest.slice(1, 4)}`,
    `${variant}${digest.slice(4, 7)}`,
    digest.slice(7, 19),
  ].join('-');
};

const lineAsks = (lines: readonly CartLineRow[]): readonly OrderLineAsk[] => {
  const numbers = new Map(lines.map(({ id }, index) => [id, (index + 1) * 10]));
  return lines.map((line, index) => {
    const parentLineNumber = line.parent_line_id === null ? undefined : numbers.get(line.parent_line_id);
    return {
      lineNumber: (index + 1) * 10,
      sapMaterialNumber: line.sap_material_number,
      quantity: quantityOf(line.quantity),
      isOnClearanceSale: line.is_clearance,
      isDirectDelivery: line.is_direct_delivery,
      ...(line.cable_remnant === null ? {} : { remnantLength: quantityOf(line.cable_remnant) }),
      ...(parentLineNumber === undefined ? {} : { parentLineNumber }),
    };
  });
};

export type TakenOrder = Extract<OrderAnswer, { outcome: 'taken' }>;

/**
 * Takes the stock of a prepared order, unless something is not as the buyer was shown it and they did not accept it.
 * @throws OrderRefused; the transaction must end with it
 */
export const takeStock = async (
  tx: Transaction,
  erp: Erp,
  wanted: WantedOrder,
  prepared: PreparedOrder,
  cart: Parameters<typeof checkCart>[0],
): Promise<TakenOrder> => {
  const taken = await erp.takeOrder(tx, {
    ...prepared.ask,
    orderId: orderIdOf(cart.id, cart.version),
    customer: customerOf(prepared.buyer),
    orderType: orderTypeOf(cart.delivery_type),
    deliveryDate: prepared.deliveryDate,
    ...(prepared.notBefore === undefined ? {} : { notBefore: prepared.notBefore }),
    lines: lineAsks(prepared.lines),
  });
  const changes = changesSinceShown(wanted, prepared, taken.outcome === 'taken' ? taken.lines : undefined);
  if (taken.outcome === 'refused') {
    const short = shortLines(prepared.lines, prepared.ask, taken.lines);
    throw new OrderRefused({ ...changes, lines: [...short, ...changes.lines] });
  }
  if (changes.lines.length > 0 || changes.total !== undefined) throw new OrderRefused(changes);
  return taken;
};

/** @throws Failure 409 when the buyer's assortments are not (any more) those that the cart was priced with */
const requireSameAssortments = async (tx: Transaction, buyer: Buyer): Promise<void> => {
  const now = await currentAssortments(tx, buyer);
  if (now === undefined || scopeKey(now) !== scopeKey(buyer.assortments))
    throw changedMeanwhile(
      'What you may order was changed meanwhile: look at the cart once more',
      'assortments-changed',
    );
};

const closingCart = (tx: Transaction, { id, version }: CartRow): RawBuilder<unknown> =>
  sql`${tx
    .updateTable('carts')
    .set({ status: 'Sent', is_active: false, ready: false, version: version + 1, changed_at: new Date() })
    .where('id', '=', id)}`;

const notingAddress = (tx: Transaction, cart: CartRow): readonly RawBuilder<unknown>[] => {
  const { contact_id: contactId, account_id: accountId, project_number: projectNumber, address } = cart;
  return address === null ? [] : notingAddressUsed(tx, { contactId, accountId, projectNumber, address });
};

/**
 * Everything of an order behind its cart's lock, in the caller's transaction: stock taken, order written and announced,
 * cart closed. Stock is taken as late as possible and everything after it at once, since other orders of the same stock
 * wait. Undefined when the cart is no longer the one that was priced; the order that is there, when it is.
 * @throws as placeOrder does; the transaction must end with it
 */
export const takePreparedOrder = async (
  tx: Transaction,
  erp: Erp,
  wanted: WantedOrder,
  prepared: PreparedOrder,
  origin: OrderOrigin,
): Promise<OrderBefore | undefined> => {
  const { buyer, version } = prepared;
  const locked = await cartOf(tx, buyer, wanted.cartId)
    .select(holdingRelations().as('relations_held'))
    .forUpdate()
    .executeTakeFirst();
  if (locked === undefined) throw notFound('cart of yours');
  const cart = goingTo(locked, wanted);
  const before = await orderOfCart(tx, buyer, cart, wanted);
  if (before !== undefined) return before;
  checkCart(cart, wanted);
  if (cart.version !== version) return undefined;
  await requireSameAssortments(tx, buyer);
  await closeProject(tx, cart);
  const orderId = orderIdOf(cart.id, cart.version);
  const taken = await takeStock(tx, erp, wanted, prepared, cart);
  const orderType = orderTypeOf(cart.delivery_type);
  const customerReference = wanted.customerReference ?? cart.customer_reference;
  const given = { customerReference, note: wanted.note ?? '', idempotencyKey: wanted.idempotencyKey ?? null };
  const written = { ...prepared, ...given, orderId, cart, orderType, origin, taken };
  await inOneStatement(tx, [
    ...writingOrder(tx, buyer, written),
    closingCart(tx, cart),
    ...notingAddress(tx, cart),
    announcingOrder({ orderId, contactId: buyer.contactId, wantsMail: cart.mail_order_confirmation }),
    notingAct(tx, { act: 'orderPlaced', visitor: buyer, subjects: [orderId, taken.salesOrderId] }),
  ]);
  return { orderId, salesOrderId: taken.salesOrderId, paymentId: origin.paymentId };
};

import type { CxmlItem } from '@grossist/order-formats';
import { Failure, notAllowed } from '../../../http/failure.ts';
import { noteAct } from '../../audit/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { type LinesToPlace, OrderRefused, refusalMessage } from '../../orders/index.ts';
import type { PunchoutCustomer } from '../customers.ts';
import type { PriceItemsDeps } from '../items/price-items.ts';
import { NEW_LINE } from '../items/restored-lines.ts';
import type { Caller } from '../sessions/visits.ts';
import { checkOrderedLines } from './check-ordered-lines.ts';
import {
  dayOfOrder,
  lineNamed,
  orderAddress,
  orderContact,
  type PlaceLines,
  placeOnDay,
  refusedItems,
  type WantedDelivery,
  wantedDelivery,
} from './order-delivery.ts';
import { LONGEST_ACCOUNTING, LONGEST_NOTE, orderedLine, restoredItems, wishNote } from './ordered-line.ts';
import type { CxmlRequest } from './read-request.ts';
import { contentHash, orderedAs, receivedOrders } from './received-orders.ts';

type OrderDocument = Extract<CxmlRequest, { kind: 'order' }>['request'];

/** Deviations in a response at most. */
const MOST_DEVIATIONS = 50;

const ofLine = (line: CxmlItem, wantedDate: string | undefined): string[] => [
  ...(line.schedule !== undefined || (line.deliveryDate !== undefined && line.deliveryDate !== wantedDate)
    ? ['is delivered with the order, its note has the requested date']
    : []),
  ...(line.accountingShares === undefined ? [] : ['is accounted as a whole, its note has the split']),
  ...((line.accounting?.length ?? 0) > LONGEST_ACCOUNTING ? ['accounting text was shortened'] : []),
  ...((line.note?.length ?? 0) > LONGEST_NOTE ? ['comments were shortened'] : []),
];

/**
 * Returns the differences between an order and its document, for the sender: another day, fields that order lines do not
 * have, attachments.
 * @param comesOn the order's day
 */
const deviations = ({ order, hasAttachment }: OrderDocument, comesOn: string | undefined): string[] => {
  const { date } = wantedDelivery(order);
  const hasFiles = hasAttachment || order.lines.some((line: CxmlItem) => line.hasAttachment === true);
  return [
    ...(date === undefined || comesOn === undefined || date === comesOn
      ? []
      : [`wanted on ${date}, planned for ${comesOn}`]),
    ...(hasFiles ? ['attachments were not read'] : []),
    ...order.lines.flatMap((line, at) => ofLine(line, date).map((deviation) => `${lineNamed(line, at)}: ${deviation}`)),
  ].slice(0, MOST_DEVIATIONS);
};

export interface TakeOrderDeps extends PriceItemsDeps {
  placeLines: PlaceLines;
}

type OrderRequest = Extract<CxmlRequest, { kind: 'order' }>;

const LONGEST_REFERENCE = 60;
/** Reasons in a refusal at most. */
const MOST_REASONS = 50;

const refused = (reasons: readonly string[]): Failure =>
  new Failure(417, 'order-refused', 'The order was not taken', reasons.slice(0, MOST_REASONS).join('; '));

const readerOf = ({ locale, account, showNetPrice }: Buyer) => ({ locale, currency: account.currency, showNetPrice });

const reasonsOf = ({ lines }: OrderRefused, buyer: Buyer): string[] =>
  lines.map((line) => `${line.sapMaterialNumber}: ${refusalMessage(line, readerOf(buyer))}`);

/** Returns the failure for a changed or cancelled order, with the shop's own order number. */
const notTaken = (purpose: 'update' | 'delete', number: string, salesOrderId: string): Failure => {
  const wanted = purpose === 'delete' ? 'cancelled' : 'changed';
  const detail = `Orders are not ${wanted} by documents. ${number} is our order ${salesOrderId}: call or write to us`;
  return new Failure(450, 'not-implemented', 'Not implemented', detail);
};

/** Returns the contact at the delivery address, when the document has one. */
const contactOf = (delivery: WantedDelivery, buyer: Buyer): Pick<LinesToPlace, 'contact'> => {
  const contact = orderContact(delivery.contact);
  return contact === undefined ? {} : { contact: { person: contact.person ?? buyer.name, phone: contact.phone } };
};

/**
 * Handles an OrderRequest: orders by invoice as the shop does, once for each orderID; a repeated request gets the first
 * response. Items of a former cart are ordered as they were in it. Requests that an order has no field for are stored in
 * notes and reported. A document with deploymentMode "test" is checked and not ordered.
 * @returns the message of the response
 * @throws Failure 403 for a customer that may not order this way, 409 for a number or document that was received with other
 * contents, 417 with a reason for each line that can't be ordered and for a change of an unknown order, 450 for other
 * changes, other types of orders and payment by card, 503 when the ERP does not respond
 */
export const takeOrder = (deps: TakeOrderDeps) => {
  const { db } = deps;
  const check = checkOrderedLines(deps);
  const received = receivedOrders(db);

  const requireNew = async (customer: PunchoutCustomer, { request, payloadId }: OrderRequest): Promise<void> => {
    const number = request.order.number ?? '';
    if (!customer.takes_orders) throw notAllowed('Orders of this customer are not taken this way');
    if (request.purpose !== 'new') {
      const known = await received.find(customer, payloadId, number);
      const ours = known.find((each) => each.order_number === number)?.sales_order_id;
      throw ours == null ? refused([`${number} is not known here`]) : notTaken(request.purpose, number, ours);
    }
    if (request.orderType !== 'regular')
      throw new Failure(450, 'not-implemented', 'Not implemented', `Orders of type ${request.orderType} are not taken`);
    if (request.isPaidByCard)
      throw new Failure(
        450,
        'not-implemented',
        'Not implemented',
        'Orders are invoiced: none that brings a card is taken',
      );
  };

  /** Converts the order to order lines. @throws Failure 417 with a reason for each line that can't be ordered */
  const linesOf = async (
    customer: PunchoutCustomer,
    buyer: Buyer,
    { request }: OrderRequest,
  ): Promise<LinesToPlace> => {
    const { order } = request;
    const number = order.number ?? '';
    const delivery = wantedDelivery(order);
    const restored = await restoredItems(db, customer.id, order.lines);
    const reasons = [...refusedItems(order), ...(await check(buyer, order.currency, order.lines, restored))];
    if (reasons.length > 0) throw refused(reasons);
    const address = await orderAddress(db)(buyer, delivery.address);
    const context = { locale: buyer.locale, currency: buyer.account.currency, orderDate: delivery.date };
    return {
      key: `cxml:${customer.code}:${number}`,
      source: 'punchout',
      lines: order.lines.map((line, at) => orderedLine(line, restored[at] ?? NEW_LINE, wishNote(line, context))),
      name: number,
      customerReference: number.slice(0, LONGEST_REFERENCE),
      isDeliveredTogether: request.isDeliveredTogether,
      ...(order.note === undefined ? {} : { note: order.note }),
      ...contactOf(delivery, buyer),
      ...(delivery.date === undefined ? {} : { deliveryDate: delivery.date }),
      ...(address === undefined ? {} : { address }),
    };
  };

  return async (customer: PunchoutCustomer, document: OrderRequest, caller: Caller): Promise<string> => {
    const { request, payloadId } = document;
    const number = request.order.number ?? '';
    await requireNew(customer, document);
    const hash = contentHash(request);
    const known = await received.requireSame(customer, payloadId, number, hash);
    if (known !== undefined) return known;
    const buyer = await buyerOf(db)(customer.contact_id, customer.account_id ?? undefined);
    if (buyer === undefined) throw notAllowed('The customer has no account to buy on');
    const wanted = await linesOf(customer, buyer, document);
    if (document.isTest) return ['A test: checked, nothing was ordered', ...deviations(request, undefined)].join('; ');
    try {
      const placed = await placeOnDay(deps.placeLines, buyer, wanted);
      const answer = orderedAs(placed.salesOrderId, deviations(request, await dayOfOrder(db, placed.orderId)));
      await received.note({ customer, payloadId, number, hash, orderId: placed.orderId, answer });
      await received.requireSame(customer, payloadId, number, hash);
      await noteAct(db, { act: 'orderRequestReceived', visitor: buyer, ...caller, subjects: [placed.orderId, number] });
      return answer;
    } catch (error) {
      throw error instanceof OrderRefused ? refused(reasonsOf(error, buyer)) : error;
    }
  };
};

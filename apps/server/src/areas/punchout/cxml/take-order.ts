import { createHash } from 'node:crypto';
import { quantityToDecimal } from '@grossist/domain';
import type { CxmlItem } from '@grossist/order-formats';
import type { Database } from '../../../db/index.ts';
import { Failure, notAllowed } from '../../../http/failure.ts';
import { noteAct } from '../../audit/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import { type LinesToPlace, OrderRefused, type PlacedOrder, refusalMessage } from '../../orders/index.ts';
import type { PunchoutCustomer } from '../customers/index.ts';
import type { PriceItemsDeps } from '../items/index.ts';
import type { Caller } from '../sessions/index.ts';
import { checkOrderedLines } from './check-ordered-lines.ts';
import { orderAddress } from './order-address.ts';
import type { CxmlRequest } from './read-request.ts';

/** Orders lines that come from elsewhere, once for each key and company. */
export type PlaceLines = (buyer: Buyer, wanted: LinesToPlace) => Promise<PlacedOrder>;

export interface TakeOrderDeps extends PriceItemsDeps {
  placeLines: PlaceLines;
}

type OrderRequest = Extract<CxmlRequest, { kind: 'order' }>;

const LONGEST_NOTE = 500;
const LONGEST_REFERENCE = 60;
const LONGEST_ACCOUNTING = 60;
/** A document tells so many reasons at most. */
const MOST_REASONS = 50;

const refused = (reasons: readonly string[]): Failure =>
  new Failure(417, 'order-refused', 'The order was not taken', reasons.slice(0, MOST_REASONS).join('; '));

const conflict = (detail: string): Failure => new Failure(409, 'received-before', 'Received before', detail);

const orderedLine = ({ identifiers, quantity, note, accounting }: CxmlItem) => ({
  sapMaterialNumber: identifiers.sap ?? '',
  quantity,
  ...(note === undefined ? {} : { note: note.slice(0, LONGEST_NOTE) }),
  ...(accounting === undefined ? {} : { accountingString1: accounting.slice(0, LONGEST_ACCOUNTING) }),
});

const readerOf = ({ locale, account, showNetPrice }: Buyer) => ({ locale, currency: account.currency, showNetPrice });

/** Of everything that makes it this order and no other. */
const contentHash = ({ request }: OrderRequest): Buffer => {
  const { lines, delivery } = request.order;
  const content = lines.map(({ identifiers, quantity }) => [identifiers.sap, quantityToDecimal(quantity)]);
  return createHash('sha256')
    .update(JSON.stringify([content, delivery ?? null]))
    .digest();
};

const reasonsOf = ({ lines }: OrderRefused, buyer: Buyer): string[] =>
  lines.map((line) => `${line.sapMaterialNumber}: ${refusalMessage(line, readerOf(buyer))}`);

/**
 * OrderRequest: ordered by invoice as the shop orders, once for each orderID; a repetition is answered as the first time.
 * A document of mode "test" is checked like any other, and nothing is ordered.
 * @returns what to tell the sender
 * @throws Failure 403 for a customer whose orders are not taken this way, 409 for a number or document that was received
 * with other contents, 417 with a reason for each line that can't be ordered, 450 for changes of an order, 503 when the
 * ERP does not answer
 */
export const takeOrder = (deps: TakeOrderDeps) => {
  const { db } = deps;
  const check = checkOrderedLines(deps);

  const before = (customer: PunchoutCustomer, payloadId: string, number: string) =>
    db
      .selectFrom('punchout_documents')
      .select(['content_hash', 'order_id', 'kind'])
      .where('customer_id', '=', customer.id)
      .where((eb) =>
        eb.or([eb('payload_id', '=', payloadId), eb.and([eb('kind', '=', 'order'), eb('order_number', '=', number)])]),
      )
      .limit(2)
      .execute();

  /** False when it is new. */
  const wasTaken = async (customer: PunchoutCustomer, payloadId: string, number: string, hash: Buffer) => {
    const known = await before(customer, payloadId, number);
    if (known.some(({ kind, content_hash: other }) => kind !== 'order' || !hash.equals(other)))
      throw conflict('This order or document was received before, with other contents');
    return known.length > 0;
  };

  return async (customer: PunchoutCustomer, document: OrderRequest, caller: Caller): Promise<string> => {
    const { request, payloadId } = document;
    const { order } = request;
    const number = order.number ?? '';
    if (!customer.takes_orders) throw notAllowed('Orders of this customer are not taken this way');
    if (request.purpose !== 'new')
      throw new Failure(
        450,
        'not-implemented',
        'Not implemented',
        'Orders are changed with the wholesaler, not by documents',
      );
    const hash = contentHash(document);
    if (await wasTaken(customer, payloadId, number, hash)) return 'Received before';
    const buyer = await buyerOf(db)(customer.contact_id, customer.account_id ?? undefined);
    if (buyer === undefined) throw notAllowed('The customer has no account to buy on');
    const reasons = await check(buyer, order.currency, order.lines);
    if (reasons.length > 0) throw refused(reasons);
    const address = await orderAddress(db)(buyer, order.delivery?.address);
    if (document.isTest) return 'A test: checked, nothing was ordered';
    try {
      const placed = await deps.placeLines(buyer, {
        key: `cxml:${customer.code}:${number}`,
        source: 'punchout',
        lines: order.lines.map(orderedLine),
        name: number,
        customerReference: number.slice(0, LONGEST_REFERENCE),
        ...(order.delivery?.date === undefined ? {} : { deliveryDate: order.delivery.date }),
        ...(address === undefined ? {} : { address }),
      });
      await note(db, { customer, payloadId, number, hash, orderId: placed.orderId });
      await wasTaken(customer, payloadId, number, hash);
      await noteAct(db, { act: 'orderRequestReceived', visitor: buyer, ...caller, subjects: [placed.orderId, number] });
      return `Ordered as ${placed.salesOrderId}`;
    } catch (error) {
      throw error instanceof OrderRefused ? refused(reasonsOf(error, buyer)) : error;
    }
  };
};

interface Taken {
  customer: PunchoutCustomer;
  payloadId: string;
  number: string;
  hash: Buffer;
  orderId: string;
}

const note = (db: Database, { customer, payloadId, number, hash, orderId }: Taken) =>
  db
    .insertInto('punchout_documents')
    .values({
      customer_id: customer.id,
      payload_id: payloadId,
      kind: 'order',
      order_number: number,
      content_hash: hash,
      order_id: orderId,
    })
    // Whoever was faster with the same number or document stays.
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();

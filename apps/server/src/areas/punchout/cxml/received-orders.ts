/** Recognizes orders that were received before. */

import { createHash } from 'node:crypto';
import { moneyToDecimal, quantityToDecimal } from '@grossist/domain';
import type { CxmlItem } from '@grossist/order-formats';
import type { Database } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import type { PunchoutCustomer } from '../customers.ts';
import { lineIdOf } from './ordered-line.ts';
import type { CxmlRequest } from './read-request.ts';

interface Received {
  customer: PunchoutCustomer;
  payloadId: string;
  /** The customer's orderID. */
  number: string;
  hash: Buffer;
  orderId: string;
  /** Message of the response. */
  answer: string;
}

/** Returns the message of the response. @param deviations differences between order and document */
export const orderedAs = (salesOrderId: string, deviations: readonly string[] = []): string =>
  [`Ordered as ${salesOrderId}`, ...deviations].join('; ');

/** Finds and stores received orders by their numbers and documents. */
export const receivedOrders = (db: Database) => {
  const find = (customer: PunchoutCustomer, payloadId: string, number: string) =>
    db
      .selectFrom('punchout_documents as d')
      .leftJoin('orders as o', 'o.id', 'd.order_id')
      .select(['d.content_hash', 'd.kind', 'd.order_number', 'd.answer', 'o.sales_order_id'])
      .where('d.customer_id', '=', customer.id)
      .where((eb) =>
        eb.or([
          eb('d.payload_id', '=', payloadId),
          eb.and([eb('d.kind', '=', 'order'), eb('d.order_number', '=', number)]),
        ]),
      )
      .limit(2)
      .execute();

  return {
    find,
    /**
     * Returns the response to the first document with this number or payloadID; undefined when there is none.
     * @throws Failure 409 when it had other contents
     */
    requireSame: async (
      customer: PunchoutCustomer,
      payloadId: string,
      number: string,
      hash: Buffer,
    ): Promise<string | undefined> => {
      const known = await find(customer, payloadId, number);
      if (known.some(({ kind, content_hash: other }) => kind !== 'order' || !hash.equals(other)))
        throw new Failure(
          409,
          'received-before',
          'Received before',
          'This order or document was received before, with other contents',
        );
      const [first] = known;
      if (first === undefined) return undefined;
      if (first.sales_order_id === null) return 'Received before';
      return first.answer ?? orderedAs(first.sales_order_id);
    },
    note: async ({ customer, payloadId, number, hash, orderId, answer }: Received): Promise<void> => {
      await db
        .insertInto('punchout_documents')
        .values({
          customer_id: customer.id,
          payload_id: payloadId,
          kind: 'order',
          order_number: number,
          content_hash: hash,
          order_id: orderId,
          answer,
        })
        // In a race the first document with the same number or payloadID wins.
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
    },
  };
};

type OrderDocument = Extract<CxmlRequest, { kind: 'order' }>['request'];

const lineContent = (line: CxmlItem) => [
  line.identifiers.sap,
  quantityToDecimal(line.quantity),
  line.unit ?? null,
  line.unitPrice === undefined ? null : moneyToDecimal(line.unitPrice),
  line.perQuantity === undefined ? null : quantityToDecimal(line.perQuantity),
  line.currency ?? null,
  lineIdOf(line) ?? null,
  line.note ?? null,
  line.accounting ?? null,
];

/** Content of fields that few items have. */
const wishContent = ({ deliveryDate, delivery, schedule = [], accountingShares = [] }: CxmlItem) => [
  deliveryDate ?? null,
  delivery ?? null,
  schedule.map(({ quantity, date }) => [quantityToDecimal(quantity), date ?? null]),
  accountingShares.map(({ accounting, amount, currency }) => [
    accounting,
    amount === undefined ? null : moneyToDecimal(amount),
    currency ?? null,
  ]),
];

/** Returns the SHA-256 of all that distinguishes an order from others. */
export const contentHash = ({ order, isDeliveredTogether }: OrderDocument): Buffer => {
  const { lines, delivery, currency, note } = order;
  const content = [
    lines.map(lineContent),
    delivery ?? null,
    currency ?? null,
    note ?? null,
    isDeliveredTogether,
    lines.map(wishContent),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest();
};

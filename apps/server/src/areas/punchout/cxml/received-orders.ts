import type { Database } from '../../../db/index.ts';
import { Failure } from '../../../http/failure.ts';
import type { PunchoutCustomer } from '../customers/index.ts';

interface Received {
  customer: PunchoutCustomer;
  payloadId: string;
  /** The customer's own, orderID. */
  number: string;
  hash: Buffer;
  orderId: string;
  /** What the sender is told. */
  answer: string;
}

/** @param notKept what was not taken as the document has it */
export const orderedAs = (salesOrderId: string, notKept: readonly string[] = []): string =>
  [`Ordered as ${salesOrderId}`, ...notKept].join('; ');

/** The orders that a customer's system has sent, by their numbers and documents. */
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
     * What the first document of this number or payloadID was answered; undefined when there is none.
     * @throws Failure 409 when it held something else
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
        // Whoever was faster with the same number or document stays.
        .onConflict((conflicting) => conflicting.doNothing())
        .execute();
    },
  };
};

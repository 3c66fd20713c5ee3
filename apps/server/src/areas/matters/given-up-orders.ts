import { sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';
import type { Source } from './matter.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** What the order has taken of the stock is taken off what imports tell, or not any more. */
const reserve = async (tx: Transaction, orderId: string, isReserved: boolean): Promise<void> => {
  await tx.updateTable('sap_order_lines').set({ is_reserved: isReserved }).where('order_id', '=', orderId).execute();
};

/** Orders that SAP refused until the shop gave them up. */
export const givenUpOrders: Source = {
  lock: async (tx, id) => {
    const row = await tx
      .selectFrom('sap_orders as s')
      .leftJoin('orders as o', 'o.id', 's.order_id')
      .select(['s.state', 's.seen_at', 's.seen_by', 's.seen_remark', 's.sales_order_id', 'o.id as order_id'])
      .where('s.order_id', '=', id)
      .forUpdate('s')
      .executeTakeFirst();
    return (
      row && {
        way: 'order',
        isLeft: row.state === 'given-up',
        seenAt: row.seen_at,
        seenBy: row.seen_by,
        remark: row.seen_remark,
        orderId: row.order_id,
        salesOrderId: row.sales_order_id,
      }
    );
  },
  putBack: async (tx, id) => {
    await tx
      .updateTable('sap_orders')
      .set({ state: 'waiting', refusals: 0, next_attempt_at: NOW, given_up_at: null, seen_at: null })
      .where('order_id', '=', id)
      .execute();
    await reserve(tx, id, true);
  },
  // Either SAP has the order by somebody's hand, and its stock knows, or nobody is to have the goods.
  seeTo: async (tx, id, { contactId, remark }) => {
    await tx
      .updateTable('sap_orders')
      .set({ seen_at: NOW, seen_by: contactId, seen_remark: remark })
      .where('order_id', '=', id)
      .execute();
    await reserve(tx, id, false);
  },
};

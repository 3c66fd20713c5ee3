import { sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';
import type { Source } from './matter.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** What orders have taken of the stock is taken off what imports tell, or not any more. */
const reserve = async (tx: Transaction, ids: readonly string[], isReserved: boolean): Promise<void> => {
  await tx
    .updateTable('sap_order_lines')
    .set({ is_reserved: isReserved })
    .where(sql<boolean>`order_id = any(${ids}::uuid[])`)
    .execute();
};

/** Orders that SAP refused until the shop gave them up. */
export const givenUpOrders: Source = {
  way: 'order',
  kinds: ['order-given-up'],
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
        isLeft: row.state === 'given-up',
        seenAt: row.seen_at,
        seenBy: row.seen_by,
        remark: row.seen_remark,
        orderId: row.order_id,
        salesOrderId: row.sales_order_id,
      }
    );
  },
  lockOpen: async (tx, { most }) => {
    const rows = await tx
      .selectFrom('sap_orders')
      .select('order_id')
      .where('state', '=', 'given-up')
      .where('seen_at', 'is', null)
      .orderBy('given_up_at')
      .orderBy('order_id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    return rows.map(({ order_id }) => order_id);
  },
  putBack: async (tx, ids) => {
    await tx
      .updateTable('sap_orders')
      .set({ state: 'waiting', refusals: 0, next_attempt_at: NOW, given_up_at: null, seen_at: null })
      .where(sql<boolean>`order_id = any(${ids}::uuid[])`)
      .execute();
    await reserve(tx, ids, true);
  },
  // Either SAP has the order by somebody's hand, and its stock knows, or nobody is to have the goods.
  seeTo: async (tx, id, { contactId, remark }) => {
    await tx
      .updateTable('sap_orders')
      .set({ seen_at: NOW, seen_by: contactId, seen_remark: remark })
      .where('order_id', '=', id)
      .execute();
    await reserve(tx, [id], false);
  },
};

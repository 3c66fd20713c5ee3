import { sql } from 'kysely';
import type { Transaction } from '../../db/index.ts';
import type { FailureSource } from './failed-operation.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** Sets whether the lines of orders reduce the stock that imports report. */
const reserve = async (tx: Transaction, ids: readonly string[], isReserved: boolean): Promise<void> => {
  await tx
    .updateTable('sap_order_lines')
    .set({ is_reserved: isReserved })
    .where(sql<boolean>`order_id = any(${ids}::uuid[])`)
    .execute();
};

/** Orders that SAP refused finally. */
export const failedOrders: FailureSource = {
  queue: 'order',
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
        isFailed: row.state === 'given-up',
        resolvedAt: row.seen_at,
        resolvedBy: row.seen_by,
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
  requeue: async (tx, ids) => {
    await tx
      .updateTable('sap_orders')
      .set({ state: 'waiting', refusals: 0, next_attempt_at: NOW, given_up_at: null, seen_at: null })
      .where(sql<boolean>`order_id = any(${ids}::uuid[])`)
      .execute();
    await reserve(tx, ids, true);
  },
  // Either the order was entered in SAP by hand, so that its stock includes it, or it will not be delivered.
  resolve: async (tx, id, { contactId, remark }) => {
    await tx
      .updateTable('sap_orders')
      .set({ seen_at: NOW, seen_by: contactId, seen_remark: remark })
      .where('order_id', '=', id)
      .execute();
    await reserve(tx, [id], false);
  },
};

import { sql } from 'kysely';
import type { FailureSource } from './failed-operation.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** Card payments that could not be charged for an order, or not be released. */
export const failedPayments: FailureSource = {
  queue: 'payment',
  kinds: ['charge-failed', 'release-failed'],
  lock: async (tx, id) => {
    const row = await tx
      .selectFrom('card_orders as c')
      .leftJoin('orders as o', 'o.payment_id', 'c.payment_id')
      .select(['c.settlement', 'c.seen_at', 'c.seen_by', 'c.seen_remark', 'o.id as order_id', 'o.sales_order_id'])
      .where('c.id', '=', id)
      .where('c.settlement', '!=', 'open')
      .forUpdate('c')
      .executeTakeFirst();
    return (
      row && {
        isFailed: row.settlement === 'failed',
        resolvedAt: row.seen_at,
        resolvedBy: row.seen_by,
        remark: row.seen_remark,
        orderId: row.order_id,
        salesOrderId: row.sales_order_id ?? '',
      }
    );
  },
  lockOpen: async (tx, { kind, most }) => {
    const rows = await tx
      .selectFrom('card_orders')
      .select('id')
      .where('settlement', '=', 'failed')
      .where('seen_at', 'is', null)
      .$if(kind !== undefined, (some) => some.where('status', kind === 'charge-failed' ? '=' : '!=', 'confirmed'))
      .orderBy('settled_at')
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    return rows.map(({ id }) => id);
  },
  requeue: async (tx, ids) => {
    await tx
      .updateTable('card_orders')
      .set({
        settlement: sql<'to-charge'>`case status when 'confirmed' then 'to-charge' else 'to-release' end`,
        settled_at: null,
        seen_at: null,
        look_at: NOW,
        looks: 0,
      })
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute();
  },
  resolve: async (tx, id, { contactId, remark }) => {
    await tx
      .updateTable('card_orders')
      .set({ seen_at: NOW, seen_by: contactId, seen_remark: remark })
      .where('id', '=', id)
      .execute();
  },
};

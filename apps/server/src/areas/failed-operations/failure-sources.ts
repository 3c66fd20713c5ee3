/** The two tables with operations that failed for good: orders to SAP and card payments. */

import type { MatterKind } from '@grossist/contracts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../db/index.ts';

const NOW = sql<Date>`clock_timestamp()`;

/** Wakes the job that sends orders or settles payments. */
type Wake = () => Promise<void>;

/** The jobs that retry; undefined where this shop has no ERP or card service for them. */
export interface RetryQueues {
  order: Wake | undefined;
  payment: Wake | undefined;
}

export interface FailedOperationsDeps {
  db: Database;
  queues: RetryQueues;
}

/** An order or a payment behind its row lock. */
export interface LockedOperation {
  /** False when it is being retried or was done. */
  isFailed: boolean;
  resolvedAt: Date | null;
  /** Id of the contact who resolved it. */
  resolvedBy: string | null;
  remark: string;
  orderId: string | null;
  salesOrderId: string;
}

/** Who resolved a failed operation by hand, and how. */
export interface Resolution {
  contactId: string;
  remark: string;
}

/** A table of operations that can fail for good. */
export interface FailureSource {
  queue: keyof RetryQueues;
  kinds: readonly MatterKind[];
  /** Locks one row; undefined when there is none with this id. */
  lock(tx: Transaction, id: string): Promise<LockedOperation | undefined>;
  /** Locks the oldest unresolved failures, of a kind or of all, and skips rows that others have locked. */
  lockOpen(tx: Transaction, wanted: { kind: MatterKind | undefined; most: number }): Promise<readonly string[]>;
  /** Puts operations back into their queue, due now. */
  requeue(tx: Transaction, ids: readonly string[]): Promise<void>;
  resolve(tx: Transaction, id: string, resolution: Resolution): Promise<void>;
}

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

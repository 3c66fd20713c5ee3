import { isDeepStrictEqual } from 'node:util';
import { calendarDate, quantityOfThousandths } from '@grossist/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, OrderStatus, Transaction } from '../../../db/index.ts';
import { type Erp, type ErpCustomer, ErpDoesNotAnswer, type OrderProgress } from '../../../gateways/erp/port.ts';
import { isOwed, type LineOrdered, type LineState, lineStateOf, orderStatusOf } from './line-state.ts';

/**
 * Milliseconds after which an ERP is asked again that does not announce the next change, more seldom for orders of long
 * ago.
 */
const PRESET_PAUSE_MS = 3_600_000;
const PAUSES_OF_AGE = 240;
/** Nothing is asked more often. */
const SHORTEST_PAUSE_MS = 60_000;

interface ReportedOrder {
  orderId: string;
  lines: readonly LineOrdered[];
  progress: OrderProgress;
}

/** States of the lines of an order by line number. */
export const statesOf = (
  lines: readonly LineOrdered[],
  progress: OrderProgress | undefined,
): ReadonlyMap<number, LineState> => {
  const reported = new Map(progress?.lines.map((line) => [line.lineNumber, line]));
  const isConfirmed = progress?.confirmedAt !== undefined;
  return new Map(lines.map((line) => [line.lineNumber, lineStateOf(line, reported.get(line.lineNumber), isConfirmed)]));
};

const dueAt = ({ isFinished, nextChange }: OrderProgress, now: number): Date | null => {
  if (isFinished) return null;
  return new Date(Math.max(nextChange ?? now + PRESET_PAUSE_MS, now + SHORTEST_PAUSE_MS));
};

interface ProgressRow {
  id: string;
  status: OrderStatus;
  is_owed: boolean;
  due: Date | null;
  has_next_change: boolean;
  progress: OrderProgress;
}

/**
 * Stores the progress of orders that the ERP reported, for filters of lists and for details while the ERP does not
 * answer. Progress that was reported later is not overwritten. One statement, however many orders.
 */
export const saveProgress = async (
  db: Database | Transaction,
  reported: readonly ReportedOrder[],
  now: number,
): Promise<void> => {
  if (reported.length === 0) return;
  const rows = reported.map(({ orderId, lines, progress }): ProgressRow => {
    const states = [...statesOf(lines, progress).values()];
    return {
      id: orderId,
      status: orderStatusOf(states),
      is_owed: isOwed(states),
      due: dueAt(progress, now),
      has_next_change: progress.nextChange !== undefined,
      progress,
    };
  });
  const at = new Date(now);
  await sql`
    with reported as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t(id uuid, status text, is_owed boolean, due timestamptz, has_next_change boolean, progress jsonb)),
    -- In one order of rows, and before anything is counted: two that store progress of the same rows wait for each other.
    held as materialized (
      select o.id from orders o join reported using (id) order by o.id for no key update of o),
    newer as (
      insert into order_progress as p (order_id, progress, told_at)
      select id, progress, ${at} from reported join held using (id)
      on conflict (order_id) do update set progress = excluded.progress, told_at = excluded.told_at
        where p.told_at <= excluded.told_at
      returning order_id)
    update orders o set status = reported.status, is_owed = reported.is_owed, progress_due_at =
      case when reported.due is null or reported.has_next_change then reported.due
        else greatest(reported.due, ${at}::timestamptz + (${at}::timestamptz - o.ordered_at) / ${sql.lit(PAUSES_OF_AGE)}) end
    from reported join newer on newer.order_id = reported.id where o.id = reported.id`.execute(db);
};

/** Milliseconds that an order's page waits for a slow ERP before it shows the stored progress. */
const PATIENCE_MS = 1500;

/** Progress of an order as far as the shop knows it. */
export interface KnownProgress {
  progress: OrderProgress | undefined;
  /** When the ERP first reported it; undefined without progress. */
  reportedAt: Date | undefined;
  /** True when the ERP does not answer and the progress is the stored one. */
  isStale: boolean;
}

/** Progress as the ERP reported it last. */
export interface StoredOrderProgress {
  progress: OrderProgress;
  reportedAt: Date;
  /** Value of its column, to compare a new report with. */
  asStored: unknown;
}

/** An order whose progress can be requested. */
interface OrderToTrack {
  order: { id: string; sales_order_id: string };
  ordered: readonly LineOrdered[];
  /** On whose account it is, as the ERP knows it. */
  customer: ErpCustomer;
  stored: StoredOrderProgress | undefined;
}

/**
 * Requests the progress of an order from the ERP, and stores it when it changed. Of a finished order nothing is
 * requested.
 */
export const requestProgress =
  (db: Database, erp: Pick<Erp, 'orderProgress'>, now: () => number) =>
  async ({ order, ordered, customer, stored }: OrderToTrack, signal: AbortSignal): Promise<KnownProgress> => {
    if (stored?.progress.isFinished)
      return { progress: stored.progress, reportedAt: stored.reportedAt, isStale: false };
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const [progress] = await erp.orderProgress(customer, [order.sales_order_id], inTime);
      if (progress === undefined) return { progress: stored?.progress, reportedAt: stored?.reportedAt, isStale: false };
      const at = now();
      const isNews = !isDeepStrictEqual(JSON.parse(JSON.stringify(progress)), stored?.asStored);
      if (isNews) await saveProgress(db, [{ orderId: order.id, lines: ordered, progress }], at);
      return { progress, reportedAt: isNews ? new Date(at) : stored?.reportedAt, isStale: false };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ErpDoesNotAnswer) && !inTime.aborted) throw error;
      return { progress: stored?.progress, reportedAt: stored?.reportedAt, isStale: true };
    }
  };

const quantity = z.number().int().min(0).transform(quantityOfThousandths);
const date = z.iso
  .date()
  .optional()
  .transform((text) => (text === undefined ? undefined : calendarDate(text)));
const instant = z
  .number()
  .optional()
  .transform((at) => at);

/** As the column has it: absent is what JSON leaves out. */
const StoredProgress = z.object({
  salesOrderId: z.string(),
  confirmedAt: instant,
  lines: z.array(
    z.object({
      lineNumber: z.number(),
      picked: quantity,
      underway: quantity,
      delivered: quantity,
      backOrdered: quantity,
      backOrderDate: date,
    }),
  ),
  deliveries: z.array(
    z.object({
      deliveryId: z.string(),
      status: z.enum(['planned', 'picked', 'on-the-way', 'delivered']),
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z
        .string()
        .optional()
        .transform((url) => url),
      plannedDate: date,
      pickedAt: instant,
      shippedAt: instant,
      deliveredAt: instant,
      isPickup: z.boolean(),
      lines: z.array(z.object({ lineNumber: z.number(), quantity })),
    }),
  ),
  isFinished: z.boolean(),
  nextChange: instant,
});

/** Reads a stored progress; undefined when an older version of the shop stored less than is needed. */
export const readStoredProgress = (stored: unknown): OrderProgress | undefined => {
  const read = StoredProgress.safeParse(stored);
  return read.success ? read.data : undefined;
};

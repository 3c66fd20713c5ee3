import { sql } from 'kysely';
import type { Database, OrderStatus, Transaction } from '../../../db/index.ts';
import type { OrderProgress } from '../../../gateways/erp/port.ts';
import { isOwed, type LineOrdered, type LineState, lineStateOf, orderStatusOf } from './line-state.ts';

/** An ERP that does not say when something changes is asked again after so long, more seldom for orders of long ago. */
const PRESET_PAUSE_MS = 3_600_000;
const PAUSES_OF_AGE = 240;
/** Nothing is asked more often. */
const SHORTEST_PAUSE_MS = 60_000;

export interface ToldOrder {
  orderId: string;
  lines: readonly LineOrdered[];
  progress: OrderProgress;
}

/** Where the lines of an order stand. */
export const statesOf = (
  lines: readonly LineOrdered[],
  progress: OrderProgress | undefined,
): ReadonlyMap<number, LineState> => {
  const told = new Map(progress?.lines.map((line) => [line.lineNumber, line]));
  const isConfirmed = progress?.confirmedAt !== undefined;
  return new Map(lines.map((line) => [line.lineNumber, lineStateOf(line, told.get(line.lineNumber), isConfirmed)]));
};

const dueAt = ({ isFinished, nextChange }: OrderProgress, now: number): Date | null => {
  if (isFinished) return null;
  return new Date(Math.max(nextChange ?? now + PRESET_PAUSE_MS, now + SHORTEST_PAUSE_MS));
};

interface Kept {
  id: string;
  status: OrderStatus;
  is_owed: boolean;
  due: Date | null;
  has_next_change: boolean;
  progress: OrderProgress;
}

/**
 * Keeps what the ERP told of orders, so that lists are narrowed by it and details have it when the ERP is silent. What was
 * told later stays. One statement, however many orders.
 */
export const keepProgress = async (
  db: Database | Transaction,
  told: readonly ToldOrder[],
  now: number,
): Promise<void> => {
  if (told.length === 0) return;
  const kept = told.map(({ orderId, lines, progress }): Kept => {
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
    with told as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
        as t(id uuid, status text, is_owed boolean, due timestamptz, has_next_change boolean, progress jsonb)),
    -- In one order of rows, and before anything is counted: two that keep the same wait for each other.
    held as materialized (
      select o.id from orders o join told using (id) order by o.id for no key update of o),
    newer as (
      insert into order_progress as p (order_id, progress, told_at)
      select id, progress, ${at} from told join held using (id)
      on conflict (order_id) do update set progress = excluded.progress, told_at = excluded.told_at
        where p.told_at <= excluded.told_at
      returning order_id)
    update orders o set status = told.status, is_owed = told.is_owed, progress_due_at =
      case when told.due is null or told.has_next_change then told.due
        else greatest(told.due, ${at}::timestamptz + (${at}::timestamptz - o.ordered_at) / ${sql.lit(PAUSES_OF_AGE)}) end
    from told join newer on newer.order_id = told.id where o.id = told.id`.execute(db);
};

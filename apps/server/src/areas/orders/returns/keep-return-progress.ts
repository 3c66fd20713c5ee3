import { sql } from 'kysely';
import { type Database, type ReturnStatus, transaction } from '../../../db/index.ts';
import type { ReturnProgress } from '../../../gateways/erp/port.ts';
import { announceReturns } from '../../messages/index.ts';

/** Milliseconds after which an ERP is asked again that does not announce the next change. */
const PRESET_PAUSE_MS = 3_600_000;
/** Nothing is asked more often. */
const SHORTEST_PAUSE_MS = 60_000;

export interface ReportedReturn {
  id: string;
  progress: ReturnProgress;
}

interface Changed {
  id: string;
  order_id: string;
  contact_id: string;
  status: ReturnStatus;
}

const statusOf = ({ refusedAt, creditedAt, receivedAt }: ReturnProgress): ReturnStatus => {
  if (refusedAt !== undefined) return 'refused';
  if (creditedAt !== undefined) return 'credited';
  return receivedAt === undefined ? 'requested' : 'received';
};

const isOver = (status: ReturnStatus): boolean => status === 'credited' || status === 'refused';

const momentOf = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

const dueAt = ({ nextChange }: ReturnProgress, status: ReturnStatus, now: number): string | null => {
  if (isOver(status)) return null;
  return new Date(Math.max(nextChange ?? now + PRESET_PAUSE_MS, now + SHORTEST_PAUSE_MS)).toISOString();
};

/**
 * Stores the progress of returns that the ERP reported and notifies the buyer of each step. No step is taken back, and
 * what is credited or refused stays so. Of what was refused may be given back again, so the state of its order is
 * computed again. Three statements in one transaction, however many returns.
 */
export const saveReturnProgress = async (
  db: Database,
  reported: readonly ReportedReturn[],
  now: number,
): Promise<void> => {
  if (reported.length === 0) return;
  const rows = reported.map(({ id, progress }) => {
    const status = statusOf(progress);
    return {
      id,
      status,
      received: momentOf(progress.receivedAt),
      credited: momentOf(progress.creditedAt),
      refused: momentOf(progress.refusedAt),
      due: dueAt(progress, status, now),
    };
  });
  await transaction(db, async (tx) => {
    const moved = await sql<Changed & { was: ReturnStatus }>`
      with reported as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t(id uuid, status text, received timestamptz, credited timestamptz, refused timestamptz, due timestamptz)),
      -- In one order of rows: two that store progress of the same rows wait for each other.
      held as materialized (
        select r.id, r.status as was from return_orders r join reported using (id)
        where r.status in ('requested', 'received') order by r.id for no key update of r)
      update return_orders r set
        status = case when reported.status = 'requested' then held.was else reported.status end,
        received_at = coalesce(reported.received, r.received_at), credited_at = coalesce(reported.credited, r.credited_at),
        refused_at = coalesce(reported.refused, r.refused_at), progress_due_at = reported.due
      from reported join held using (id) where r.id = reported.id
      returning r.id, r.order_id, r.contact_id, r.status, held.was`.execute(tx);
    const changed = moved.rows.filter(({ status, was }) => status !== was);
    const refused = changed.filter(({ status }) => status === 'refused').map((each) => each.order_id);
    if (refused.length > 0) {
      await tx
        .updateTable('orders')
        .set({ progress_due_at: new Date(now) })
        .where('id', 'in', refused)
        .execute();
    }
    await announceReturns(
      tx,
      changed.map(({ id, order_id, contact_id, status }) => ({
        returnOrderId: id,
        orderId: order_id,
        contactId: contact_id,
        status,
      })),
    );
  });
};

import { type Selectable, sql } from 'kysely';
import type { Database, OrderUploadsTable, Transaction } from '../../../db/index.ts';

export type ClaimedUpload = Pick<
  Selectable<OrderUploadsTable>,
  'id' | 'created_by' | 'file_name' | 'content' | 'attempts' | 'quantity_column'
>;

/** Longer than a document is read or priced; whoever says nothing for so long is held to be dead. */
const LEASE_SECONDS = 60;

/** Until when whoever works at it is held to be alive. */
const lease = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::integer)`;

/** The upload that has waited longest, or whose process died, which nobody else takes meanwhile. One statement. */
export const claimUpload = async (db: Database): Promise<ClaimedUpload | undefined> => {
  const { rows } = await sql<ClaimedUpload>`
    update order_uploads set state = 'working', stage = 'reading', matched_count = 0, attempts = attempts + 1,
      leased_until = ${lease}
    where id = (
      select id from order_uploads where state in ('waiting', 'working') and leased_until <= clock_timestamp()
      order by created_at, id limit 1 for update skip locked)
    returning id, created_by, file_name, content, attempts, quantity_column`.execute(db);
  return rows[0];
};

/** It was stopped, or somebody else has taken it up. */
export class NoLongerOurs extends Error {
  override name = 'NoLongerOurs';
}

export type UploadChange = Partial<
  Pick<
    Selectable<OrderUploadsTable>,
    'state' | 'stage' | 'line_count' | 'matched_count' | 'content' | 'attempts' | 'ended_at'
  > & { fault: string; leased_until: Date }
>;

/** Writes how far an upload is, for as long as it is ours. @throws NoLongerOurs */
export const changeClaimed = async (
  db: Database | Transaction,
  { id, attempts }: ClaimedUpload,
  change: UploadChange,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('order_uploads')
    .set({ leased_until: lease, ...change })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NoLongerOurs('The upload is no longer ours');
};

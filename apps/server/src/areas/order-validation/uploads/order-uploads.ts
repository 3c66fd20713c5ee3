import type { OrderUpload } from '@grossist/contracts';
import { type Expression, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, OrderUploadsTable, Transaction } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { presentFault } from '../presenter/present-validation.ts';
import { keepable } from '../store/keepable.ts';

export type ClaimedUpload = Pick<
  Selectable<OrderUploadsTable>,
  'id' | 'created_by' | 'file_name' | 'content' | 'attempts' | 'quantity_column'
>;

/**
 * Longer than reading or pricing a document takes; a process that has not renewed its lease for so long is presumed
 * dead.
 */
const LEASE_SECONDS = 60;

/** The end of a lease that starts now. */
const lease = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::integer)`;

/**
 * Claims the upload that has waited longest, or whose lease expired; no other process can claim it at the same time.
 * One statement.
 */
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

type UploadChange = Partial<
  Pick<Selectable<OrderUploadsTable>, 'state' | 'stage' | 'line_count' | 'content' | 'attempts' | 'ended_at'> & {
    fault: string;
    leased_until: Date;
    matched_count: Expression<number>;
  }
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

interface FileToKeep {
  fileName: string;
  format: string;
  bytes: Uint8Array;
  quantityColumn?: number | undefined;
}

/** Stores a file until it is processed. @returns the upload's id */
export const keepUpload =
  (db: Database) =>
  async (contactId: string, { fileName, format, bytes, quantityColumn }: FileToKeep): Promise<string> => {
    const id = uuidv7();
    await db
      .insertInto('order_uploads')
      .values({
        id,
        created_by: contactId,
        file_name: keepable(fileName),
        format,
        quantity_column: quantityColumn ?? null,
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })
      .execute();
    return id;
  };

type Row = Omit<Selectable<OrderUploadsTable>, 'content'> & { validations: OrderUpload['Validations'] | null };

const MOST = 20;

/** Somebody's own uploads that are under way, or ended within the last hour; newest first. One query. [own-val-12] */
export const listUploads =
  (db: Database) =>
  async (contactId: string): Promise<OrderUpload[]> => {
    const { rows } = await sql<Row>`
      select u.id, u.file_name, u.format, u.created_at, u.state, u.stage, u.line_count, u.matched_count, u.fault, (
        select jsonb_agg(jsonb_build_object('ValidationId', v.id, 'OrderNumber', v.order_number,
          'LineCount', v.line_count, 'FaultCount', v.fault_count) order by v.order_index)
        from order_validations v where v.upload_id = u.id) as validations
      from order_uploads u
      where u.created_by = ${contactId} and (u.ended_at is null or u.ended_at > now() - interval '1 hour')
      order by u.created_at desc, u.id desc limit ${MOST}`.execute(db);
    return rows.map((row) => ({
      UploadId: row.id,
      FileName: row.file_name,
      // Detected from the first bytes when it was stored.
      Format: row.format as OrderUpload['Format'],
      CreatedAt: row.created_at.toISOString(),
      State: row.state,
      Stage: row.stage,
      LineCount: row.line_count,
      MatchedCount: row.matched_count,
      Fault: row.fault && presentFault(row.fault),
      Validations: row.validations ?? [],
    }));
  };

/**
 * Stops a caller's own upload and deletes it, or discards one that failed. One that is being written is
 * waited for: then it is done. [own-val-13]
 * @returns whether it was stopped @throws Failure 404
 */
export const stopUpload =
  (db: Database) =>
  async (contactId: string, uploadId: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('order_uploads')
      .where('id', '=', uploadId)
      .where('created_by', '=', contactId)
      .where('state', '<>', 'done')
      .executeTakeFirst();
    if (numDeletedRows > 0n) return true;
    const done = await db
      .selectFrom('order_uploads')
      .select('id')
      .where('id', '=', uploadId)
      .where('created_by', '=', contactId)
      .executeTakeFirst();
    if (done === undefined) throw notFound('upload');
    return false;
  };

import type { OrderUpload } from '@grossist/contracts';
import { type Selectable, sql } from 'kysely';
import type { Database, OrderUploadsTable } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { presentFault } from '../presenter/index.ts';

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
      // Told by the first bytes when it was kept.
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
 * Stops somebody's own upload, of which nothing is kept then, or puts one away that failed. One that is being written is
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

import { type Selectable, sql } from 'kysely';
import type { Database, DocumentsTable, Transaction } from '../../../../db/index.ts';

/** A document of at most so many lines is made at once, in the request. */
export const SMALL_LINES = 100;
/** Documents of one person that may wait or be made at a time. */
export const MOST_UNFINISHED = 20;
/** Days for which the company can open a file. Decisions, "PDF files". */
export const OPEN_DAYS = 30;
/** A document that failed or whose process died is made again once. */
export const MOST_ATTEMPTS = 2;
/** Lines of a report that are stored; the rest is counted. */
export const MOST_REPORT_LINES = 500;
/** Seconds after which a process that does not renew its lease is taken to be dead. */
const LEASE_SECONDS = 60;

export type ClaimedDocument = Pick<
  Selectable<DocumentsTable>,
  'id' | 'kind' | 'input' | 'attempts' | 'created_at' | 'created_by' | 'locale' | 'account_id'
>;

/** The document was cancelled, or another process makes it. */
export class DocumentTaken extends Error {
  override name = 'DocumentTaken';
}

export const lease = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::integer)`;

/** Claims the document that has waited longest, or whose process died. One statement; undefined when none waits. */
export const claimDocument = async (db: Database): Promise<ClaimedDocument | undefined> => {
  const { rows } = await sql<ClaimedDocument>`
    update documents set state = 'running', done_count = 0, attempts = attempts + 1, leased_until = ${lease}
    where id = (
      select id from documents where state in ('waiting', 'running') and leased_until <= clock_timestamp()
      order by created_at, id limit 1 for update skip locked)
    returning id, kind, input, attempts, created_at, created_by, locale, account_id`.execute(db);
  return rows[0];
};

type DocumentChange = Partial<
  Pick<
    Selectable<DocumentsTable>,
    'state' | 'done_count' | 'attempts' | 'fault' | 'file_hash' | 'report_rest' | 'ended_at' | 'leased_until'
  > & { report: string }
>;

/** Changes a claimed document and renews its lease. @throws DocumentTaken when the claim is lost */
export const changeClaimed = async (
  db: Database | Transaction,
  { id, attempts }: Pick<ClaimedDocument, 'id' | 'attempts'>,
  change: DocumentChange,
): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ leased_until: lease, ...change })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DocumentTaken('The document was cancelled or is made elsewhere');
};

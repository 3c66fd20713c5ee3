/** The queue of documents that are made in the background, and the files of finished ones. */

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Selectable, sql } from 'kysely';
import type { Database, DocumentsTable, Transaction } from '../../../db/index.ts';

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

const PART_BYTES = 1024 * 1024;

/**
 * Stores a file by its content, in parts of a megabyte, unless it is stored already. Locks the file's row, so that tidying
 * does not delete it before the transaction has ended. @returns the file's hash
 */
export const storeFile = async (tx: Transaction, content: Buffer): Promise<string> => {
  const hash = createHash('sha256').update(content).digest('hex');
  const { rows } = await sql<{ is_new: boolean }>`
    insert into document_files (hash, byte_count) values (${hash}, ${content.length})
    on conflict (hash) do update set used_at = now() returning xmax = 0 as is_new`.execute(tx);
  if (rows[0]?.is_new !== true) return hash;
  for (let part = 0; part * PART_BYTES < content.length; part += 1) {
    const piece = content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await tx.insertInto('document_file_parts').values({ hash, part, content: piece }).execute();
  }
  return hash;
};

async function* partsOf(db: Database, hash: string, partCount: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < partCount; part += 1) {
    const row = await db
      .selectFrom('document_file_parts')
      .select('content')
      .where('hash', '=', hash)
      .where('part', '=', part)
      .executeTakeFirstOrThrow();
    yield row.content;
  }
}

/** Returns a stored file as a stream that holds one part at a time. */
export const readFile = (db: Database, hash: string, byteCount: number): Readable =>
  Readable.from(partsOf(db, hash, Math.ceil(byteCount / PART_BYTES)), { objectMode: false });

const DOCUMENTS_AT_ONCE = 1000;
const FILES_AT_ONCE = 100;

/**
 * Deletes expired documents, and files that no document has. A file that a document takes at the same moment stays, since
 * taking it changes `used_at` under the row's lock.
 */
export const tidyDocuments = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from documents where id = any(array(
      select id from documents where expires_at < now() order by expires_at limit ${DOCUMENTS_AT_ONCE}
      for update skip locked))`.execute(db);
  await sql`
    delete from document_files where used_at < now() - interval '1 hour' and hash = any(array(
      select hash from document_files f
      where used_at < now() - interval '1 hour' and not exists (select from documents d where d.file_hash = f.hash)
      order by used_at limit ${FILES_AT_ONCE} for update skip locked))`.execute(db);
};

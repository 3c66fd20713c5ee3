import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../db/index.ts';

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

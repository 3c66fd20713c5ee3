/** Stores uploaded files in the database, in parts. */

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

/** Bytes of a part, except the last: large enough to be written quickly, small beside a process's memory. */
const PART_BYTES = 1024 * 1024;

/** Splits chunks of any size into parts of one size. */
async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    const gathered = Buffer.concat(pieces);
    const rest = bytes % PART_BYTES;
    for (let from = 0; from < bytes - rest; from += PART_BYTES) yield gathered.subarray(from, from + PART_BYTES);
    pieces = [gathered.subarray(bytes - rest)];
    bytes = rest;
  }
  if (bytes > 0) yield Buffer.concat(pieces);
}

/** Removes a file's parts. */
export const removeParts = async (db: Database, storedFile: string): Promise<void> => {
  await db.deleteFrom('import_upload_parts').where('stored_file', '=', storedFile).execute();
};

/**
 * Stores a file as it arrives, part by part, each committed by itself: an upload may take many minutes, for which no
 * transaction is held open. Leaves nothing when it fails. @returns the file's bytes
 */
export const storeParts = async (db: Database, storedFile: string, content: AsyncIterable<Buffer>): Promise<number> => {
  let part = 0;
  let bytes = 0;
  try {
    for await (const piece of inParts(content)) {
      await db.insertInto('import_upload_parts').values({ stored_file: storedFile, part, content: piece }).execute();
      part += 1;
      bytes += piece.length;
    }
    return bytes;
  } catch (error) {
    // Parts that can't be removed now are removed by the cleanup; the first error counts.
    await removeParts(db, storedFile).catch(() => undefined);
    throw error;
  }
};

async function* partsOf(db: Database, storedFile: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom('import_upload_parts')
      .select('content')
      .where('stored_file', '=', storedFile)
      .where('part', '=', part)
      .executeTakeFirst();
    if (row === undefined) return;
    yield row.content;
  }
}

/** Copies a file from the database into a folder, whole or not at all. @returns the copy's path */
export const copyParts = async (db: Database, storedFile: string, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, storedFile);
  await pipeline(partsOf(db, storedFile), createWriteStream(`${path}.part`, { mode: 0o600 }));
  await rename(`${path}.part`, path);
  return path;
};

/** Removes files whose upload was aborted a day ago, and those whose import has not finished for so many days. */
const tidyParts = async (db: Database, keptDays: number): Promise<void> => {
  await sql`
    with gone as (
      select p.stored_file from import_upload_parts p
      where p.part = 0 and (
        (p.received_at < now() - make_interval(days => ${keptDays}::integer) and not exists (
          select from import_runs r where r.stored_file = p.stored_file and r.outcome in ('waiting', 'running')))
        or (p.received_at < now() - interval '1 day' and not exists (
          select from import_runs r where r.stored_file = p.stored_file)))),
    forgotten as (
      update import_runs set stored_file = null where stored_file in (select stored_file from gone))
    delete from import_upload_parts where stored_file in (select stored_file from gone)`.execute(db);
};

interface TidyUploadsDeps {
  db: Database;
  folder: string;
  /** Days after which a file whose import has not finished is removed. */
  keptDays: number;
}

/** Extension of a copy that is not complete. */
const UNFINISHED = '.part';
const DAY = 24 * 60 * 60 * 1000;

const ageInDays = async (path: string): Promise<number> => {
  const { mtimeMs } = await stat(path);
  return (Date.now() - mtimeMs) / DAY;
};

/** Removes aborted uploads, and files whose import has not finished for so many days. */
export const tidyUploads = async ({ db, folder, keptDays }: TidyUploadsDeps): Promise<void> => {
  await tidyParts(db, keptDays);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age = await ageInDays(path).catch(() => 0);
    if (age < (name.endsWith(UNFINISHED) ? 1 : keptDays)) continue;
    const active = await db
      .selectFrom('import_runs')
      .select('id')
      .where('stored_file', '=', name)
      .where('outcome', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (active) continue;
    await db.updateTable('import_runs').set({ stored_file: null }).where('stored_file', '=', name).execute();
    await rm(path, { force: true });
  }
};

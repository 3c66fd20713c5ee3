/** The uploads of companies: stored, found and deleted; and the removal of contents that nothing refers to. */

import { randomBytes } from 'node:crypto';
import { type MediaType, mediaSlug } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, errorCode, type Transaction, transaction } from '../../../db/index.ts';
import {
  type MediaSize,
  type MediaStore,
  MediaUnavailable,
  type ReadMedia,
  type StoredMedia,
} from '../../../gateways/media/port.ts';
import { breaksRule, changedMeanwhile, mediaUnavailable, notFound } from '../../../http/failure.ts';
import type { ImageProcessor } from '../../../images/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type CleanFile, cleanFile, type UploadKind } from './clean-file.ts';

/**
 * Deletes a company's upload. Its content is removed by the next cleanup unless it is still referenced. [own-med-05]
 * @throws Failure 404 for an unknown upload and another company's
 */
export const deleteUpload =
  (db: Database) =>
  async (companyId: string, id: string): Promise<void> => {
    const gone = await db
      .deleteFrom('media_uploads')
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .where('url', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound('upload');
  };

/** Contents that one cleanup removes at most. */
const MOST_REMOVED = 500;

/**
 * Removes reservations of uploads that were never completed, and stored contents that nothing has referred to for a day.
 */
export const tidyMedia = async ({ db, store }: { db: Database; store: MediaStore }): Promise<void> => {
  await sql`delete from media_uploads where url is null and uploaded_at < now() - interval '1 hour'`.execute(db);
  const { rows } = await sql<{ hash: string; mime_type: MediaType }>`
    select c.hash, c.mime_type from media_contents c
    where c.stored_at < now() - interval '1 day'
      and not exists (select from media_uploads u where u.store_key = c.hash)
      and not exists (select from media_fetches f where f.store_key = c.hash)
    order by c.stored_at limit ${MOST_REMOVED}`.execute(db);
  for (const { hash, mime_type: mimeType } of rows) await store.remove({ key: hash, mimeType, url: '' });
};

export interface StoreUploadDeps {
  db: Database;
  store: MediaStore;
  images: ImageProcessor;
  /** Bytes of all files of a company at most. */
  companyBytes: number;
}

interface Upload {
  content: Buffer;
  kind: UploadKind;
  /** Name in the store, used once. */
  publicId: string;
}

const UNIQUE_VIOLATION = '23505';

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 / 1024);

/** Reserves space for an upload; uploads of a company are serialized, so that together they stay within its limit. */
const reserve = (
  { db, companyBytes }: StoreUploadDeps,
  { company, contactId }: Buyer,
  publicId: string,
  file: CleanFile,
): Promise<string> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`media of ${company.id}`}, 0))`.execute(tx);
    const { used } = await tx
      .selectFrom('media_uploads')
      .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('used'))
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    if (used + file.content.length > companyBytes)
      throw breaksRule(
        'media-space-used-up',
        `Your company's space of ${megabytes(companyBytes)} MB is used up. Delete files that are no longer needed`,
        'file',
      );
    const id = uuidv7();
    await tx
      .insertInto('media_uploads')
      .values({
        id,
        company_id: company.id,
        uploaded_by: contactId,
        public_id: publicId,
        mime_type: file.mimeType,
        bytes: file.content.length,
        width: file.size?.width ?? null,
        height: file.size?.height ?? null,
        store_key: null,
        url: null,
      })
      .execute();
    return id;
  });

/**
 * Checks, cleans and stores a company's file; a failure leaves nothing stored. Space is reserved first, since the store
 * may be another system. [med-02]
 * @throws Failure 409 when `publicId` was used before, 413, 422 with the reason, 429, 503
 */
export const storeUpload = (deps: StoreUploadDeps) => {
  const { db, store, images } = deps;
  const clean = cleanFile(images);
  const remove = (id: string) => db.deleteFrom('media_uploads').where('id', '=', id).execute();

  return async (buyer: Buyer, { content, kind, publicId }: Upload): Promise<StoredMedia> => {
    const file = await clean(content, kind);
    let id: string;
    try {
      id = await reserve(deps, buyer, publicId, file);
    } catch (error) {
      if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
      throw changedMeanwhile('This signature was used before. Ask for another one', 'signature-used');
    }
    try {
      const stored = await store.store({ ...file, publicId });
      await db
        .updateTable('media_uploads')
        .set({ store_key: stored.key, url: stored.url })
        .where('id', '=', id)
        .execute();
      return stored;
    } catch (error) {
      await remove(id);
      if (error instanceof MediaUnavailable) throw mediaUnavailable();
      throw error;
    }
  };
};

export interface CompanyMedia extends StoredMedia {
  id: string;
  bytes: number;
  /** Pixels; absent for what is no picture. */
  size?: { width: number; height: number };
}

/** Returns a company's own uploaded file by its address; undefined for an unknown address and another company's. One query. */
export const findCompanyMedia =
  (db: Database) =>
  async (companyId: string, url: string): Promise<CompanyMedia | undefined> => {
    const row = await db
      .selectFrom('media_uploads')
      .select(['id', 'store_key', 'mime_type', 'bytes', 'width', 'height'])
      .where('company_id', '=', companyId)
      .where('url', '=', url)
      .orderBy('uploaded_at', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    if (row?.store_key == null) return undefined;
    const { id, store_key: key, mime_type: mimeType, bytes, width, height } = row;
    return { id, key, mimeType, url, bytes, ...(width !== null && height !== null && { size: { width, height } }) };
  };

/**
 * Reads a company's own uploaded file by its address, as it was stored or as WebP in one of the sizes; undefined when
 * there is none. @throws MediaUnavailable
 */
export const readCompanyMedia = ({ db, store }: { db: Database; store: MediaStore }) => {
  const find = findCompanyMedia(db);
  return async (companyId: string, url: string, size?: MediaSize): Promise<ReadMedia | undefined> => {
    const media = await find(companyId, url);
    return media && store.read(media, size);
  };
};

/** Returns those of some addresses that are of pictures that the company uploaded. One query, however many. */
export const findCompanyPictures = async (
  db: Database | Transaction,
  companyId: string,
  urls: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('media_uploads')
    .select('url')
    .where('company_id', '=', companyId)
    .where('url', 'in', [...urls])
    .where('width', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ url }) => url ?? []));
};

/** Returns the folder of a company in the store. */
export const companyFolder = (companyId: string): string => `grossist/companies/${companyId}`;

/** Returns an unused name in a company's folder for a file's name. */
export const newPublicId = (companyId: string, fileName: string): string =>
  `${companyFolder(companyId)}/${mediaSlug(fileName)}-${randomBytes(9).toString('hex')}`;

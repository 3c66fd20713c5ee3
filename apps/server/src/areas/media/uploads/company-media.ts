import { randomBytes } from 'node:crypto';
import { mediaSlug } from '@grossist/domain';
import type { Database, Transaction } from '../../../db/index.ts';
import type { MediaSize, MediaStore, ReadMedia, StoredMedia } from '../../../gateways/media/port.ts';

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

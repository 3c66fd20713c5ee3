import type { MediaType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

export interface ListedUpload {
  id: string;
  public_id: string;
  url: string;
  mime_type: MediaType;
  bytes: number;
  uploaded_at: Date;
  uploaded_by_name: string | null;
}

export interface ListedUploads {
  uploads: readonly ListedUpload[];
  total: number;
  bytesUsed: number;
}

/** Lists a page of a company's uploads, newest first, with the space that all of them take. Two queries. [own-med-04] */
export const listUploads =
  (db: Database) =>
  async (companyId: string, page: { number: number; size: number }): Promise<ListedUploads> => {
    const [{ rows }, sums] = await Promise.all([
      sql<ListedUpload>`
        select u.id, u.public_id, u.url, u.mime_type, u.bytes, u.uploaded_at, c.name as uploaded_by_name
        from media_uploads u left join contacts c on c.id = u.uploaded_by
        where u.company_id = ${companyId} and u.url is not null
        order by u.uploaded_at desc, u.id limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db),
      sql<{ total: number; bytes_used: number }>`
        select count(*)::int as total, coalesce(sum(bytes), 0)::float8 as bytes_used
        from media_uploads where company_id = ${companyId} and url is not null`.execute(db),
    ]);
    const [sum] = sums.rows;
    return { uploads: rows, total: sum?.total ?? 0, bytesUsed: sum?.bytes_used ?? 0 };
  };

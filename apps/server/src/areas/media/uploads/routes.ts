import { deleteMediaUpload, listMediaUploads, signMediaUpload } from '@grossist/contracts';
import type { MediaType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { signUploadOf } from './signing.ts';
import { deleteUpload } from './stored-uploads.ts';

interface ListedUpload {
  id: string;
  public_id: string;
  url: string;
  mime_type: MediaType;
  bytes: number;
  uploaded_at: Date;
  uploaded_by_name: string | null;
}

interface ListedUploads {
  uploads: readonly ListedUpload[];
  total: number;
  bytesUsed: number;
}

/** Lists a page of a company's uploads, newest first, with the space that all of them take. Two queries. [own-med-04] */
const listUploads =
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

interface MediaRouteDeps {
  db: Database;
  store: MediaStore;
  /** Bytes of all files of a company at most. */
  companyBytes: number;
  now?: () => number;
}

export const mediaRoutes = ({ db, store, companyBytes, now = Date.now }: MediaRouteDeps): readonly Answer[] => {
  const sign = signUploadOf(store, now);
  const list = listUploads(db);
  const remove = deleteUpload(db);
  return [
    answerBuyer(signMediaUpload, async ({ query }, { company }) => {
      const { publicId, folder, signature, timestamp } = await sign(company.id, query.MediaName);
      return { PublicId: publicId, Folder: folder, Signature: signature, Timestamp: timestamp };
    }),
    answerBuyer(listMediaUploads, async ({ query }, { company }) => {
      const page = { number: query.PageNumber, size: query.PageSize };
      const { uploads, total, bytesUsed } = await list(company.id, page);
      return {
        Uploads: uploads.map((row) => ({
          MediaId: row.id,
          PublicId: row.public_id,
          Url: row.url,
          MimeType: row.mime_type,
          Bytes: row.bytes,
          UploadedAt: row.uploaded_at.toISOString(),
          UploadedBy: row.uploaded_by_name ?? '',
        })),
        Total: total,
        BytesUsed: bytesUsed,
        BytesAllowed: companyBytes,
      };
    }),
    answerBuyer(deleteMediaUpload, async ({ params }, { company }) => {
      await remove(company.id, params.id);
      return { ok: true as const };
    }),
  ];
};

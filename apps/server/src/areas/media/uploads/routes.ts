import { deleteMediaUpload, listMediaUploads, signMediaUpload } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { type Answer, answerBuyer } from '../../../http/answer.ts';
import { deleteUpload } from './delete-upload.ts';
import { listUploads } from './list-uploads.ts';
import { signUploadOf } from './signing.ts';

export interface MediaRouteDeps {
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

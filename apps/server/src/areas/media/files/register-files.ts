import { getMediaFile } from '@grossist/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import {
  MEDIA_SIZES,
  type MediaSize,
  type MediaStore,
  MediaUnavailable,
  type StoredMedia,
} from '../../../gateways/media/port.ts';
import { attachment } from '../../../http/download.ts';
import { mediaUnavailable, notFound, tooMany } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import { type FindSession, visitOf } from '../../../http/visit.ts';
import { ImagesBusy } from '../../../images/index.ts';
import { isBuyer } from '../../identity/index.ts';
import { hasEntityTag } from '../picture-response.ts';

interface FoundFile extends StoredMedia {
  /** Whether it belongs to a material, which anybody may see. */
  isPublic: boolean;
}

/**
 * Finds a stored file by the hash of its content: one of a material for anybody, an upload for its company. One query.
 */
const findFile =
  (db: Database) =>
  async (hash: string, companyId: string | undefined): Promise<FoundFile | undefined> => {
    const { rows } = await sql<FoundFile>`
      (select store_key as key, url, mime_type as "mimeType", true as "isPublic" from media_fetches
       where hash = ${hash} and state = 'stored' limit 1)
      union all
      (select store_key, url, mime_type, false from media_uploads
       where store_key = ${hash} and url is not null and company_id = ${companyId ?? null}::uuid limit 1)`.execute(db);
    return rows[0];
  };

interface MediaFileDeps {
  db: Database;
  store: MediaStore;
  findSession: FindSession;
}

const FILE_POLICY = "default-src 'none'; sandbox";
/** Without `sandbox`, in which a browser's PDF viewer does not start. */
const PDF_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'";

const NAME = /^([0-9a-f]{64})(?:-(\d{3})\.webp|\.(?:jpg|png|csv|pdf))$/;
const BUSY_SECONDS = 5;

interface Wanted {
  key: string;
  size: MediaSize | undefined;
}

/** Reads the name of a file: its key and, of a picture, its size. */
const wantedOf = (file: string): Wanted | undefined => {
  const [, key, digits] = NAME.exec(file) ?? [];
  if (key === undefined) return undefined;
  const size = MEDIA_SIZES.find((each) => String(each) === digits);
  return digits !== undefined && size === undefined ? undefined : { key, size };
};

/**
 * Serves stored files: those of materials to anybody, uploads to their company. The content of an
 * address never changes. [own-med-06]
 */
export const registerMediaFiles = (app: FastifyInstance, { db, store, findSession }: MediaFileDeps): void => {
  const find = findFile(db);

  const companyOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const { visitor } = await visitOf(request, findSession, false);
    return isBuyer(visitor) ? visitor.company.id : undefined;
  };

  const read = async (found: FoundFile, size: MediaSize | undefined) => {
    try {
      return await store.read(found, size);
    } catch (error) {
      if (error instanceof ImagesBusy) throw tooMany('Too many pictures are being processed', BUSY_SECONDS);
      if (error instanceof MediaUnavailable) throw mediaUnavailable();
      throw error;
    }
  };

  const serve = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const wanted = wantedOf(request.params.file);
    if (wanted === undefined) throw notFound('file');
    const found = await find(wanted.key, await companyOf(request));
    if (found === undefined) throw notFound('file');
    const etag = `"${request.params.file}"`;
    reply
      .header('etag', etag)
      .header('cache-control', `${found.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`)
      .header('content-security-policy', found.mimeType === 'application/pdf' ? PDF_POLICY : FILE_POLICY);
    if (hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const file = await read(found, wanted.size);
    if (file === undefined) throw notFound('file');
    if (file.mimeType === 'text/csv') reply.header('content-disposition', attachment('', 'table', 'csv'));
    return reply.type(file.mimeType).send(file.content);
  };

  app.route<{ Params: { file: string } }>({ ...routeOf(getMediaFile), handler: serve });
};

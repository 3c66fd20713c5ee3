import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { StoredMedia } from '../../../gateways/media/port.ts';

export interface FoundFile extends StoredMedia {
  /** Whether it belongs to a material, which anybody may see. */
  isPublic: boolean;
}

/**
 * Finds a stored file by the hash of its content: one of a material for anybody, an upload for its company. One query.
 */
export const findFile =
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

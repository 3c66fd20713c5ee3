import type { MediaType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

export interface FoundFile {
  mimeType: MediaType;
  /** Whether it belongs to a material, which anybody may see. */
  isPublic: boolean;
}

/** Finds a stored file by its key as far as anybody, or somebody of the company, may see it. One query. */
export const findFile =
  (db: Database) =>
  async (key: string, companyId: string | undefined): Promise<FoundFile | undefined> => {
    const { rows } = await sql<{ mime_type: MediaType; is_public: boolean }>`
      select mime_type, false as is_public from media_uploads
      where store_key = ${key} and url is not null and company_id = ${companyId ?? null}::uuid
      limit 1`.execute(db);
    const row = rows[0];
    return row && { mimeType: row.mime_type, isPublic: row.is_public };
  };

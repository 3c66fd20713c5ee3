import type { MediaType } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { MediaStore } from '../../../gateways/media/port.ts';
import { notFound } from '../../../http/failure.ts';

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

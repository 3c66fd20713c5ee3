import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

/**
 * Deletes a company's upload. Its content is removed by the next tidying unless something else refers to it. [own-med-05]
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

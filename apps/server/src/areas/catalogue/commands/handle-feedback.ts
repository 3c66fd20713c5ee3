import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';

/** Marks feedback as handled, or not. @throws Failure 404 */
export const handleFeedback =
  (db: Database) =>
  async (id: string, isHandled: boolean): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable('variation_feedback')
      .set({ is_handled: isHandled })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound('feedback');
  };

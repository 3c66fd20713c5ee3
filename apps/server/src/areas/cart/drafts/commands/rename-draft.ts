import { isValidCartName } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import { notFound } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';

/**
 * Gives a draft another name; an empty one changes nothing and is told. One statement.
 * @throws Failure 404 for what is no draft of the buyer's
 */
export const renameDraft =
  (db: Database) =>
  async (buyer: Buyer, draftId: string, name: string): Promise<{ isNameInvalid: boolean }> => {
    const isNameInvalid = !isValidCartName(name);
    const found = await db
      .updateTable('carts')
      .set(
        isNameInvalid ? { name: sql`name` } : { name: name.trim(), version: sql`version + 1`, changed_at: sql`now()` },
      )
      .where('id', '=', draftId)
      .where('contact_id', '=', buyer.contactId)
      .where('status', '=', 'Draft')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (found.numUpdatedRows === 0n) throw notFound('draft of yours');
    return { isNameInvalid };
  };

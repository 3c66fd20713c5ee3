import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';

/** Forgets an address used before, on whichever account of the buyer. [adr-04] @throws Failure 404 for another's */
export const deleteLatestAddress =
  (db: Database) =>
  async (buyer: Buyer, id: string): Promise<void> => {
    const gone = await db
      .deleteFrom('latest_addresses')
      .where('id', '=', id)
      .where('contact_id', '=', buyer.contactId)
      .returning('id')
      .executeTakeFirst();
    if (gone === undefined) throw notFound('address');
  };

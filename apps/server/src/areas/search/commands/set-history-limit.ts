import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';

/** How many searches are remembered of somebody; those beyond it are forgotten at once. */
export const setHistoryLimit =
  (db: Database) =>
  (contactId: string, limit: number): Promise<void> =>
    transaction(db, async (tx) => {
      await tx.updateTable('contacts').set({ search_history_limit: limit }).where('id', '=', contactId).execute();
      await sql`
        delete from search_history where contact_id = ${contactId} and key not in (
          select key from search_history where contact_id = ${contactId} order by searched_at desc limit ${limit})`.execute(
        tx,
      );
    });

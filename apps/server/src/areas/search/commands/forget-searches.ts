import type { Database } from '../../../db/index.ts';

/** Forgets what somebody searched for. */
export const forgetSearches =
  (db: Database) =>
  async (contactId: string): Promise<void> => {
    await db.deleteFrom('search_history').where('contact_id', '=', contactId).execute();
  };

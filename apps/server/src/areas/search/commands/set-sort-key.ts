import type { SortKey } from '@grossist/search-index';
import type { Database } from '../../../db/index.ts';

/** The order that somebody's searches have where they name none. [sea-08] */
export const setSortKey =
  (db: Database) =>
  async (contactId: string, sortKey: SortKey): Promise<void> => {
    await db.updateTable('contacts').set({ sort_key: sortKey }).where('id', '=', contactId).execute();
  };

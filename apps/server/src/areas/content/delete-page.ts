import { type Database, transaction } from '../../db/index.ts';
import { forgetPageTexts } from './pages/page-texts.ts';
import { lockSeen, type PageTable } from './seen-page.ts';

/** Deletes a page that an editor saw; it is no longer found. @throws Failure 404, 409 */
export const deletePageOf =
  (db: Database, table: PageTable) =>
  (id: string, seenVersion: number): Promise<void> =>
    transaction(db, async (tx) => {
      await lockSeen(tx, table, id, seenVersion);
      await forgetPageTexts(tx, id);
      await tx.deleteFrom(table).where('id', '=', id).execute();
    });

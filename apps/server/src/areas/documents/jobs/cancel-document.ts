import { type Database, transaction } from '../../../db/index.ts';
import { notAllowed } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type DocumentRow, findDocument } from './find-documents.ts';

/**
 * Cancels a document of the buyer's own that waits or is being made; one that has ended stays as it is. The process that
 * makes it notices within seconds, and stores nothing of it. [own-doc-03]
 * @throws Failure 404 for another company's, 403 for a colleague's
 */
export const cancelDocument =
  (db: Database) =>
  (buyer: Buyer, id: string): Promise<DocumentRow> =>
    transaction(db, async (tx) => {
      await tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute();
      const document = await findDocument(tx, buyer, id);
      if (document.created_by !== buyer.contactId) throw notAllowed('Only the person who asked for it can cancel it');
      if (document.state !== 'waiting' && document.state !== 'running') return document;
      await tx
        .updateTable('documents')
        .set({ state: 'cancelled', ended_at: new Date() })
        .where('id', '=', id)
        .execute();
      return findDocument(tx, buyer, id);
    });

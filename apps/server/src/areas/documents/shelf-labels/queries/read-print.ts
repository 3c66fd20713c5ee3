import { labelStockOf } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../../db/index.ts';
import type { MediaStore } from '../../../../gateways/media/port.ts';
import { notFound } from '../../../../http/failure.ts';
import type { Buyer } from '../../../identity/index.ts';
import { loadMaterialPictures } from '../../../media/index.ts';
import type { ShelfLabelPrint } from '../shelf-label-document.ts';

export interface ReadPrintDeps {
  db: Database;
  store: MediaStore;
}

/**
 * Returns labels that the buyer prepared within a day, with their pictures. At most two queries, and the
 * store's reads.
 * @throws Failure 404 for those of somebody else, and for older ones
 */
export const readPrint = (deps: ReadPrintDeps) => {
  const { db } = deps;
  const picturesOf = loadMaterialPictures(deps);
  return async (buyer: Buyer, id: string): Promise<ShelfLabelPrint> => {
    const row = await db
      .selectFrom('label_prints')
      .select('print')
      .where('id', '=', id)
      .where('contact_id', '=', buyer.contactId)
      .where('company_id', '=', buyer.company.id)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirst();
    const stock = row && labelStockOf(row.print.product);
    if (row === undefined || stock === undefined) throw notFound('prepared labels');
    const { print } = row;
    const numbers = print.labels.map(({ label }) => label.sapMaterialNumber);
    const pictures = print.design === 'picture' ? await picturesOf(numbers) : new Map();
    return { ...print, stock, pictures };
  };
};

/** Rows of one round; the rest goes with the next ones. */
const AT_ONCE = 1000;

/** Deletes prepared labels that can't be opened any more. */
export const tidyLabelPrints = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from label_prints where id = any(array(
      select id from label_prints where created_at < now() - interval '1 day'
      order by created_at limit ${AT_ONCE} for update skip locked))`.execute(db);
};

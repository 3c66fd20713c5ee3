import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type CatalogueLimits, RESTORABLE_DAYS } from '../limits.ts';
import { BASKET, type CatalogueRow, findCatalogue, lockCatalogue, touchCatalogue } from '../policy.ts';
import { lockRoomForCatalogue } from './create-catalogue.ts';

/** Marks a locked catalog as deleted, so that it can be restored. One statement, so that followers get one event. */
export const markDeleted = async (tx: Transaction, buyer: Buyer, { id }: CatalogueRow): Promise<void> => {
  await sql`
    update pdf_catalogues
    set version = version + 1, modified_at = now(), modified_by = ${buyer.contactId}, deleted_at = now()
    where id = ${id}`.execute(tx);
};

/** Whether a catalog has lines, those that are hidden from the buyer included. One query. */
export const hasLines = async (tx: Transaction, { id }: CatalogueRow): Promise<boolean> => {
  const { rows } = await sql`
    select from pdf_catalogue_lines where catalogue_id = ${id} and removed_at is null limit 1`.execute(tx);
  return rows.length > 0;
};

/**
 * Deletes a catalog or the basket so that it can be restored. Returns its id; undefined for a basket that does not exist.
 * Three statements. [pdf-09]
 * @throws Failure 404, 403 for a catalog by punchout
 */
export const deleteCatalogue =
  (db: Database) =>
  (buyer: Buyer, catalogueId: string): Promise<string | undefined> =>
    transaction(db, async (tx) => {
      if (catalogueId === BASKET && (await findCatalogue(tx, buyer, BASKET)) === undefined) return undefined;
      const catalogue = await lockCatalogue(tx, buyer, catalogueId);
      await markDeleted(tx, buyer, catalogue);
      return catalogue.id;
    });

/** Makes room for a basket that is restored: an empty one goes. @throws Failure 409 `basket-not-empty` */
const giveUpEmptyBasket = async (tx: Transaction, buyer: Buyer): Promise<void> => {
  const present = await lockCatalogue(tx, buyer, BASKET);
  if (await hasLines(tx, present)) {
    throw changedMeanwhile('Something was put into another basket since: save or empty it first', 'basket-not-empty');
  }
  await tx.deleteFrom('pdf_catalogues').where('id', '=', present.id).execute();
};

/**
 * Restores a catalog or basket that was deleted within the last 30 days; one that is not deleted stays as it is.
 * [own-pdf-07]
 * @throws Failure 404 for another company's and a colleague's basket, 403 for a catalog by punchout, 409
 * `basket-not-empty`, 422 `too-many-catalogs`
 */
export const restoreCatalogue =
  (db: Database, limits: CatalogueLimits) =>
  (buyer: Buyer, id: string): Promise<void> =>
    transaction(db, async (tx) => {
      const { rows } = await sql<{ basket_of: string | null; is_deleted: boolean }>`
        select basket_of, deleted_at is not null as is_deleted from pdf_catalogues
        where id = ${id} and company_id = ${buyer.company.id} and (basket_of is null or basket_of = ${buyer.contactId})
          and (deleted_at is null or deleted_at > now() - ${RESTORABLE_DAYS} * interval '1 day')`.execute(tx);
      const [found] = rows;
      if (found === undefined) throw notFound('deleted catalog');
      if (!found.is_deleted) return;
      if (found.basket_of === null) await lockRoomForCatalogue(tx, buyer, limits);
      else await giveUpEmptyBasket(tx, buyer);
      await tx.updateTable('pdf_catalogues').set({ deleted_at: null }).where('id', '=', id).execute();
      await touchCatalogue(tx, buyer, id);
    });

/** Changes, deletes and restores catalogs. */

import { sql } from 'kysely';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';
import { breaksRule, changedMeanwhile, notFound } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import {
  BASKET,
  type CatalogueLimits,
  type CatalogueRow,
  findCatalogue,
  lockCatalogue,
  RESTORABLE_DAYS,
  requireSeen,
  touchCatalogue,
} from '../policy.ts';
import { type CurrentSettings, columnsOfSettings, type SentSettings } from '../settings.ts';
import { lockRoomForCatalogue } from './create-catalogue.ts';

interface CatalogueChange {
  settings: SentSettings;
  /** Whether the logo changes: to the one sent, else to the default logo of the company. */
  updatesLogo: boolean;
  /** Version that the caller saw; undefined: not compared. */
  seen: number | undefined;
}

/**
 * Changes settings of a catalog or the basket. At most eight statements. [pdf-04] [pdf-21]
 * @throws Failure 403 for punchout and net prices without the right to see them, 404 for the catalog and another's account
 * or project, 409 for a stale version, 422 `update-logo`, `foreign-media`, `project-without-account`
 */
export const changeCatalogue =
  (db: Database) =>
  (buyer: Buyer, catalogueId: string, { settings, updatesLogo, seen }: CatalogueChange): Promise<void> =>
    transaction(db, async (tx) => {
      if (!updatesLogo && settings.logoUrl !== undefined) {
        throw breaksRule('update-logo', 'The logo changes with updateLogo=true alone', 'logoUrl');
      }
      const locked = await lockCatalogue(tx, buyer, catalogueId);
      requireSeen(seen, locked.version);
      const { rows } = await sql<CurrentSettings>`
        select price_options, account_id, project_number, cover_image_url, introduction_image_url, logo_url
        from pdf_catalogues where id = ${locked.id}`.execute(tx);
      const sent = updatesLogo ? { ...settings, logoUrl: settings.logoUrl ?? '' } : settings;
      const columns = await columnsOfSettings(tx, buyer, sent, rows[0]);
      await tx
        .updateTable('pdf_catalogues')
        .set({ ...columns, modified_by: buyer.contactId })
        .where('id', '=', locked.id)
        .execute();
      await touchCatalogue(tx, buyer, locked.id);
    });

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

/** Months after which an unchanged basket is purged. */
const BASKET_MONTHS = 12;
/** Rows of one round; the rest goes with the next ones. */
const AT_ONCE = 5000;
const CATALOGUES_AT_ONCE = 100;

/**
 * Purges catalogs and lines that can't be restored any more, and baskets that were not changed for a year or whose owner
 * left the company.
 */
export const tidyCatalogues = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from pdf_catalogues where id = any(array(
      select id from pdf_catalogues where deleted_at < now() - ${RESTORABLE_DAYS} * interval '1 day'
      order by deleted_at limit ${CATALOGUES_AT_ONCE} for update skip locked))`.execute(db);
  await sql`
    delete from pdf_catalogues where id = any(array(
      select b.id from pdf_catalogues b join contacts p on p.id = b.basket_of
      where b.modified_at < now() - ${BASKET_MONTHS} * interval '1 month' or p.company_id is distinct from b.company_id
      limit ${CATALOGUES_AT_ONCE} for update of b skip locked))`.execute(db);
  await sql`
    delete from pdf_catalogue_lines where (catalogue_id, sap_material_number) in (
      select catalogue_id, sap_material_number from pdf_catalogue_lines
      where removed_at < now() - ${RESTORABLE_DAYS} * interval '1 day'
      order by removed_at limit ${AT_ONCE} for update skip locked)`.execute(db);
};

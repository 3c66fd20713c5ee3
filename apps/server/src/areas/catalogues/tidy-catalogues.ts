import { sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import { RESTORABLE_DAYS } from './limits.ts';

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

import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { type CatalogueLimits, RESTORABLE_DAYS } from '../limits.ts';
import { lockCatalogue, touchCatalogue, visibleLine } from '../policy.ts';

export interface ChangedCount {
  count: number;
  version: number;
}

/**
 * Removes lines so that they can be restored; those that are not there or are hidden are no error. Three statements at
 * most. [pdf-08] [own-pdf-03]
 * @throws Failure 404 for the catalog, 403
 */
export const removeLines =
  (db: Database) =>
  (buyer: Buyer, catalogueId: string, numbers: readonly string[]): Promise<ChangedCount> =>
    transaction(db, async (tx) => {
      const catalogue = await lockCatalogue(tx, buyer, catalogueId);
      const { rows } = await sql`
        update pdf_catalogue_lines l set removed_at = now() from materials m
        where l.catalogue_id = ${catalogue.id} and l.sap_material_number = any(${[...numbers]}::text[])
          and m.sap_material_number = l.sap_material_number and ${visibleLine(buyer)}
        returning l.sap_material_number`.execute(tx);
      const count = rows.length;
      return { count, version: count === 0 ? catalogue.version : await touchCatalogue(tx, buyer, catalogue.id) };
    });

/**
 * Restores removed lines with their note and place; those that are there, or were removed more than 30 days ago, are left
 * out. Four statements at most. [own-pdf-04]
 * @throws Failure 404 for the catalog, 403, 422 `catalog-full`, and then none is restored
 */
export const restoreLines =
  (db: Database, limits: CatalogueLimits) =>
  (buyer: Buyer, catalogueId: string, numbers: readonly string[]): Promise<ChangedCount> =>
    transaction(db, async (tx) => {
      const catalogue = await lockCatalogue(tx, buyer, catalogueId);
      const { rows } = await sql`
        update pdf_catalogue_lines set removed_at = null
        where catalogue_id = ${catalogue.id} and sap_material_number = any(${[...numbers]}::text[])
          and removed_at > now() - ${RESTORABLE_DAYS} * interval '1 day'
        returning sap_material_number`.execute(tx);
      if (rows.length === 0) return { count: 0, version: catalogue.version };
      const counted = await sql<{ count: number }>`
        select count(*) as count from pdf_catalogue_lines
        where catalogue_id = ${catalogue.id} and removed_at is null`.execute(tx);
      if ((counted.rows[0]?.count ?? 0) > limits.lines) {
        throw breaksRule('catalog-full', `A catalog has at most ${limits.lines} lines`);
      }
      return { count: rows.length, version: await touchCatalogue(tx, buyer, catalogue.id) };
    });

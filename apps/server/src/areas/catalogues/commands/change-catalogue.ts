import { sql } from 'kysely';
import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import type { Buyer } from '../../identity/index.ts';
import { lockCatalogue, requireSeen, touchCatalogue } from '../policy.ts';
import { type CurrentSettings, columnsOfSettings, type SentSettings } from '../settings.ts';

export interface CatalogueChange {
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

import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Person } from '../../../visitors/index.ts';

export type Preferences = Partial<
  Pick<Person, 'preferredArticleNumber' | 'isCableCutPopupEnabled' | 'emailPermission' | 'defaultOrderName' | 'density'>
> & { neverShowAgainGuideTypes?: readonly string[] };

/** Saves the preferences that are given, and leaves the others. One statement. [own-ctx-01] */
export const savePreferences =
  (db: Database) =>
  async (contactId: string, given: Preferences): Promise<void> => {
    await db
      .updateTable('contacts')
      .set({
        preferred_article_number: given.preferredArticleNumber,
        is_cable_cut_popup_enabled: given.isCableCutPopupEnabled,
        email_permission: given.emailPermission,
        default_order_name: given.defaultOrderName,
        density: given.density,
        never_show_again_guide_types: given.neverShowAgainGuideTypes && [...new Set(given.neverShowAgainGuideTypes)],
      })
      .where('id', '=', contactId)
      .execute();
  };

const MOST_GUIDES = 100;

/** Hides a guide for a person permanently; idempotent. Stores the latest hundred. [ctx-03] */
export const hideGuide =
  (db: Database) =>
  async (contactId: string, guideType: string): Promise<void> => {
    await sql`
      update contacts set never_show_again_guide_types =
        (array[${guideType}] || never_show_again_guide_types)[:${sql.lit(MOST_GUIDES)}]
      where id = ${contactId} and not never_show_again_guide_types @> array[${guideType}]`.execute(db);
  };

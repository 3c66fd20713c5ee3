import type { getLandingPageSettings, OperationOutput } from '@grossist/contracts';
import type { Database } from '../../../db/index.ts';
import { referenceOf } from '../../catalogue/index.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { type LandingType, landingUrl } from './landing-url.ts';

/** Every landing page for editors, the latest change first. One query. */
export const listLandingPages = (db: Database) => {
  const referenceNow = referenceOf(db);
  return async (
    { query, page, pageSize }: SettingsWanted,
    type: LandingType | undefined,
  ): Promise<OperationOutput<typeof getLandingPageSettings>> => {
    const reference = await referenceNow();
    const rows = await db
      .selectFrom('landing_pages')
      .selectAll()
      .select(totalOfAll.as('total'))
      .where(mentions(query, 'key'))
      .$if(type !== undefined, (chosen) => chosen.where('type', '=', type ?? 'custom'))
      .orderBy('modified_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset(firstOfPage({ page, pageSize }))
      .execute();
    return {
      PageItems: rows.map((row) => ({
        Id: row.id,
        Type: row.type,
        Key: row.key,
        Title: row.titles,
        Introduction: row.introductions,
        HeroImageUrl: row.hero_image_url,
        HeroText: row.hero_texts,
        HeroLinkUrl: row.hero_link_url,
        BlockIds: row.block_ids,
        IsPublished: row.is_published,
        Url: landingUrl(row.type, row.key, reference) ?? '',
        Version: row.version,
        ModifiedAt: row.modified_at.toISOString(),
        ModifiedBy: row.modified_by,
      })),
      TotalItems: rows[0]?.total ?? 0,
    };
  };
};

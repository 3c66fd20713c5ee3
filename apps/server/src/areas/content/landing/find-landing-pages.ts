import type { getLandingPageSettings, LandingPage, OperationOutput } from '@grossist/contracts';
import { textIn } from '@grossist/domain';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import type { CatalogueAccess, CatalogueReader } from '../../catalogue/index.ts';
import { showBlocks } from '../blocks/show-blocks.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { type LandingType, landingUrl } from './save-landing-page.ts';

/** Lists all landing pages for editors, the latest change first. One query. */
export const listLandingPages = ({ db, catalogue }: CatalogueAccess) => {
  const referenceNow = catalogue.reference;
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

interface LandingPageWanted {
  type: LandingType;
  key: string;
  withDrafts: boolean;
}

/** Shows a landing page with its blocks; null when it or its subject does not exist. At most four queries. */
export const showLandingPage = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  const blocksOf = showBlocks({ db, catalogue }, search);
  return async ({ type, key, withDrafts }: LandingPageWanted, reader: CatalogueReader): Promise<LandingPage | null> => {
    const row = await db
      .selectFrom('landing_pages')
      .selectAll()
      .where('type', '=', type)
      .where('key', '=', key)
      .$if(!withDrafts, (query) => query.where('is_published', '=', true))
      .executeTakeFirst();
    const url = landingUrl(type, key, await referenceNow());
    if (row === undefined || url === undefined) return null;
    const { language } = reader;
    const title = textIn(row.titles, language);
    return {
      Type: row.type,
      Key: row.key,
      Title: title?.text ?? '',
      Introduction: textIn(row.introductions, language)?.text ?? '',
      Language: title === undefined || title.language === language ? '' : title.language,
      HeroImageUrl: row.hero_image_url,
      HeroText: textIn(row.hero_texts, language)?.text ?? '',
      HeroLinkUrl: row.hero_link_url,
      Url: url,
      IsPublished: row.is_published,
      Blocks: await blocksOf(row.block_ids, reader),
    };
  };
};

import type { ContentPage, getPageSettings, getPages, OperationOutput } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { firstOfPage, mentions, type SettingsWanted, totalOfAll } from '../settings-list.ts';
import { pageUrl } from './save-page.ts';
import { textBlocks } from './text-blocks.ts';

/** Finds a page in the reader's language; drafts only when requested. One query. @throws Failure 404 */
export const findPage =
  (db: Database) =>
  async (slug: string, language: Language, withDrafts: boolean): Promise<ContentPage> => {
    const row = await db
      .selectFrom('pages')
      .selectAll()
      .where('slug', '=', slug)
      .$if(!withDrafts, (query) => query.where('is_published', '=', true))
      .executeTakeFirst();
    if (row === undefined) throw notFound('page');
    const title = textIn(row.titles, language);
    return {
      Slug: row.slug,
      Kind: row.kind,
      Title: title?.text ?? row.slug,
      Introduction: textIn(row.introductions, language)?.text ?? '',
      Language: title === undefined || title.language === language ? '' : title.language,
      Blocks: textBlocks(textIn(row.bodies, language)?.text ?? ''),
      Url: pageUrl(row.slug),
      IsPublished: row.is_published,
      ModifiedAt: row.modified_at.toISOString(),
    };
  };

interface PageListWanted {
  kind: 'help' | 'guide' | undefined;
  page: number;
  pageSize: number;
}

/** Lists the published pages by kind and position. One query. */
export const listPages =
  (db: Database) =>
  async ({ kind, page, pageSize }: PageListWanted, language: Language): Promise<OperationOutput<typeof getPages>> => {
    const rows = await db
      .selectFrom('pages')
      .select(['slug', 'kind', 'titles'])
      .select(totalOfAll.as('total'))
      .where('is_published', '=', true)
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'help'))
      .orderBy(sql`kind = 'guide'`)
      .orderBy('position')
      .orderBy('slug')
      .limit(pageSize)
      .offset(firstOfPage({ page, pageSize }))
      .execute();
    return {
      Pages: rows.map((row) => ({
        Slug: row.slug,
        Kind: row.kind,
        Title: textIn(row.titles, language)?.text ?? row.slug,
        Url: pageUrl(row.slug),
      })),
      TotalCount: rows[0]?.total ?? 0,
    };
  };

/** Lists all pages for editors, including drafts. One query. */
export const listPageSettings =
  (db: Database) =>
  async ({ query, page, pageSize }: SettingsWanted): Promise<OperationOutput<typeof getPageSettings>> => {
    const rows = await db
      .selectFrom('pages')
      .selectAll()
      .select(totalOfAll.as('total'))
      .where(mentions(query, 'slug'))
      .orderBy('kind', 'desc')
      .orderBy('position')
      .orderBy('slug')
      .limit(pageSize)
      .offset(firstOfPage({ page, pageSize }))
      .execute();
    return {
      PageItems: rows.map((row) => ({
        Id: row.id,
        Slug: row.slug,
        Kind: row.kind,
        Title: row.titles,
        Introduction: row.introductions,
        Body: row.bodies,
        Position: row.position,
        IsPublished: row.is_published,
        Version: row.version,
        ModifiedAt: row.modified_at.toISOString(),
      })),
      TotalItems: rows[0]?.total ?? 0,
    };
  };

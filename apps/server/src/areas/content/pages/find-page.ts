import type { ContentPage } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { notFound } from '../../../http/failure.ts';
import { pageUrl } from './save-page.ts';
import { textBlocks } from './text-blocks.ts';

/** A page in the reader's language; drafts only where they are asked for. One query. @throws Failure 404 */
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

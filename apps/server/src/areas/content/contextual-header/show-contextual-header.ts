import type { ContextualHeader, ContextualHeaderSettings } from '@grossist/contracts';
import { type Language, textIn } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';

const rowOf = (db: Database) => db.selectFrom('contextual_header').selectAll().executeTakeFirst();

/** Returns the text above every page in a language; null while none is published. One query. [own-hdr-01] */
export const showContextualHeader =
  (db: Database) =>
  async (language: Language): Promise<ContextualHeader | null> => {
    const row = await rowOf(db);
    const title = row?.is_published ? textIn(row.titles, language) : undefined;
    if (row === undefined || title === undefined) return null;
    const linkText = textIn(row.link_texts, language)?.text ?? '';
    return {
      Title: title.text,
      Text: textIn(row.texts, language)?.text ?? '',
      LinkText: linkText,
      LinkUrl: linkText === '' ? '' : row.link_url,
      Language: title.language === language ? '' : title.language,
      Breakpoints: row.breakpoints,
      IsOpen: row.is_open,
      Version: row.version,
    };
  };

/** Returns the text above every page as editors write it; version 0 until it was saved. One query. [own-hdr-02] */
export const showContextualHeaderSettings = (db: Database) => async (): Promise<ContextualHeaderSettings> => {
  const row = await rowOf(db);
  return {
    Title: row?.titles ?? {},
    Text: row?.texts ?? {},
    LinkText: row?.link_texts ?? {},
    LinkUrl: row?.link_url ?? '',
    Breakpoints: row?.breakpoints ?? ['small_mobile', 'mobile', 'large_tablet', 'desktop'],
    IsOpen: row?.is_open ?? false,
    IsPublished: row?.is_published ?? false,
    Version: row?.version ?? 0,
  };
};

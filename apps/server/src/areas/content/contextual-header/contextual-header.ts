import type { ContextualHeader, ContextualHeaderSettings } from '@grossist/contracts';
import { type Language, type Texts, textIn } from '@grossist/domain';
import { sql } from 'kysely';
import { type ContextualHeaderTable, type Database, transaction } from '../../../db/index.ts';
import { checkSeenVersion } from '../../../http/check-input.ts';
import { breaksRule } from '../../../http/failure.ts';
import { checkTitle, withoutBlanks } from '../page-saving.ts';

interface ContextualHeaderGiven {
  titles: Texts;
  texts: Texts;
  linkTexts: Texts;
  linkUrl: string;
  breakpoints: ContextualHeaderTable['breakpoints'];
  isOpen: boolean;
  isPublished: boolean;
  /** 0: not saved before. */
  seenVersion: number;
  editor: string;
}

/** Checks the header. @throws Failure 422 naming the field */
const check = ({ titles, linkTexts, linkUrl, breakpoints, isPublished }: ContextualHeaderGiven): void => {
  checkTitle(titles, isPublished);
  if (isPublished && breakpoints.length === 0) {
    throw breaksRule('breakpoint-missing', 'A published header is shown on one width at least', 'Breakpoints');
  }
  const hasText = Object.keys(withoutBlanks(linkTexts)).length > 0;
  if (hasText && linkUrl === '') throw breaksRule('link-missing', 'The link needs an address', 'LinkUrl');
  if (!hasText && linkUrl !== '') throw breaksRule('link-text-missing', 'The link needs a text', 'LinkText');
};

/**
 * Saves the text above every page. Returns its new version. [own-hdr-03]
 * @throws Failure 422 naming the field, 409 when it was changed concurrently
 */
export const saveContextualHeader =
  (db: Database) =>
  async (given: ContextualHeaderGiven): Promise<number> => {
    check(given);
    const row = {
      titles: JSON.stringify(withoutBlanks(given.titles)),
      texts: JSON.stringify(withoutBlanks(given.texts)),
      link_texts: JSON.stringify(withoutBlanks(given.linkTexts)),
      link_url: given.linkUrl,
      breakpoints: [...new Set(given.breakpoints)],
      is_open: given.isOpen,
      is_published: given.isPublished,
      modified_by: given.editor,
    };
    return transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('contextual header'))`.execute(tx);
      const found = await tx.selectFrom('contextual_header').select('version').executeTakeFirst();
      const version = checkSeenVersion(found?.version ?? 0, given.seenVersion) + 1;
      await tx
        .insertInto('contextual_header')
        .values({ ...row, version })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, version, modified_at: sql`now()` }))
        .execute();
      return version;
    });
  };

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

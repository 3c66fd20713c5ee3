/** What saving and deleting have in common for all kinds of pages: versions, titles, URLs and the search. */

import { LANGUAGES, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, errorCode, type PageTextsTable, type Transaction, transaction } from '../../db/index.ts';
import { checkSeenVersion } from '../../http/check-input.ts';
import { breaksRule, notFound } from '../../http/failure.ts';
import { DICTIONARIES } from '../search/index.ts';

interface FindablePage {
  id: string;
  kind: PageTextsTable['kind'];
  url: string;
  titles: Texts;
  /** Searched texts in order of relevance. */
  texts: readonly Texts[];
}

/** Markup of headings and list items, which is neither searched nor shown in hits. */
const MARKS = /^(?:## |- )/gm;

/** Removes a page from the search. */
export const deletePageTexts = async (tx: Transaction, id: string): Promise<void> => {
  await tx.deleteFrom('page_texts').where('page_id', '=', id).execute();
};

/** Indexes the current texts of a page in each language that it has a title in. Two statements. [sea-07] */
export const writePageTexts = async (
  tx: Transaction,
  { id, kind, url, titles, texts }: FindablePage,
): Promise<void> => {
  await deletePageTexts(tx, id);
  const rows = LANGUAGES.flatMap((language) => {
    const title = titles[language] ?? '';
    if (title === '') return [];
    const text = texts.map((each) => (each[language] ?? '').replace(MARKS, '')).join('\n');
    return [{ language, dictionary: DICTIONARIES[language], title, text }];
  });
  if (rows.length === 0) return;
  // Unstemmed words beside the dictionary's stems, so that names and words of other languages are found.
  await sql`
    insert into page_texts (page_id, kind, language, url, title, text, search)
    select ${id}::uuid, ${kind}, language, ${url}, title, text,
      setweight(to_tsvector(dictionary::regconfig, title), 'A') || setweight(to_tsvector('simple', title), 'A')
        || setweight(to_tsvector(dictionary::regconfig, text), 'C') || setweight(to_tsvector('simple', text), 'D')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (language text, dictionary text, title text, text text)`.execute(tx);
};

type PageTable = 'pages' | 'landing_pages' | 'browsing_pages';

/**
 * Locks a page that an editor saw and returns its version.
 * @throws Failure 404, 409 when it was changed concurrently
 */
export const lockSeen = async (tx: Transaction, table: PageTable, id: string, seen: number): Promise<number> => {
  const found = await tx.selectFrom(table).select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) throw notFound('page');
  return checkSeenVersion(found.version, seen);
};

/** Checks that a new page has no version. @throws Failure 422 */
export const checkNew = (seen: number): void => {
  if (seen !== 0) throw breaksRule('id-missing', 'A version belongs to a page that is there: name its id', 'Id');
};

/** Deletes a page that an editor saw, also from the search. @throws Failure 404, 409 */
export const deletePageOf =
  (db: Database, table: PageTable) =>
  (id: string, seenVersion: number): Promise<void> =>
    transaction(db, async (tx) => {
      await lockSeen(tx, table, id, seenVersion);
      await deletePageTexts(tx, id);
      await tx.deleteFrom(table).where('id', '=', id).execute();
    });

const UNIQUE_VIOLATION = '23505';

/** Converts a violated unique URL to a failure. @throws Failure 422 */
export const savedOnce = async <T>(saved: Promise<T>, code: string, detail: string, field: string): Promise<T> => {
  try {
    return await saved;
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw breaksRule(code, detail, field);
  }
};

/** Removes blank texts. */
export const withoutBlanks = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );

/** Requires a title of published content. @throws Failure 422 */
export const checkTitle = (titles: Texts, isPublished: boolean): void => {
  if (isPublished && Object.keys(withoutBlanks(titles)).length === 0) {
    throw breaksRule('title-missing', 'A published page needs a title in one language at least', 'Title');
  }
};

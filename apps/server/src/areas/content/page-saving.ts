import { LANGUAGES, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import { type Database, errorCode, type PageTextsTable, type Transaction, transaction } from '../../db/index.ts';
import { breaksRule, notFound } from '../../http/failure.ts';
import { checkSeenVersion } from '../../http/seen-version.ts';
import { DICTIONARIES } from '../search/index.ts';

interface FindablePage {
  id: string;
  kind: PageTextsTable['kind'];
  url: string;
  titles: Texts;
  /** Each is looked through, the earlier the better. */
  texts: readonly Texts[];
}

/** What begins headings and items of lists: nothing to find, nor to show around what was found. */
const MARKS = /^(?:## |- )/gm;

/** A page is no longer found. */
export const forgetPageTexts = async (tx: Transaction, id: string): Promise<void> => {
  await tx.deleteFrom('page_texts').where('page_id', '=', id).execute();
};

/** A page is found by what it says now, in each language that it has a title in. Two statements. [sea-07] */
export const writePageTexts = async (
  tx: Transaction,
  { id, kind, url, titles, texts }: FindablePage,
): Promise<void> => {
  await forgetPageTexts(tx, id);
  const rows = LANGUAGES.flatMap((language) => {
    const title = titles[language] ?? '';
    if (title === '') return [];
    const text = texts.map((each) => (each[language] ?? '').replace(MARKS, '')).join('\n');
    return [{ language, dictionary: DICTIONARIES[language], title, text }];
  });
  if (rows.length === 0) return;
  // The words as they are beside the dictionary's stems: so every reader finds them, and names that are no words.
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
 * Locks a page that an editor saw and answers its version.
 * @throws Failure 404, 409 when it was changed meanwhile
 */
export const lockSeen = async (tx: Transaction, table: PageTable, id: string, seen: number): Promise<number> => {
  const found = await tx.selectFrom(table).select('version').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) throw notFound('page');
  return checkSeenVersion(found.version, seen);
};

/** A page that is not there yet has no version. @throws Failure 422 */
export const checkNew = (seen: number): void => {
  if (seen !== 0) throw breaksRule('id-missing', 'A version belongs to a page that is there: name its id', 'Id');
};

/** Deletes a page that an editor saw; it is no longer found. @throws Failure 404, 409 */
export const deletePageOf =
  (db: Database, table: PageTable) =>
  (id: string, seenVersion: number): Promise<void> =>
    transaction(db, async (tx) => {
      await lockSeen(tx, table, id, seenVersion);
      await forgetPageTexts(tx, id);
      await tx.deleteFrom(table).where('id', '=', id).execute();
    });

const UNIQUE_VIOLATION = '23505';

/** Tells an editor that somebody else's page is at the address already. @throws Failure 422 */
export const savedOnce = async <T>(saved: Promise<T>, code: string, detail: string, field: string): Promise<T> => {
  try {
    return await saved;
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw breaksRule(code, detail, field);
  }
};

/** Texts without those that are blank. */
export const withoutBlanks = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  );

/** What everybody sees has a title. @throws Failure 422 */
export const checkTitle = (titles: Texts, isPublished: boolean): void => {
  if (isPublished && Object.keys(withoutBlanks(titles)).length === 0) {
    throw breaksRule('title-missing', 'A published page needs a title in one language at least', 'Title');
  }
};

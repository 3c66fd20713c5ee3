import { LANGUAGES, type Texts } from '@grossist/domain';
import { sql } from 'kysely';
import type { PageTextsTable, Transaction } from '../../../db/index.ts';
import { DICTIONARIES } from '../../search/index.ts';

export interface FindablePage {
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

/** Searches the texts of editors’ pages, which are shown beside the materials that are found. */

import type { cmssearch, OperationOutput } from '@grossist/contracts';
import { EXCERPT_SURROUNDINGS, excerptFromSentence, LANGUAGES, type Language } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database, PageTextsTable } from '../../../db/index.ts';

export interface PagesWanted {
  query: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** PostgreSQL's dictionaries; Faroese has none, so its words are not stemmed. */
export const DICTIONARIES: Readonly<Record<Language, string>> = {
  en: 'english',
  nl: 'dutch',
  sv: 'swedish',
  da: 'danish',
  nb: 'norwegian',
  de: 'german',
  fo: 'simple',
};

/** Similarity that a title or a word of it needs to a query whose words are found nowhere. */
const ALIKE = 0.35;
const EXCERPT_WORDS = 'StartSel="", StopSel="", MaxWords=30, MinWords=15, MaxFragments=1, FragmentDelimiter=" … "';

/** Languages in which a page is searched: the reader's, then the fallbacks of texts. */
const orderOf = (language: Language): Language[] => {
  const nordic: Language[] = language === 'nb' || language === 'fo' ? ['da'] : [];
  return [...new Set<Language>([language, ...nordic, 'en', ...LANGUAGES])];
};

/**
 * The query as PostgreSQL can read it: each dash before a word denies it once more, and a hundred of them in a row are
 * more than it can hold; they deny no more than one does.
 */
const readable = (query: string): string => query.replaceAll(/-[-\s]+/g, '-');

/** Returns true for a query without letters and digits: it finds nothing, while an empty one finds every page. */
const isOfSigns = (query: string): boolean => query.trim() !== '' && !/[\p{L}\p{N}]/u.test(query);

type Row = Pick<PageTextsTable, 'kind' | 'language' | 'url' | 'title'> & {
  before: string;
  excerpt: string;
  after: string;
  found: number;
};

/**
 * Searches published pages with the words of a query, best first; then those with a similar title. Each page is
 * searched in one language, the reader's own if it has one. One query. [sea-07]
 */
export const searchPages =
  (db: Database) =>
  async ({ query, page, pageSize }: PagesWanted, language: Language): Promise<OperationOutput<typeof cmssearch>> => {
    const dictionary = DICTIONARIES[language];
    const { rows } = await sql<Row>`
      with spoken as (
        select distinct on (page_id) * from page_texts
        order by page_id, array_position(${orderOf(language)}::text[], language)
      ), asked as (
        select websearch_to_tsquery(${dictionary}::regconfig, ${readable(query)})
          || websearch_to_tsquery('simple'::regconfig, ${readable(query)}) as words
      ), ranked as (
        select s.*, ts_rank(s.search, asked.words) as rank,
          word_similarity(lower(${query}), lower(s.title)) as likeness,
          s.search @@ asked.words as has_words, asked.words
        from spoken s cross join asked
      ), listed as (
        select kind, language, url, title, left(text, 5000) as text, count(*) over () as found,
          row_number() over (order by has_words desc, likeness * 0.5 + rank desc, title, url) as place,
          ts_headline(${dictionary}::regconfig, left(text, 5000), words, ${EXCERPT_WORDS}) as excerpt
        from ranked
        where ${query.trim()} = '' or ${isOfSigns(query)} is false and (has_words or likeness >= ${ALIKE})
        order by place
        limit ${pageSize} offset ${(page - 1) * pageSize}
      ), placed as (
        select *, strpos(text, excerpt) as begins, strpos(text, excerpt) + char_length(excerpt) as ends from listed
      )
      select kind, language, url, title, found, excerpt,
        case when begins = 0 then '' else right(left(text, begins - 1), ${EXCERPT_SURROUNDINGS}::int) end as before,
        case when begins = 0 then '' else substr(text, ends, ${EXCERPT_SURROUNDINGS}::int) end as after
      from placed
      order by place`.execute(db);
    return {
      Pages: rows.map((row) => ({
        Kind: row.kind,
        Title: row.title,
        Url: row.url,
        Excerpt: excerptFromSentence(row),
        Language: row.language === language ? '' : row.language,
      })),
      NumFound: rows[0]?.found ?? 0,
    };
  };

import type { Language } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Database, escapeLike } from '../../../db/index.ts';
import { ofPeriod, type Period, type Rows } from './period.ts';

export type SearchKind = 'all' | 'without-result' | 'not-clicked';
export type SearchSort = 'searches' | 'without-result' | 'not-clicked' | 'query' | 'last';

export interface SearchFilters {
  kind: SearchKind;
  language: Language | undefined;
  /** Part of the words. */
  query: string;
  sort: SearchSort;
}

export interface SearchRow {
  query: string;
  language: Language;
  searches: number;
  without_result: number;
  clicked: number;
  not_clicked: number;
  last_on: string;
}

const KINDS: Record<SearchKind, RawBuilder<unknown>> = {
  all: sql`true`,
  'without-result': sql`without_result > 0`,
  'not-clicked': sql`not_clicked > 0`,
};

const SORTS: Record<SearchSort, RawBuilder<unknown>> = {
  searches: sql`searches desc`,
  'without-result': sql`without_result desc`,
  'not-clicked': sql`not_clicked desc`,
  query: sql`query`,
  last: sql`last_on desc`,
};

/** Rows with words, before they are sorted. A first click may arrive on the day after the search. */
const found = (period: Period, { kind, language, query }: SearchFilters) => sql`
  select * from (
    select query, language, sum(searches)::float8 as searches, sum(without_result)::float8 as without_result,
      sum(clicked)::float8 as clicked,
      greatest(sum(searches) - sum(without_result) - sum(clicked), 0)::float8 as not_clicked,
      (max(day) filter (where searches > 0))::text as last_on
    from analytics_search_tallies
    where ${ofPeriod(period)} and query <> ''
      and (${language ?? null}::text is null or language = ${language ?? null})
      and query like ${`%${escapeLike(query.trim().toLowerCase())}%`}
    group by query, language having sum(searches) > 0
  ) counted where ${KINDS[kind]}`;

/** Returns rows of searches from the tallies. One query. */
export const searchRows =
  (db: Database) =>
  async (period: Period, filters: SearchFilters, { limit, offset }: Rows): Promise<readonly SearchRow[]> => {
    const { rows } = await sql<SearchRow>`
      ${found(period, filters)} order by ${SORTS[filters.sort]}, query, language
      limit ${limit} offset ${offset}`.execute(db);
    return rows;
  };

export interface SearchTotals {
  rows: number;
  searches: number;
  without_result: number;
  clicked: number;
}

/** Returns how many rows there are, counted to 10,000, and all searches of the period. One query. */
export const searchTotals =
  (db: Database) =>
  async (period: Period, filters: SearchFilters): Promise<SearchTotals> => {
    const { rows } = await sql<SearchTotals>`
      select (select count(*) from (${found(period, filters)} limit 10000) f)::float8 as rows,
        coalesce(sum(searches), 0)::float8 as searches, coalesce(sum(without_result), 0)::float8 as without_result,
        coalesce(sum(clicked), 0)::float8 as clicked
      from analytics_search_tallies
      where ${ofPeriod(period)} and (${filters.language ?? null}::text is null
        or language = ${filters.language ?? null})`.execute(db);
    return rows[0] ?? { rows: 0, searches: 0, without_result: 0, clicked: 0 };
  };

import { type RawBuilder, sql } from 'kysely';

/** What of a list editors want to see. */
export interface SettingsWanted {
  /** Part of an address or title; empty: all. */
  query: string;
  page: number;
  pageSize: number;
}

/** How many there are beside the page of them that is read. */
export const totalOfAll: RawBuilder<number> = sql<number>`count(*) over ()`;

/** Builds the condition that the query is in a row's columns or in its title in any language. */
export const mentions = (query: string, ...columns: readonly string[]): RawBuilder<boolean> => {
  const texts = [...columns.map((column) => sql.ref(column)), sql`titles::text`];
  return sql<boolean>`position(lower(${query}) in lower(${sql.join(texts, sql` || ' ' || `)})) > 0`;
};

/** Where a page of a list begins, in rows. */
export const firstOfPage = ({ page, pageSize }: Pick<SettingsWanted, 'page' | 'pageSize'>): number =>
  (page - 1) * pageSize;

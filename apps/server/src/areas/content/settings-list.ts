import { type RawBuilder, sql } from 'kysely';

/** Page and filter of a list for editors. */
export interface SettingsWanted {
  /** Part of an address or title; empty: all. */
  query: string;
  page: number;
  pageSize: number;
}

/** Column with the total number of rows beside those of the page. */
export const totalOfAll: RawBuilder<number> = sql<number>`count(*) over ()`;

/** Builds the condition that the query is in a row's columns or in its title in any language. */
export const mentions = (query: string, ...columns: readonly string[]): RawBuilder<boolean> => {
  const texts = [...columns.map((column) => sql.ref(column)), sql`titles::text`];
  return sql<boolean>`position(lower(${query}) in lower(${sql.join(texts, sql` || ' ' || `)})) > 0`;
};

/** Returns the offset of a page in rows. */
export const firstOfPage = ({ page, pageSize }: Pick<SettingsWanted, 'page' | 'pageSize'>): number =>
  (page - 1) * pageSize;

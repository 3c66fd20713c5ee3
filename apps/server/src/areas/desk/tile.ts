import type { DeskTileKind } from '@grossist/contracts';
import { type Language, languagesFor } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';

/** Query of one kind of pending work. */
export interface TileQuery {
  kind: DeskTileKind;
  /** Selects id, name, detail, note, number and since of all pending entries. */
  entries: RawBuilder<unknown>;
  /** Columns of `entries` by which the first of them are chosen. */
  order: RawBuilder<unknown>;
  /** Selects the rows that are counted; absent: the entries. */
  counted?: RawBuilder<unknown>;
}

/** Entries are counted up to this number. */
export const MOST_COUNTED = 1000;

/** The column `number` of entries that have none. */
export const NO_NUMBER = sql`null::integer as number`;

/** Returns the text of a column of texts in the closest language that has one; '' for none. */
export const textIn = (texts: RawBuilder<unknown>, language: Language): RawBuilder<string> =>
  sql<string>`coalesce(${sql.join(languagesFor(language).map((each) => sql`nullif(${texts} ->> ${each}, '')`))}, '')`;

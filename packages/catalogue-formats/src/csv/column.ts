import { LANGUAGES } from '@grossist/domain';
import type { CatalogueRecord } from '../records.ts';
import type { CellReader } from './cells.ts';

/** A column that a kind of table may have. */
export interface Column {
  /** In small letters with underscores; files may write spaces instead and capitals. */
  name: string;
  aliases?: readonly string[];
  /** Where its values go in the record: "listPrices.0.amount". A "*" stands for the row's language, nothing for no place. */
  at: string;
  read: CellReader;
}

/** A record as far as cells have filled it; checked as a whole afterwards. */
export type Draft = Record<string, unknown>;

/** A kind of table, told by its columns. */
export interface TableKind {
  /** For people: "price and stock lists, changes of materials". */
  title: string;
  kind: string;
  /** Columns that must be there: of each list one. */
  needs: readonly (readonly string[])[];
  columns: readonly Column[];
  /** Makes the record whole: what follows from other cells. @throws Refusal */
  finish?: (draft: Draft) => Draft;
  /** One record of two whose rows follow each other, where they are parts of the same thing. */
  join?: (record: CatalogueRecord, next: CatalogueRecord) => CatalogueRecord | undefined;
  /** What tells records of a file apart where several rows may speak of the same thing: only the first counts. */
  once?: (record: CatalogueRecord) => readonly string[];
}

export const column = (name: string, at: string, read: CellReader, ...aliases: string[]): Column => ({
  name,
  at,
  read,
  ...(aliases.length === 0 ? {} : { aliases }),
});

/** A text by language: "name_da", and "name" in the row's own. */
export const inLanguages = (name: string, at: string, read: CellReader): Column[] => [
  column(name, `${at}.*`, read),
  ...LANGUAGES.map((language) => column(`${name}_${language}`, `${at}.${language}`, read)),
];

export const named = (name: string): readonly string[] => [name, ...LANGUAGES.map((language) => `${name}_${language}`)];

/** The language of the columns that name none. */
export const languageColumn: Column = column('language', '', (cell) => cell.toLowerCase());

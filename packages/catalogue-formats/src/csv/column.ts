import { LANGUAGES } from '@grossist/domain';
import type { CatalogueRecord } from '../records.ts';
import type { CellReader } from './cells.ts';

/** A column that a kind of table may have. */
export interface Column {
  /** In small letters with underscores; files may write spaces instead and capitals. */
  name: string;
  aliases?: readonly string[];
  /** Where its values go in the record: "listPrices.0.amount". A "*" is the row's language, empty means no place. */
  at: string;
  read: CellReader;
}

/** A record as far as cells have filled it; checked as a whole afterwards. */
export type Draft = Record<string, unknown>;

/** A kind of table, recognized by its columns. */
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

const isObject = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** Puts a value where a path such as "listPrices.0.amount" leads, making what is not there yet. */
export const put = (draft: Draft, path: string, value: unknown): void => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: Draft = draft;
  for (const [index, step] of steps.entries()) {
    const next = at[step];
    if (isObject(next)) at = next;
    else {
      const isList = /^\d+$/.test(steps[index + 1] ?? last);
      const made: unknown = isList ? [] : {};
      at[step] = made;
      if (isObject(made)) at = made;
    }
  }
  at[last] = value;
};

/** The list of a draft that was put together of cells; empty when none was. */
export const listIn = (draft: Draft, name: string): Draft[] => {
  const list = draft[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

export const textIn = (draft: Draft, name: string): string | undefined => {
  const value = draft[name];
  return typeof value === 'string' ? value : undefined;
};

export const textsIn = (draft: Draft, name: string): string[] => {
  const value = draft[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

/** The draft with other fields; those that are undefined are gone. */
export const withFields = (draft: Draft, fields: Draft): Draft =>
  Object.fromEntries(Object.entries({ ...draft, ...fields }).filter(([, value]) => value !== undefined));

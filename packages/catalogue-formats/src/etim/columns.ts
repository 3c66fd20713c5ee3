import { LANGUAGES, type Language } from '@grossist/domain';

/** A column of texts in one language; undefined where its name tells none. */
export interface TextColumn {
  at: number;
  language: Language | undefined;
  /** Told by the column's name, but none of the shop's. */
  foreign?: string;
}

const SAME: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' };
const known = new Map<string, Language>(LANGUAGES.map((language) => [language, language]));

/** "EN", "nl-NL", "de_DE", "NO": the shop's language of it, if it has it. */
export const languageFrom = (tag: string): Language | undefined => {
  const [short = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return SAME[short] ?? known.get(short);
};

const TAG = '[a-z]{2}(?:[-_][a-z]{2})?';

/**
 * Columns that hold texts, by any of their names: bare ("VALUEDESC") or with a language before or after it
 * ("EN_Description", "Synonyms_DE").
 */
export const textColumns = (columns: readonly string[], names: string): TextColumn[] => {
  const bare = new RegExp(`^(?:${names})$`, 'i');
  const tagged = new RegExp(`^(?:(${TAG})[ _-](?:${names})|(?:${names})[ _-](${TAG}))$`, 'i');
  return columns.flatMap((column, at): TextColumn[] => {
    if (bare.test(column)) return [{ at, language: undefined }];
    const [, before, after] = tagged.exec(column) ?? [];
    const tag = before ?? after;
    if (tag === undefined) return [];
    const language = languageFrom(tag);
    return [{ at, language, ...(language === undefined ? { foreign: column } : {}) }];
  });
};

/** Where a column of one of these names is, -1 for nowhere. */
export const columnAt = (columns: readonly string[], ...names: readonly string[]): number =>
  columns.findIndex((column) => names.includes(column.toUpperCase()));

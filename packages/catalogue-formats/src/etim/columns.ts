import { LANGUAGES, type Language } from '@grossist/domain';
import { importMessage } from '../import-message.ts';
import { NoteTally, Refusal, shown } from '../read-events.ts';
import type { TableRow } from '../tables/read-table.ts';

/** A column of texts in one language; undefined where its name tells none. */
export interface TextColumn {
  at: number;
  language: Language | undefined;
  /** Named by the column, but none of the shop's languages. */
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

const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** The row's cells, trimmed. @throws Refusal when they are not those of the header */
export const trimmedCells = ({ cells }: TableRow, columns: readonly string[]): string[] => {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > columns.length && trimmed.at(-1) === '') trimmed.pop();
  if (trimmed.length !== columns.length) {
    throw new Refusal('columns', importMessage`the row has ${trimmed.length} cells, the header ${columns.length}`);
  }
  if (trimmed.some((cell) => CONTROL.test(cell))) {
    throw new Refusal('control-character', importMessage`the line contains control characters`);
  }
  return trimmed;
};

/** What a release calls a feature of a class: digits. @throws Refusal for anything else */
export const featureNumber = (text: string, field: string): string => {
  if (/^\d{1,18}$/.test(text)) return text;
  throw new Refusal('order', importMessage`${field} ${shown(text)} is not a whole number`, field);
};

/** A code of ETIM in capitals: EC, EF, EU or EV and six letters or digits. @throws Refusal for anything else */
export const etimCode = (prefix: 'EC' | 'EF' | 'EU' | 'EV', text: string | undefined, field: string): string => {
  const code = (text ?? '').toUpperCase();
  if (/^[A-Z]{2}[A-Z0-9]{6}$/.test(code) && code.startsWith(prefix)) return code;
  throw new Refusal(
    'code',
    importMessage`${field} ${shown(text ?? '')} is not a code such as “${prefix}000001”`,
    field,
  );
};

/** Characters of a synonym. */
export const LONGEST_WORD = 100;

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const openIn = (text: string): number => count(text, '(') - count(text, ')');

/** The words of a list parted by commas; "Fan (AC, low voltage)" is one. Each once, in their order. */
export const wordsOf = (list: string): string[] => {
  const words: string[] = [];
  for (const piece of list.split(/[,|]\s+|\|/)) {
    const before = words.at(-1);
    if (before !== undefined && openIn(before) === 1 && openIn(piece) === -1 && !piece.includes('(')) {
      words[words.length - 1] = `${before}, ${piece.trim()}`;
    } else words.push(piece.trim());
  }
  return [...new Set(words.filter((word) => word !== ''))];
};

const TEXTS = {
  'language-assumed': 'the file names no language for its texts; they were read as English',
  'foreign-language': 'a column is in a language that the shop does not have and was skipped',
  'unit-by-code': 'units are given as ETIM codes only: import the ETIM table of units to show their names',
  'foreign-translation': 'a translation is in a language that the shop does not have and was skipped',
  deleted: 'entries removed from the model by this release were skipped; existing ones stay in the shop',
  groups: 'class groups were skipped: the shop has its own catalog tree',
  'modelling-class': 'classes of drawings (MC) were skipped',
  'damaged-word': 'a synonym was damaged by a spreadsheet and skipped',
} as const;

export type EtimNotes = NoteTally<keyof typeof TEXTS>;

export const etimNotes = (): EtimNotes => new NoteTally(TEXTS);

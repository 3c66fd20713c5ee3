import type { CalendarDate } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';

export interface AccountingRecord {
  project: string;
  project_description: string;
  /** Empty: the project by itself. */
  task: string;
  task_description: string;
  valid_from: string | null;
  valid_to: string | null;
  created_by: string;
}

export interface Scope {
  companyId: string;
  date: CalendarDate;
}

export interface PageWanted {
  searchTerm: string;
  limit: number;
  offset: number;
}

export interface RecordPage {
  records: readonly AccountingRecord[];
  total: number;
}

/** Both days are included, and a day that is absent is open. */
export const isValidOn = (date: CalendarDate): RawBuilder<boolean> =>
  sql`(valid_from is null or valid_from <= ${date}) and (valid_to is null or valid_to >= ${date})`;

const MOST_WORDS = 8;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Whether every word of a search is somewhere in a text. */
export const hasWords = (text: RawBuilder<string>, searchTerm: string): RawBuilder<boolean> => {
  const words = searchTerm.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const conditions = words.map((word) => sql<boolean>`${text} like ${`%${escaped(word)}%`}`);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};

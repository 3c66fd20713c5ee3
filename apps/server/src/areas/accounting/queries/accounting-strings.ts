/** Queries accounting strings: projects, tasks and saved ones. */

import type { CalendarDate } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';

export interface AccountingRecord {
  project: string;
  project_description: string;
  /** Empty: the project itself. */
  task: string;
  task_description: string;
  valid_from: string | null;
  valid_to: string | null;
  created_by: string;
}

interface Scope {
  companyId: string;
  date: CalendarDate;
}

interface PageWanted {
  searchTerm: string;
  limit: number;
  offset: number;
}

interface RecordPage {
  records: readonly AccountingRecord[];
  total: number;
}

/** Builds the condition of validity; both days are included, a missing day is unlimited. */
const isValidOn = (date: CalendarDate): RawBuilder<boolean> =>
  sql`(valid_from is null or valid_from <= ${date}) and (valid_to is null or valid_to >= ${date})`;

const MOST_WORDS = 8;

const escaped = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Builds the condition that a text contains every word of a search. */
const hasWords = (text: RawBuilder<string>, searchTerm: string): RawBuilder<boolean> => {
  const words = searchTerm.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const conditions = words.map((word) => sql<boolean>`${text} like ${`%${escaped(word)}%`}`);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};

/** The same expression as in the index. */
const PROJECT_WORDS = sql<string>`lower(project || ' ' || project_description)`;

interface CountedProject extends AccountingRecord {
  total: number;
}

/**
 * Lists a company's projects that are valid on a day, by number: by their own record, or without one by that of a task. One
 * statement. [acc-01]
 */
export const listProjects =
  (db: Database) =>
  async ({ companyId, date }: Scope, { searchTerm, limit, offset }: PageWanted): Promise<RecordPage> => {
    const { rows } = await sql<CountedProject>`
      with projects as (
        select distinct on (project) project, project_description, task, valid_from, valid_to, created_by
        from accounting_strings
        where company_id = ${companyId} and project in (
          select project from accounting_strings where company_id = ${companyId} and ${hasWords(PROJECT_WORDS, searchTerm)})
        order by project, task <> '', (not (${isValidOn(date)})), task
      ), valid as (select * from projects where ${isValidOn(date)})
      select project, project_description, '' as task, '' as task_description,
        case when task = '' then valid_from end as valid_from, case when task = '' then valid_to end as valid_to,
        created_by, (select count(*) from valid) as total
      from (select * from valid order by project limit ${limit} offset ${offset}) page
      right join (select 1) one on true
      order by project`.execute(db);
    return { records: rows.filter(({ project }) => project !== null), total: rows[0]?.total ?? 0 };
  };

/** Tasks of a project at most. */
const MOST_RECORDS = 2000;

/**
 * Returns the given projects and tasks that a company has and that are valid on a day: the projects, then the tasks of these
 * projects. [acc-03]
 */
export const savedStrings =
  (db: Database) =>
  async (
    { companyId, date }: Scope,
    { projects, tasks }: { projects: readonly string[]; tasks: readonly string[] },
  ): Promise<readonly AccountingRecord[]> => {
    const wanted = [...new Set(projects)].filter((project) => project !== '');
    if (wanted.length === 0) return [];
    const { rows } = await sql<AccountingRecord>`
      with projects as (
        select distinct on (project) project, project_description, task, valid_from, valid_to, created_by
        from accounting_strings
        where company_id = ${companyId} and project = any(${wanted}::text[])
        order by project, task <> '', (not (${isValidOn(date)})), task
      )
      select project, project_description, '' as task, '' as task_description,
        case when task = '' then valid_from end as valid_from, case when task = '' then valid_to end as valid_to,
        created_by
      from projects where ${isValidOn(date)}
      union all
      select project, project_description, task, task_description, valid_from, valid_to, created_by
      from accounting_strings
      where company_id = ${companyId} and project = any(${wanted}::text[])
        and task = any(${[...new Set(tasks)]}::text[]) and task <> '' and ${isValidOn(date)}
      order by project, task
      limit ${MOST_RECORDS}`.execute(db);
    return rows;
  };

const TASK_WORDS = sql<string>`lower(task || ' ' || task_description)`;

interface CountedTask extends AccountingRecord {
  total: number;
}

/** Lists tasks of a company's project that are valid on a day, by number. One statement. [acc-02] */
export const listTasks =
  (db: Database) =>
  async (
    { companyId, date }: Scope,
    project: string,
    { searchTerm, limit, offset }: PageWanted,
  ): Promise<RecordPage> => {
    const { rows } = await sql<CountedTask>`
      with valid as (
        select project, project_description, task, task_description, valid_from, valid_to, created_by
        from accounting_strings
        where company_id = ${companyId} and project = ${project} and task <> '' and ${isValidOn(date)}
          and ${hasWords(TASK_WORDS, searchTerm)}
      )
      select page.*, (select count(*) from valid) as total
      from (select * from valid order by task limit ${limit} offset ${offset}) page
      right join (select 1) one on true
      order by task`.execute(db);
    return { records: rows.filter(({ task }) => task !== null), total: rows[0]?.total ?? 0 };
  };

import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type AccountingRecord, isValidOn, type Scope } from './record.ts';

/** A project that many tasks are of has all of them told; beyond this they are cut off. */
const MOST_RECORDS = 2000;

/**
 * Of projects and tasks those that a company has and that are valid on a day: the projects by themselves, then those of
 * the tasks that are of one of the projects. [acc-03]
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

import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type AccountingRecord, hasWords, isValidOn, type PageWanted, type RecordPage, type Scope } from './record.ts';

/** As the index spells it. */
const WORDS = sql<string>`lower(project || ' ' || project_description)`;

interface CountedRecord extends AccountingRecord {
  total: number;
}

/**
 * Projects of a company that are valid on a day, by number: by a record of their own, or for one of their tasks is.
 * Whose own record is not valid is not, whatever its tasks say. One statement. [acc-01]
 */
export const listProjects =
  (db: Database) =>
  async ({ companyId, date }: Scope, { searchTerm, limit, offset }: PageWanted): Promise<RecordPage> => {
    const { rows } = await sql<CountedRecord>`
      with projects as (
        select distinct on (project) project, project_description, task, valid_from, valid_to, created_by
        from accounting_strings
        where company_id = ${companyId} and project in (
          select project from accounting_strings where company_id = ${companyId} and ${hasWords(WORDS, searchTerm)})
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

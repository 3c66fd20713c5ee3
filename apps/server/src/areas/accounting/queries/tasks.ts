import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type AccountingRecord, hasWords, isValidOn, type PageWanted, type RecordPage, type Scope } from './record.ts';

const WORDS = sql<string>`lower(task || ' ' || task_description)`;

interface CountedRecord extends AccountingRecord {
  total: number;
}

/** Tasks of a company's project that are valid on a day, by number. One statement. [acc-02] */
export const listTasks =
  (db: Database) =>
  async (
    { companyId, date }: Scope,
    project: string,
    { searchTerm, limit, offset }: PageWanted,
  ): Promise<RecordPage> => {
    const { rows } = await sql<CountedRecord>`
      with valid as (
        select project, project_description, task, task_description, valid_from, valid_to, created_by
        from accounting_strings
        where company_id = ${companyId} and project = ${project} and task <> '' and ${isValidOn(date)}
          and ${hasWords(WORDS, searchTerm)}
      )
      select page.*, (select count(*) from valid) as total
      from (select * from valid order by task limit ${limit} offset ${offset}) page
      right join (select 1) one on true
      order by task`.execute(db);
    return { records: rows.filter(({ task }) => task !== null), total: rows[0]?.total ?? 0 };
  };

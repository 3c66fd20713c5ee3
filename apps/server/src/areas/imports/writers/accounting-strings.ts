import type { AccountingStringRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { companyIds } from './known-people.ts';
import { mustBe } from './references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from './writer.ts';

export const accountingStringKey = ({ companyCode, project, task }: AccountingStringRecord): string =>
  keyOf(companyCode, project, task ?? '');

export const writeAccountingStrings: Writer<AccountingStringRecord> = async (tx, items) => {
  const companies = await companyIds(
    tx,
    items.map(({ record }) => record.companyCode),
  );
  const { good, bad } = sorted(items, (record) => mustBe('company', record.companyCode, companies));
  const rows = rowsOf(good, ({ record, hash }) => ({
    company_id: companies.get(record.companyCode),
    project: record.project,
    task: record.task ?? '',
    project_description: record.projectDescription ?? '',
    task_description: record.taskDescription ?? '',
    valid_from: record.validFrom,
    valid_to: record.validTo,
    created_by: record.createdBy ?? '',
    content_hash: hash,
  }));
  const written = await sql<Written>`
    with written as (
      insert into accounting_strings (company_id, project, task, project_description, task_description, valid_from,
        valid_to, created_by, content_hash)
      select company_id, project, task, project_description, task_description, valid_from, valid_to, created_by,
        content_hash
      from json_populate_recordset(null::accounting_strings, ${rows}::json)
      on conflict (company_id, project, task) do update set project_description = excluded.project_description,
        task_description = excluded.task_description, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
        created_by = excluded.created_by, content_hash = excluded.content_hash
      where accounting_strings.content_hash is distinct from excluded.content_hash
      returning company_id, project, task, (xmax = 0) as made
    )
    select c.code || ${SEPARATOR} || w.project || ${SEPARATOR} || w.task as key, w.made
    from written w join companies c on c.id = w.company_id`.execute(tx);
  return new Map([...outcomesOf(good, accountingStringKey, written.rows), ...bad]);
};

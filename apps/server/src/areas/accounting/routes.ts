/** Routes of accounting strings: projects and tasks that lines of orders are booked on. */

import type { AccountingStringRecord } from '@grossist/contracts';
import * as calls from '@grossist/contracts';
import { localTime, marketFacts } from '@grossist/domain';
import type { Database } from '../../db/index.ts';
import { type Answer, answerBuyer } from '../../http/answer.ts';
import type { Buyer } from '../identity/index.ts';
import { type AccountingRecord, listProjects, listTasks, savedStrings } from './queries/accounting-strings.ts';

/** Presents a record. Section 3, "Accounting-string record". */
const presentRecord = (record: AccountingRecord): AccountingStringRecord => ({
  Project: record.project,
  ProjectDescription: record.project_description,
  Task: record.task,
  TaskDescription: record.task_description,
  ValidFrom: record.valid_from,
  ValidTo: record.valid_to,
  CreatedBy: record.created_by,
});

export interface AccountingDeps {
  db: Database;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}

export const accountingRoutes = ({ db, now = Date.now }: AccountingDeps): readonly Answer[] => {
  const projectsOf = listProjects(db);
  const tasksOf = listTasks(db);
  const savedOf = savedStrings(db);
  /** Returns the company and the day of validity: today in the buyer's market. */
  const scopeOf = (buyer: Buyer) => ({
    companyId: buyer.company.id,
    date: localTime(now(), marketFacts(buyer.market).timeZone).date,
  });
  const pageOf = ({ page, pageSize, searchTerm }: { page: number; pageSize: number; searchTerm: string }) => ({
    searchTerm,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });

  return [
    answerBuyer(calls.getAccountingStrings1, async ({ query }, buyer) => {
      const { records, total } = await projectsOf(scopeOf(buyer), pageOf(query));
      return { PageItems: records.map(presentRecord), TotalItems: total };
    }),
    answerBuyer(calls.getAccountingStrings2, async ({ query }, buyer) => {
      const { records, total } = await tasksOf(scopeOf(buyer), query.project, pageOf(query));
      return { PageItems: records.map(presentRecord), TotalItems: total };
    }),
    answerBuyer(calls.getSavedAccountingStrings, async ({ body }, buyer) => {
      const records = await savedOf(scopeOf(buyer), { projects: body.Projects, tasks: body.Tasks });
      return records.map(presentRecord);
    }),
  ];
};

import type { AccountingStringRecord } from '@grossist/contracts';
import type { AccountingRecord } from './queries/record.ts';

/** Section 3, "Accounting-string record". */
export const presentRecord = (record: AccountingRecord): AccountingStringRecord => ({
  Project: record.project,
  ProjectDescription: record.project_description,
  Task: record.task,
  TaskDescription: record.task_description,
  ValidFrom: record.valid_from,
  ValidTo: record.valid_to,
  CreatedBy: record.created_by,
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, pageNumber, pageSize, typedText } from '../shared/values.ts';

/** Section 3, "Accounting-string record". A project by itself has no task. */
export const AccountingStringRecord = z.object({
  Project: z.string(),
  ProjectDescription: z.string(),
  Task: z.string(),
  TaskDescription: z.string(),
  /** Null: since ever, for ever. */
  ValidFrom: CalendarDate.nullable(),
  ValidTo: CalendarDate.nullable(),
  CreatedBy: z.string(),
});
export type AccountingStringRecord = z.infer<typeof AccountingStringRecord>;

const page = z.object({ PageItems: z.array(AccountingStringRecord), TotalItems: z.number().int() });

const accounting = { area: 'accounting strings', access: 'buyer' } as const;
const paging = { searchTerm: typedText(80).default(''), page: pageNumber, pageSize: pageSize(20) };
const MOST_SAVED = 500;

/** Projects of the user's company that are valid today and whose number or description has the words. [acc-01] */
export const getAccountingStrings1 = operation({
  ...accounting,
  call: 'acc-01',
  name: 'getAccountingStrings1',
  summary: 'Projects to account order lines on',
  method: 'GET',
  path: '/api/accountingstrings/getAccountingStrings1',
  query: z.object(paging),
  response: page,
});

/** Tasks of a project, likewise. [acc-02] */
export const getAccountingStrings2 = operation({
  ...accounting,
  call: 'acc-02',
  name: 'getAccountingStrings2',
  summary: 'Tasks of a project to account order lines on',
  method: 'GET',
  path: '/api/accountingstrings/getAccountingStrings2',
  query: z.object({ project: typedText(40), ...paging }),
  response: page,
});

/**
 * Of the projects and tasks that lines carry those that exist and are valid today: each project by itself, and each of
 * the tasks under each of the projects that has it. [acc-03]
 */
export const getSavedAccountingStrings = operation({
  ...accounting,
  call: 'acc-03',
  name: 'getSavedAccountingStrings',
  summary: 'Records of the projects and tasks that lines carry',
  method: 'POST',
  path: '/api/accountingstrings/getSavedAccountingStrings',
  changes: false,
  body: z.object({
    Projects: z.array(typedText(40)).max(MOST_SAVED).default([]),
    Tasks: z.array(typedText(40)).max(MOST_SAVED).default([]),
  }),
  response: z.array(AccountingStringRecord),
});

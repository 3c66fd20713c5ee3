import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, pageNumber, pageSize, typedText } from '../shared/values.ts';

export const AccountingStringRecord = z
  .object({
    Project: z.string().describe('Number of the project'),
    ProjectDescription: z.string().describe('Description of the project'),
    Task: z.string().describe("Number of the task; '' for a project by itself"),
    TaskDescription: z.string().describe('Description of the task'),
    ValidFrom: CalendarDate.nullable().describe('Null: since ever, for ever'),
    ValidTo: CalendarDate.nullable().describe('Last day on which it is valid; null for no end'),
    CreatedBy: z.string().describe('Who created it'),
  })
  .describe('A project or task on which order lines are accounted');
export type AccountingStringRecord = z.infer<typeof AccountingStringRecord>;

const page = z.object({
  PageItems: z.array(AccountingStringRecord).describe('The items of this page'),
  TotalItems: z.number().int().describe('Number of items in the whole list'),
});

const accounting = { area: 'accounting strings', access: 'buyer' } as const;
const paging = {
  searchTerm: typedText(80).default('').describe('Search text'),
  page: pageNumber,
  pageSize: pageSize(20).describe('Items of a page'),
};
const MOST_SAVED = 500;

export const getAccountingStrings1 = operation({
  ...accounting,
  call: 'acc-01',
  name: 'getAccountingStrings1',
  summary: 'Projects to account order lines on',
  description: "Projects of the user's company that are valid today and whose number or description has the words.",
  method: 'GET',
  path: '/api/accountingstrings/getAccountingStrings1',
  query: z.object(paging),
  response: page,
});

export const getAccountingStrings2 = operation({
  ...accounting,
  call: 'acc-02',
  name: 'getAccountingStrings2',
  summary: 'Tasks of a project to account order lines on',
  description: 'Tasks of a project, likewise.',
  method: 'GET',
  path: '/api/accountingstrings/getAccountingStrings2',
  query: z.object({ project: typedText(40).describe('Number of the project'), ...paging }),
  response: page,
});

export const getSavedAccountingStrings = operation({
  ...accounting,
  call: 'acc-03',
  name: 'getSavedAccountingStrings',
  summary: 'Records of the projects and tasks that lines carry',
  description:
    'Of the projects and tasks that lines carry those that exist and are valid today: each project by itself, and each of the tasks under each of the projects that has it.',
  method: 'POST',
  path: '/api/accountingstrings/getSavedAccountingStrings',
  changes: false,
  body: z.object({
    Projects: z.array(typedText(40)).max(MOST_SAVED).default([]).describe('Numbers of the projects'),
    Tasks: z.array(typedText(40)).max(MOST_SAVED).default([]).describe('Numbers of the tasks'),
  }),
  response: z.array(AccountingStringRecord),
});

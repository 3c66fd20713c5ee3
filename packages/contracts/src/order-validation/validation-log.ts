import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, typedText } from '../shared/values.ts';
import { OrderValidationSummary } from './validation.ts';
import { HowMany, LogScope } from './values.ts';

const paging = {
  page: z.number().int().min(1).max(100_000).default(1).describe('Number of the page, from 1'),
  pageSize: z.number().int().min(1).max(100).default(20).describe('Items of a page'),
};
const text = { textQuery: typedText(200).describe('Search text') };

export const LogSearch = z
  .discriminatedUnion('type', [
    z.object({
      type: z.enum(['SoldTo', 'CompanyNumber', 'ContactId', 'Vendor']).describe('URI of the kind of problem'),
      ...text,
      ...paging,
    }),
    z.object({
      type: z.literal('DateRange').describe('URI of the kind of problem'),
      fromDateQueryString: CalendarDate.describe('First day, inclusive'),
      toDateQueryString: CalendarDate.describe('Last day, inclusive'),
      ...paging,
    }),
  ])
  .describe(
    'What the log is searched by: one word, or the days between two, both included, of the market or UTC for all',
  );
export type LogSearch = z.infer<typeof LogSearch>;

export const searchValidationLog = operation({
  call: 'ord-12',
  name: 'searchValidationLog',
  area: 'order-validation',
  summary: 'The log of validations',
  description:
    'The log of validations, newest first. `{id}` is the market whose log it is ("DK"), or "all"; another answers 404. An empty `textQuery` finds everything; the number of an account or company and a contact\'s id (or mail address) are found from their beginning, vendors by code or name.',
  method: 'POST',
  path: '/api/internal/third-party-order-validation/logs/:id',
  failures: [404],
  access: 'support',
  changes: false,
  params: z.object({ id: typedText(40).min(1).describe('Id') }),
  body: LogSearch,
  response: z.object({
    Scope: LogScope,
    Entries: z.array(OrderValidationSummary).describe('The entries of this page, newest first'),
    Total: HowMany.describe('Total'),
  }),
});

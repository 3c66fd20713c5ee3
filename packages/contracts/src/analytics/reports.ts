import { FUNNEL_STEPS } from '@grossist/domain';
import { z } from 'zod';
import { FILE, fileOperation, operation } from '../operation.ts';
import {
  CalendarDate,
  CultureName,
  LanguageCode,
  LanguageName,
  MarketCode,
  orBlank,
  pageNumber,
  pageSize,
  QuantityOut,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';
import { EventPlacement } from './events.ts';

const period = {
  from: CalendarDate.optional().describe('First day, inclusive; 29 days before `to` unless given'),
  to: CalendarDate.optional().describe('Last day, inclusive; today unless given. At most 400 days from the first'),
  market: MarketCode.optional().describe('Market; all markets unless given'),
};
const Period = z
  .object({ From: CalendarDate, To: CalendarDate })
  .describe('First and last day, both inclusive, in the time zone of each market');

const paged = { page: pageNumber, pageSize: pageSize(20).describe('Items of a page') };
const file = {
  cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
};
const ofReports = { area: 'analytics', access: 'editor', method: 'GET', failures: [422] } as const;
const ofFiles = {
  ...ofReports,
  response: FILE,
  file: { mediaTypes: ['text/csv'], description: 'The report, at most 10,000 rows', isAttachment: true },
} as const;

const FILE_DESCRIPTION =
  'UTF-8 with BOM, semicolons, formulas guarded, at most 10,000 rows of the same period, filters and sort.';

export const SearchReportKind = z
  .enum(['all', 'without-result', 'not-clicked'])
  .describe('Which searches: all, those that found nothing at least once, those whose results were never opened');
const SearchReportSort = z
  .enum(['searches', 'without-result', 'not-clicked', 'query', 'last'])
  .describe('Order: most first, by the words, or the latest first');

const searchFilters = {
  ...period,
  kind: SearchReportKind.default('all'),
  language: LanguageName.optional().describe('Language of the page; all languages unless given'),
  query: typedText(100).default('').describe('Part of the searched words'),
  sort: orBlank(SearchReportSort, 'searches').default('searches'),
};

export const SearchReportRow = z
  .object({
    Query: z.string().describe('Searched words, normalized'),
    Language: LanguageCode,
    SearchCount: z.number().int().describe('Number of searches'),
    WithoutResultCount: z.number().int().describe('Number of searches that found nothing'),
    ClickedCount: z.number().int().describe('Number of searches in whose result something was opened'),
    NotClickedCount: z
      .number()
      .int()
      .describe('Number of searches that found something in whose result nothing was opened; never below 0'),
    LastOn: CalendarDate.describe('Day of the last search'),
  })
  .describe('How often words were searched for, and what came of it');
export type SearchReportRow = z.infer<typeof SearchReportRow>;

export const getSearchReport = operation({
  ...ofReports,
  call: 'own-ana-03',
  name: 'getSearchReport',
  summary: 'What visitors searched for, found and opened',
  description:
    'Searches with consent, counted by their words and language; searches of numbers and of what may be about a person have no words and are in the totals alone.',
  path: '/api/analytics/reports/searches',
  query: z.object({ ...searchFilters, ...paged }),
  response: z.object({
    Period,
    PageItems: z.array(SearchReportRow).describe('The rows of this page'),
    TotalItems: z.number().int().describe('Number of rows, counted to 10,000'),
    SearchCount: z.number().int().describe('All searches of the period, those without words included'),
    WithoutResultCount: z.number().int().describe('Of these, those that found nothing'),
    ClickedCount: z.number().int().describe('Of these, those in whose result something was opened'),
  }),
});

export const exportSearchReport = fileOperation({
  ...ofFiles,
  call: 'own-ana-04',
  name: 'exportSearchReport',
  summary: 'The report of searches as CSV',
  description: FILE_DESCRIPTION,
  path: '/api/analytics/reports/searches/csv',
  query: z.object({ ...searchFilters, ...file }),
});

const SalesReportSort = z
  .enum(['ordered', 'added', 'viewed', 'placement', 'material'])
  .describe('Order: most first, or by name');

const salesFilters = {
  ...period,
  by: z.enum(['placement', 'material']).default('placement').describe('What a row counts'),
  placement: EventPlacement.optional().describe('Placement; all placements unless given'),
  sort: orBlank(SalesReportSort, 'ordered').default('ordered'),
};

export const SalesReportRow = z
  .object({
    Placement: EventPlacement.nullable().describe('Null of a row by material'),
    SapMaterialNumber: SapMaterialNumber.nullable().describe('Null of a row by placement'),
    Name: z.string().describe("Name of the material in the reader's language; '' of a placement or unknown material"),
    ViewCount: z.number().int().describe('How often a material was opened'),
    AddCount: z.number().int().describe('How often one was added to a cart'),
    AddedQuantity: QuantityOut,
    OrderCount: z.number().int().describe('Number of ordered lines'),
    OrderedQuantity: QuantityOut,
  })
  .describe('What was opened, added and ordered from a placement, or of a material');
export type SalesReportRow = z.infer<typeof SalesReportRow>;

export const getSalesReport = operation({
  ...ofReports,
  call: 'own-ana-05',
  name: 'getSalesReport',
  summary: 'What sells, from which placement',
  description: 'Counts events with consent, by placement or by material.',
  path: '/api/analytics/reports/sales',
  query: z.object({
    ...salesFilters,
    ...paged,
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    Period,
    PageItems: z.array(SalesReportRow).describe('The rows of this page'),
    TotalItems: z.number().int().describe('Number of rows, counted to 10,000'),
  }),
});

export const exportSalesReport = fileOperation({
  ...ofFiles,
  call: 'own-ana-06',
  name: 'exportSalesReport',
  summary: 'The report of sales by placement or material as CSV',
  description: FILE_DESCRIPTION,
  path: '/api/analytics/reports/sales/csv',
  query: z.object({ ...salesFilters, ...file }),
});

const steps = {
  Searched: z.number().int().describe('Visits with a search'),
  Clicked: z.number().int().describe('Of these, visits in which a result was opened'),
  Added: z.number().int().describe('Of these, visits in which something was added to the cart'),
  Ordered: z.number().int().describe('Of these, visits in which an order was placed'),
} satisfies Record<Capitalize<(typeof FUNNEL_STEPS)[number]>, z.ZodType>;

export const FunnelDay = z
  .object({
    Day: CalendarDate,
    ...steps,
    PlacedOrderCount: z
      .number()
      .int()
      .describe('All orders placed in the shop that day, with and without consent, from the orders themselves'),
  })
  .describe('How far the visits of a day came');
export type FunnelDay = z.infer<typeof FunnelDay>;

export const getFunnelReport = operation({
  ...ofReports,
  call: 'own-ana-07',
  name: 'getFunnelReport',
  summary: 'The way from search to order, by day',
  description:
    'Visits with consent, by the day of their events; a visit counts in a step when it has all steps before it. Every day of the period has a row.',
  path: '/api/analytics/reports/funnel',
  query: z.object(period),
  response: z.object({
    Period,
    Days: z.array(FunnelDay).max(400).describe('The days, oldest first'),
    Totals: z
      .object({ ...steps, PlacedOrderCount: z.number().int().describe('All orders of the period') })
      .describe('The sums of the days'),
  }),
});

export const exportFunnelReport = fileOperation({
  ...ofFiles,
  call: 'own-ana-08',
  name: 'exportFunnelReport',
  summary: 'The funnel as CSV',
  description: FILE_DESCRIPTION,
  path: '/api/analytics/reports/funnel/csv',
  query: z.object({ ...period, ...file }),
});

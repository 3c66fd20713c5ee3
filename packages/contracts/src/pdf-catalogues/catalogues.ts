import { CREATED_RANGES, calendarDate, parseCreatedDays } from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import {
  CalendarDate,
  CultureName,
  flag,
  Id,
  Ok,
  orBlank,
  pageNumber,
  pageSize,
  typedText,
  valuesInQuery,
} from '../shared/values.ts';
import {
  ofCatalogue,
  PdfCatalog,
  PdfCatalogId,
  PdfCatalogName,
  PdfCatalogSettings,
  PdfCatalogType,
  pdfCatalogSettings,
  seenPdfVersion,
} from './catalogue.ts';
import { addedToPdf } from './catalogue-lines.ts';

const catalogues = { area: 'pdf catalogs', access: 'buyer' } as const;

const ANY_DAY = calendarDate('2026-01-01');

export const CreatedDateRange = z
  .string()
  .max(30)
  .refine(
    (text) => parseCreatedDays(text, ANY_DAY) !== undefined,
    `must be one of ${CREATED_RANGES.join(', ')}, or two days as 2026-01-01..2026-01-31`,
  )
  .describe(
    'Days on which catalogs were made, in the time zone of the market: `today`, `last7Days`, `last30Days`, `last12Months`, or "2026-01-01..2026-01-31" with both ends included and either absent',
  );

export const PdfCatalogColumn = z
  .enum(['Name', 'Description', 'Type', 'CreatedBy', 'CreatedOn', 'ModifiedOn', 'NoOfVariations'])
  .describe('Column by which catalogs are sorted; NoOfVariations by all their lines, hidden ones included');
export type PdfCatalogColumn = z.infer<typeof PdfCatalogColumn>;

export const getPdfCatalogs = operation({
  ...catalogues,
  call: 'pdf-01',
  name: 'getPdfCatalogs',
  summary: 'Catalogs of the company',
  description: "Returns a page of the company's catalogs, newest first unless another order is chosen. No baskets.",
  method: 'GET',
  path: '/api/pdfcatalogs',
  query: z.object({
    UserIds: valuesInQuery(Id, 100).optional().describe('Contact ids of people who made them; absent: everybody'),
    CreatedDateRange: orBlank(CreatedDateRange, undefined).optional().describe('Days on which they were made'),
    Query: typedText(100).default('').describe('Words that the name, the description or the maker must have'),
    Types: valuesInQuery(PdfCatalogType, 4).optional().describe('Types; absent: all'),
    PageNumber: pageNumber.describe('Number of the page, from 1'),
    PageSize: pageSize(10).describe('Items of a page'),
    SortBy: orBlank(PdfCatalogColumn, 'CreatedOn').default('CreatedOn').describe('Column to sort by'),
    SortDirection: orBlank(z.enum(['asc', 'desc']), 'desc')
      .default('desc')
      .describe('Direction'),
  }),
  response: z.object({
    PageItems: z.array(PdfCatalog).describe('The items of this page'),
    TotalItems: z.number().int().describe('Catalogs that the filters keep'),
  }),
});

export const getPdfCatalogFilter = operation({
  ...catalogues,
  call: 'pdf-12',
  name: 'getPdfCatalogFilter',
  summary: 'Values by which catalogs can be filtered',
  description: 'Returns who made catalogs of the company, by name, and when.',
  method: 'GET',
  path: '/api/pdfcatalogs/filter',
  response: z.object({
    users: z
      .array(
        z.object({
          id: Id.describe('Contact id'),
          displayName: z.string().describe('Name; empty where the person was erased'),
          count: z.number().int().describe('Catalogs that they made'),
        }),
      )
      .describe('People who made catalogs'),
    dateRanges: z
      .array(
        z.object({
          value: z.enum(CREATED_RANGES).describe('Value of CreatedDateRange'),
          from: CalendarDate.describe('First day'),
          count: z.number().int().describe('Catalogs that were made in it'),
        }),
      )
      .describe('Ranges that end today, the shortest first'),
    earliest: CalendarDate.nullable().describe('Day on which the oldest catalog was made; null without catalogs'),
    latest: CalendarDate.nullable().describe('Day on which the newest catalog was made; null without catalogs'),
  }),
});

export const getPdfCatalog = operation({
  ...catalogues,
  call: 'pdf-02',
  name: 'getPdfCatalog',
  summary: 'A catalog or the basket',
  description: "Returns a catalog of the company, or the caller's basket with `basket`; without its lines.",
  method: 'GET',
  path: '/api/pdfcatalogs/:id',
  failures: [404],
  params: ofCatalogue,
  response: PdfCatalog,
});

const ChosenSettings = PdfCatalogSettings.partial().extend({
  language: CultureName.optional().describe('Language of the document, as a locale ("da-DK") or a language ("da")'),
});

const CreatedFrom = z
  .object({
    source: z
      .enum(['cart', 'order', 'variationList', 'pdfCatalog'])
      .describe('Where the lines come from; of a `pdfCatalog` also the settings that are not sent'),
    id: PdfCatalogId.optional().describe(
      'Id of it; of a `cart` absent: the active cart; of a `pdfCatalog` also `basket`',
    ),
  })
  .describe('What the catalog is made from; absent: it is empty');

export const createPdfCatalog = operation({
  ...catalogues,
  call: 'pdf-03',
  name: 'createPdfCatalog',
  summary: 'Create a catalog',
  description:
    "Creates a catalog of the company, empty or with the lines of `createdFrom`. 422 `too-many-catalogs` beyond 1,000 of a company, `foreign-media` for an address that the media store did not return for the company, `choose-source` for a source without id. `project-without-account`. 403 for net prices without the right to see them. 404 for another's account, project or source.",
  method: 'POST',
  path: '/api/pdfcatalogs',
  failures: [403, 404, 409, 422],
  body: ChosenSettings.extend({
    createdFrom: CreatedFrom.optional(),
    logoUrl: typedText(500)
      .optional()
      .describe("Own logo, as the media store returned it; empty or absent: the company's default logo"),
  }),
  response: PdfCatalog.extend(addedToPdf),
});

export const updatePdfCatalog = operation({
  ...catalogues,
  call: 'pdf-04',
  name: 'updatePdfCatalog',
  summary: 'Change a catalog or the basket',
  description:
    "Changes what is sent. The logo changes with `updateLogo=true` alone: to `logoUrl`, or back to the company's default logo where that is empty or absent; 422 `update-logo` for a `logoUrl` without it. Other failures as createPdfCatalog.",
  method: 'PATCH',
  path: '/api/pdfcatalogs/:id',
  failures: [403, 404, 409, 422],
  params: ofCatalogue,
  query: z.object({
    updateLogo: flag(false).describe('Whether the logo is changed'),
  }),
  body: ChosenSettings.extend({
    logoUrl: typedText(500).optional().describe("Own logo; empty: the company's default logo"),
    version: seenPdfVersion,
  }),
  response: PdfCatalog,
});

export const setPdfCatalogSettings = operation({
  ...catalogues,
  call: 'pdf-21',
  name: 'setPdfCatalogSettings',
  summary: 'Set prices, order and logo of a catalog',
  description:
    'Replaces these settings, the last step of a PDF export; what is absent gets its preset. Failures as updatePdfCatalog.',
  method: 'PUT',
  path: '/api/pdfcatalogs/:id/settings',
  failures: [403, 404, 409, 422],
  params: ofCatalogue,
  body: z.object({
    priceOptions: pdfCatalogSettings.priceOptions.default('none'),
    accountNumber: pdfCatalogSettings.accountNumber.default(''),
    projectNumber: pdfCatalogSettings.projectNumber.default(''),
    sortOrder: pdfCatalogSettings.sortOrder.default('position'),
    includeLogo: pdfCatalogSettings.includeLogo.default(true),
    version: seenPdfVersion,
  }),
  response: Ok,
});

export const deletePdfCatalog = operation({
  ...catalogues,
  call: 'pdf-09',
  name: 'deletePdfCatalog',
  summary: 'Delete a catalog, or empty the basket',
  description:
    'Deletes a catalog for the company, or the basket of the caller; restorePdfCatalog undoes it within 30 days.',
  method: 'DELETE',
  path: '/api/pdfcatalogs/:id',
  failures: [403, 404],
  params: ofCatalogue,
  response: Ok.extend({ pdfId: Id.nullable().describe('Id to restore it by; null where the basket was empty') }),
});

export const restorePdfCatalog = operation({
  ...catalogues,
  call: 'own-pdf-07',
  name: 'restorePdfCatalog',
  summary: 'Undo the deletion of a catalog or of the basket',
  description:
    'Restores a deleted catalog or basket with its lines, up to 30 days after it was deleted; one that is not deleted stays as it is. 409 `basket-not-empty` when something was put into another basket since, 422 `too-many-catalogs`.',
  method: 'POST',
  path: '/api/pdfcatalogs/:id/restore',
  failures: [403, 404, 409, 422],
  params: z.object({ id: Id.describe('Id') }),
  response: PdfCatalog,
});

export const savePdfBasket = operation({
  ...catalogues,
  call: 'own-pdf-08',
  name: 'savePdfBasket',
  summary: 'Save the basket as a catalog',
  description:
    "Makes the basket a catalog of the company with its lines and settings (isTemporaryList false); the caller's basket is empty afterwards. 422 `basket-empty`, `too-many-catalogs`.",
  method: 'POST',
  path: '/api/pdfcatalogs/basket/save',
  failures: [403, 409, 422],
  body: z.object({ name: PdfCatalogName.optional(), version: seenPdfVersion }),
  response: PdfCatalog,
});

export const loadPdfBasket = operation({
  ...catalogues,
  call: 'own-pdf-09',
  name: 'loadPdfBasket',
  summary: 'Load a catalog into the basket',
  description:
    "Copies lines and settings of a catalog into the caller's basket. When the basket has lines, `whenNotEmpty` decides: 409 `basket-not-empty` for `ask`; `replace` empties it first; `save` saves it as a catalog first, named `saveAs`, else as it is named. The basket that was emptied or saved is named in the response.",
  method: 'POST',
  path: '/api/pdfcatalogs/basket/load',
  failures: [403, 404, 409, 422],
  body: z.object({
    pdfId: Id.describe('Id of the catalog'),
    whenNotEmpty: z.enum(['ask', 'replace', 'save']).default('ask').describe('What becomes of a basket that has lines'),
    saveAs: PdfCatalogName.optional().describe('Name of the catalog that the basket is saved as'),
  }),
  response: z.object({
    basket: PdfCatalog,
    savedId: Id.nullable().describe('Id of the catalog that the former basket was saved as; null: it was not saved'),
    replacedId: Id.nullable().describe(
      'Id by which restorePdfCatalog brings the former basket back; null: nothing was replaced',
    ),
  }),
});

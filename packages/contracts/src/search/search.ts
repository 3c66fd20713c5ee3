import { z } from 'zod';
import { VendorLink } from '../catalogue/vendor-link.ts';
import { PageLink } from '../content/page-link.ts';
import { operation } from '../operation.ts';
import {
  CultureName,
  flag,
  multilineText,
  orBlank,
  pageNumber,
  pageSize,
  SapMaterialNumber,
  typedText,
} from '../shared/values.ts';
import { Facet, ResultType, SearchAnswer, SearchDocument, SortKey, searchRequest } from './search-document.ts';

/** How a query may go on: 'correction' is the query without its typing mistakes, 'number' an identifier. */
export const Completion = z.object({
  Query: z.string(),
  Kind: z.enum(['correction', 'phrase', 'word', 'number']),
  /** How many materials it finds. */
  Count: z.number().int(),
});
export type Completion = z.infer<typeof Completion>;

const culture = { cultureName: CultureName.optional() };

/** Five documents and five suggestions for the search box. [sea-01] */
export const basicCommerceSearch = operation({
  call: 'sea-01',
  name: 'basicCommerceSearch',
  area: 'search',
  summary: 'Quick search: five documents and five suggestions',
  method: 'POST',
  path: '/api/search/basicCommerceSearch',
  access: 'anyone',
  changes: false,
  body: searchRequest(5).extend(culture),
  response: z.object({
    Documents: z.array(SearchDocument).max(100),
    TotalCount: z.number().int(),
    Suggestions: z.array(z.string()).max(5),
    /** The suggestions with what each is and what it finds, in the same order. */
    Completions: z.array(Completion).max(5),
    Categories: z
      .array(z.object({ CatalogNodeId: z.string(), Name: z.string(), Url: z.string(), Count: z.number().int() }))
      .max(5),
    /** Who makes most of what was found. */
    Vendors: z.array(VendorLink.extend({ Count: z.number().int() })).max(5),
    /** Pages of the shop that the query finds: help, guides, landing pages. */
    Pages: z.array(PageLink).max(5),
  }),
});

/** The search: a page of 20 unless asked otherwise, with facets whose counts agree with the result. [sea-02] */
export const commerceSearch = operation({
  call: 'sea-02',
  name: 'commerceSearch',
  area: 'search',
  summary: 'Search the catalogue',
  method: 'POST',
  path: '/api/search/commerceSearch',
  access: 'anyone',
  changes: false,
  body: searchRequest(20).extend(culture),
  response: SearchAnswer,
});

/** The facets of a search, with a page of ten documents. [sea-03] */
export const facetCommerceSearch = operation({
  call: 'sea-03',
  name: 'facetCommerceSearch',
  area: 'search',
  summary: 'The facets of a search',
  method: 'POST',
  path: '/api/search/facetCommerceSearch',
  access: 'anyone',
  changes: false,
  body: searchRequest(10).extend(culture),
  response: z.object({
    FacetsAvailable: z.array(Facet),
    Documents: z.array(SearchDocument),
    TotalCount: z.number().int(),
  }),
});

/** The search by address. [sea-06] */
export const commerceSearchByAddress = operation({
  call: 'sea-06',
  name: 'commerceSearchByAddress',
  area: 'search',
  summary: 'Search the catalogue by address',
  method: 'GET',
  path: '/api/search/commerceSearch',
  access: 'anyone',
  query: z.object({
    query: multilineText(200).default(''),
    page: pageNumber,
    pageSize: pageSize(20),
    sortKey: orBlank(SortKey, undefined).optional(),
    catalogNodeId: typedText(100).optional(),
    cultureName: CultureName.optional(),
    facets: flag(true),
    resultType: ResultType.default('slim'),
  }),
  response: SearchAnswer,
});

/** Documents for numbers of any kind (EL, HWS, SAP, GTIN, supplier's), at most 100 a call. [sea-05] */
export const bulkCommerceSearch = operation({
  call: 'sea-05',
  name: 'bulkCommerceSearch',
  area: 'search',
  summary: 'Find materials by many numbers at once',
  method: 'POST',
  path: '/api/search/bulkCommerceSearch',
  access: 'anyone',
  changes: false,
  body: z.object({ Identifiers: z.array(typedText(60).min(1)).min(1).max(100), cultureName: CultureName.optional() }),
  response: z.object({
    Documents: z.array(SearchDocument),
    Found: z.array(z.object({ Identifier: z.string(), SapMaterialNumbers: z.array(SapMaterialNumber) })),
  }),
});

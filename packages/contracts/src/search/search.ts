import { z } from 'zod';
import { VendorLink } from '../catalogue/material-values.ts';
import { CatalogNode } from '../catalogue/navigation.ts';
import { PageLink } from '../content/pages.ts';
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

export const Completion = z
  .object({
    Query: z.string().describe('Search text'),
    Kind: z.enum(['correction', 'phrase', 'word', 'number']).describe('Kind'),
    Count: z.number().int().describe('How many materials it finds'),
  })
  .describe("How a query may go on: 'correction' is the query without its typing mistakes, 'number' an identifier");
export type Completion = z.infer<typeof Completion>;

const culture = {
  cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
};

export const basicCommerceSearch = operation({
  call: 'sea-01',
  name: 'basicCommerceSearch',
  area: 'search',
  summary: 'Quick search: five documents and five suggestions',
  description: 'Five documents and five suggestions for the search box.',
  method: 'POST',
  path: '/api/search/basicCommerceSearch',
  access: 'anyone',
  changes: false,
  body: searchRequest(5).extend(culture),
  response: z.object({
    Documents: z.array(SearchDocument).max(100).describe('Documents'),
    TotalCount: z.number().int().describe('Number of results'),
    Suggestions: z.array(z.string()).max(5).describe('Suggestions'),
    Completions: z
      .array(Completion)
      .max(5)
      .describe('The suggestions with what each is and what it finds, in the same order'),
    Categories: z
      .array(
        z.object({
          CatalogNodeId: z.string().describe('Id of the catalog node'),
          Name: z.string().describe('Name'),
          Url: z.string().describe('Address of the page'),
          Count: z.number().int().describe('How many there are'),
        }),
      )
      .max(5)
      .describe('Catalog nodes that hold most of the hits, at most five'),
    Vendors: z
      .array(VendorLink.extend({ Count: z.number().int().describe('How many there are') }))
      .max(5)
      .describe('Who makes most of what was found'),
    Pages: z.array(PageLink).max(5).describe('Pages of the shop that the query finds: help, guides, landing pages'),
  }),
});

export const commerceSearch = operation({
  call: 'sea-02',
  name: 'commerceSearch',
  area: 'search',
  summary: 'Search the catalogue',
  description:
    'Searches the catalog. A page has 20 results unless `PageSize` says otherwise; facet counts always agree with the result.',
  method: 'POST',
  path: '/api/search/commerceSearch',
  failures: [404],
  access: 'anyone',
  changes: false,
  body: searchRequest(20).extend(culture),
  response: SearchAnswer,
});

export const facetCommerceSearch = operation({
  call: 'sea-03',
  name: 'facetCommerceSearch',
  area: 'search',
  summary: 'The facets of a search',
  description: 'The facets of a search, with a page of ten documents.',
  method: 'POST',
  path: '/api/search/facetCommerceSearch',
  failures: [404],
  access: 'anyone',
  changes: false,
  body: searchRequest(10).extend(culture),
  response: z.object({
    FacetsAvailable: z.array(Facet).describe('Facets by which the result can be narrowed'),
    Documents: z.array(SearchDocument).describe('Documents'),
    TotalCount: z.number().int().describe('Number of results'),
  }),
});

export const commerceSearchByAddress = operation({
  call: 'sea-06',
  name: 'commerceSearchByAddress',
  area: 'search',
  summary: 'Search the catalogue by address',
  description: 'The search by address.',
  method: 'GET',
  path: '/api/search/commerceSearch',
  failures: [404],
  access: 'anyone',
  query: z.object({
    query: multilineText(200).default('').describe('Search text'),
    page: pageNumber,
    pageSize: pageSize(20).describe('Items of a page'),
    sortKey: orBlank(SortKey, undefined).optional().describe('Order of the result'),
    catalogNodeId: typedText(100).optional().describe('Id of the catalog node'),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
    facets: flag(true).describe('Whether to include facets'),
    resultType: ResultType.default('slim').describe('Detail of the result'),
  }),
  response: SearchAnswer,
});

export const bulkCommerceSearch = operation({
  call: 'sea-05',
  name: 'bulkCommerceSearch',
  area: 'search',
  summary: 'Find materials by many numbers at once',
  description: "Documents for numbers of any kind (EL, HWS, SAP, GTIN, supplier's), at most 100 a call.",
  method: 'POST',
  path: '/api/search/bulkCommerceSearch',
  access: 'anyone',
  changes: false,
  body: z.object({
    Identifiers: z
      .array(typedText(60).min(1))
      .min(1)
      .max(100)
      .describe("Numbers of any kind: EL, HWS, SAP, GTIN or the supplier's"),
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
  }),
  response: z.object({
    Documents: z.array(SearchDocument).describe('Documents'),
    Found: z
      .array(
        z.object({
          Identifier: z.string().describe('The identifier as it was sent'),
          SapMaterialNumbers: z.array(SapMaterialNumber).describe('SAP material numbers'),
        }),
      )
      .describe('The materials found for each identifier'),
  }),
});

export const FoundProduct = z
  .object({
    ProductCode: z.string().describe('Code of the product'),
    ProductName: z.string().describe('Name of the product'),
    Url: z.string().describe('Address and picture of the best variation'),
    ImageUrl: z.string().describe("Address of the picture; '' for none"),
    VariationsFound: z.number().int().describe('How many variations of it the search found'),
    Variations: z.array(SearchDocument).describe('Variations'),
  })
  .describe('A product with those of its variations that the search found, the best first');
export type FoundProduct = z.infer<typeof FoundProduct>;

export const commerceProductSearch = operation({
  call: 'sea-04',
  name: 'commerceProductSearch',
  area: 'search',
  summary: 'Search for products with their variations',
  description: 'The search by products: totals and facet counts are of products.',
  method: 'POST',
  path: '/api/search/commerceProductSearch',
  failures: [404],
  access: 'anyone',
  changes: false,
  body: searchRequest(20).extend({
    cultureName: CultureName.optional().describe('Language of the texts, as a locale ("da-DK") or a language ("da")'),
    VariationsPerProduct: z.number().int().min(1).max(50).default(5).describe('Most variations for each product'),
  }),
  response: z.object({
    Products: z.array(FoundProduct).describe('The products of this page'),
    TotalCount: z.number().int().describe('Number of results'),
    CatalogNode: CatalogNode.nullable().describe('The catalog node that was searched; null for the whole catalog'),
    FacetsAvailable: z.array(Facet).describe('Facets by which the result can be narrowed'),
    Suggestions: z.array(z.string()).describe('Suggestions'),
  }),
});

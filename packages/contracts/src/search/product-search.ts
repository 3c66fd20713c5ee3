import { z } from 'zod';
import { CatalogNode } from '../catalogue/nodes.ts';
import { operation } from '../operation.ts';
import { CultureName } from '../shared/values.ts';
import { Facet, SearchDocument, searchRequest } from './search-document.ts';

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

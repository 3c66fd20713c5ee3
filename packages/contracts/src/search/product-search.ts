import { z } from 'zod';
import { CatalogNode } from '../catalogue/nodes.ts';
import { operation } from '../operation.ts';
import { CultureName } from '../shared/values.ts';
import { Facet, SearchDocument, searchRequest } from './search-document.ts';

/** A product with those of its variations that the search found, the best first. */
export const FoundProduct = z.object({
  ProductCode: z.string(),
  ProductName: z.string(),
  /** Address and picture of the best variation. */
  Url: z.string(),
  ImageUrl: z.string(),
  /** How many variations of it the search found. */
  VariationsFound: z.number().int(),
  Variations: z.array(SearchDocument),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

/** The search by products: totals and facet counts are of products. [sea-04] */
export const commerceProductSearch = operation({
  call: 'sea-04',
  name: 'commerceProductSearch',
  area: 'search',
  summary: 'Search for products with their variations',
  method: 'POST',
  path: '/api/search/commerceProductSearch',
  access: 'anyone',
  changes: false,
  body: searchRequest(20).extend({
    cultureName: CultureName.optional(),
    VariationsPerProduct: z.number().int().min(1).max(50).default(5),
  }),
  response: z.object({
    Products: z.array(FoundProduct),
    TotalCount: z.number().int(),
    CatalogNode: CatalogNode.nullable(),
    FacetsAvailable: z.array(Facet),
    Suggestions: z.array(z.string()),
  }),
});

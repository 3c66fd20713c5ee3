import { z } from 'zod';
import { operation } from '../operation.ts';
import { searchRequest } from '../search/search-document.ts';
import { Id } from '../shared/values.ts';
import { ofCatalogue } from './catalogue.ts';
import { AddedToPdf } from './catalogue-lines.ts';

const sources = { area: 'pdf catalogs', access: 'buyer', method: 'POST' } as const;

/** Orders or lists that one call takes. */
const MOST = 100;
/** Results of a search that one call adds. */
export const MOST_SEARCH_RESULTS_TO_PDF = 500;

export const addOrdersToPdfCatalog = operation({
  ...sources,
  call: 'pdf-10',
  name: 'addOrdersToPdfCatalog',
  summary: 'Add the materials of orders to a catalog',
  description:
    "Adds the materials of orders on the caller's accounts in one transaction, in the order of their lines; what is packed in kits counts, the kits themselves do not. 404 for somebody else's order, and then nothing is added.",
  path: '/api/pdfcatalogs/:id/orders',
  failures: [403, 404],
  params: ofCatalogue,
  body: z.array(Id).min(1).max(MOST).describe('Ids of the orders'),
  response: AddedToPdf,
});

export const addListsToPdfCatalog = operation({
  ...sources,
  call: 'pdf-11',
  name: 'addListsToPdfCatalog',
  summary: 'Add the materials of variation lists to a catalog',
  description:
    'Adds the materials of lists that the caller may read in one transaction, with the notes of their lines. 404 for a list that the caller may not read, and then nothing is added.',
  path: '/api/pdfcatalogs/:id/variation-lists',
  failures: [403, 404],
  params: ofCatalogue,
  body: z.array(Id).min(1).max(MOST).describe('Ids of the lists'),
  response: AddedToPdf,
});

export const addCartToPdfCatalog = operation({
  ...sources,
  call: 'own-pdf-05',
  name: 'addCartToPdfCatalog',
  summary: 'Add the materials of a cart or draft to a catalog',
  description:
    "Adds the materials of the active cart, or of one of the caller's drafts, or of some of its lines; what is packed in kits counts, the kits themselves do not. 404 for somebody else's cart.",
  path: '/api/pdfcatalogs/:id/cart',
  failures: [403, 404],
  params: ofCatalogue,
  body: z.object({
    CartId: Id.optional().describe('Id of the cart or draft; absent: the active cart'),
    CartItemIds: z.array(Id).min(1).max(2000).optional().describe('Ids of lines; absent: all'),
  }),
  response: AddedToPdf,
});

export const addSearchToPdfCatalog = operation({
  ...sources,
  call: 'own-pdf-06',
  name: 'addSearchToPdfCatalog',
  summary: 'Add the results of a search to a catalog',
  description:
    'Adds the first results of a search, at most 500, in their order. `TotalCount` tells how many the search found.',
  path: '/api/pdfcatalogs/:id/search-results',
  failures: [403, 404],
  params: ofCatalogue,
  body: searchRequest(20).omit({ Page: true, PageSize: true, resultType: true }),
  response: AddedToPdf.extend({ TotalCount: z.number().int().describe('How many materials the search found') }),
});

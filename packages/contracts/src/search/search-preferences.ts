import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant, Ok, orBlank } from '../shared/values.ts';
import { SortKey } from './search-document.ts';

/** The order that searches have where they name none: remembered for the person; blank: by relevance. [sea-08] */
export const setSortKey = operation({
  call: 'sea-08',
  name: 'setSortKey',
  area: 'search',
  summary: 'Remember the order of search results',
  method: 'POST',
  path: '/webshopSearch/setSortKey',
  access: 'signed-in',
  body: z.object({ SortKey: orBlank(SortKey, 'relevance') }),
  response: Ok,
});

/** What the person searched for last, the latest first; a query stands once. Section 9: five unless they chose otherwise. */
export const getSearchHistory = operation({
  call: 'own-sea-01',
  name: 'getSearchHistory',
  area: 'search',
  summary: "The person's last searches",
  method: 'GET',
  path: '/api/search/history',
  access: 'signed-in',
  response: z.object({
    Queries: z.array(z.object({ Query: z.string(), SearchedAt: Instant })).max(50),
    Limit: z.number().int(),
  }),
});

export const clearSearchHistory = operation({
  call: 'own-sea-02',
  name: 'clearSearchHistory',
  area: 'search',
  summary: "Forget the person's last searches",
  method: 'DELETE',
  path: '/api/search/history',
  access: 'signed-in',
  response: Ok,
});

/** How many searches are remembered; 0 remembers none and forgets those there are. */
export const setSearchHistoryLimit = operation({
  call: 'own-sea-03',
  name: 'setSearchHistoryLimit',
  area: 'search',
  summary: 'How many searches are remembered',
  method: 'PUT',
  path: '/api/search/history/limit',
  access: 'signed-in',
  body: z.object({ Limit: z.number().int().min(0).max(50) }),
  response: Ok,
});

import { z } from 'zod';
import { operation } from '../operation.ts';
import { Instant, Ok, orBlank } from '../shared/values.ts';
import { SortKey } from './search-document.ts';

export const setSortKey = operation({
  call: 'sea-08',
  name: 'setSortKey',
  area: 'search',
  summary: 'Remember the order of search results',
  description: 'The order that searches have where they name none: remembered for the person; blank: by relevance.',
  method: 'POST',
  path: '/webshopSearch/setSortKey',
  access: 'signed-in',
  body: z.object({ SortKey: orBlank(SortKey, 'relevance').describe('Order of the list') }),
  response: Ok,
});

export const getSearchHistory = operation({
  call: 'own-sea-01',
  name: 'getSearchHistory',
  area: 'search',
  summary: "The person's last searches",
  description:
    'Lists the last searches of the person, latest first and each once: five unless they chose another limit.',
  method: 'GET',
  path: '/api/search/history',
  access: 'signed-in',
  response: z.object({
    Queries: z
      .array(
        z.object({ Query: z.string().describe('Search text'), SearchedAt: Instant.describe('When it was searched') }),
      )
      .max(50)
      .describe('The searches, latest first'),
    Limit: z.number().int().describe('Limit'),
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

export const setSearchHistoryLimit = operation({
  call: 'own-sea-03',
  name: 'setSearchHistoryLimit',
  area: 'search',
  summary: 'How many searches are remembered',
  description: 'How many searches are remembered; 0 remembers none and forgets those there are.',
  method: 'PUT',
  path: '/api/search/history/limit',
  access: 'signed-in',
  body: z.object({ Limit: z.number().int().min(0).max(50).describe('Limit') }),
  response: Ok,
});

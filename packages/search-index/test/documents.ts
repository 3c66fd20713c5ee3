import { type SearchDocument, SearchIndex, type SearchRequest } from '../src/index.ts';

/** A material of the Danish market with nothing but what the test says. */
export const aDocument = (document: Partial<SearchDocument> & { key: string }): SearchDocument => ({
  productKey: `P${document.key}`,
  numbers: {},
  texts: {},
  nodePath: [],
  markets: ['DK'],
  features: {},
  flags: {},
  popularity: 0,
  ...document,
});

export const named = (key: string, name: string, more: Partial<SearchDocument> = {}): SearchDocument =>
  aDocument({ key, texts: { da: { name } }, ...more });

/** A request for everything a Danish reader finds. */
export const aRequest = (request: Partial<SearchRequest> = {}): SearchRequest => ({
  query: '',
  language: 'da',
  market: 'DK',
  sort: 'relevance',
  offset: 0,
  limit: 100,
  facets: 'none',
  ...request,
});

export const indexOf = (...documents: SearchDocument[]): SearchIndex => {
  const index = new SearchIndex();
  index.put(documents);
  index.commit();
  return index;
};

/** Keys found, in their order. */
export const keysOf = (index: SearchIndex, query: string, more: Partial<SearchRequest> = {}): string[] =>
  index.search(aRequest({ query, ...more })).hits.map(({ key }) => key);

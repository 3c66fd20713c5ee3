import { type SearchDocument, SearchIndex, type SearchRequest } from '../src/index.ts';
import { aRequest } from './documents.ts';

export const indexOf = (...documents: SearchDocument[]): SearchIndex => {
  const index = new SearchIndex();
  index.put(documents);
  index.commit();
  return index;
};

/** Keys found, in their order. */
export const keysOf = (index: SearchIndex, query: string, more: Partial<SearchRequest> = {}): string[] =>
  index.search(aRequest({ query, ...more })).hits.map(({ key }) => key);

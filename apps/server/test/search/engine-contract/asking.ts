import type { SearchFacet, SearchRequest, SearchResult } from '@grossist/search-index';
import { aRequest } from './documents.ts';
import type { World } from './world.ts';

/** A world that is opened before the first test and asked in all of them. */
export type TheWorld = () => World;

export interface Questions {
  searched(query: string, request?: Partial<SearchRequest>): Promise<SearchResult>;
  /** Keys found, in their order. */
  keys(query: string, request?: Partial<SearchRequest>): Promise<string[]>;
  /** Keys found, in the order of keys. */
  found(query: string, request?: Partial<SearchRequest>): Promise<string[]>;
  facet(key: string, query: string, request?: Partial<SearchRequest>): Promise<SearchFacet | undefined>;
}

export const questionsOf = (world: TheWorld): Questions => {
  const searched: Questions['searched'] = (query, request) => world().engine.search(aRequest({ query, ...request }));
  const keys: Questions['keys'] = async (query, request) => (await searched(query, request)).hits.map(({ key }) => key);
  return {
    searched,
    keys,
    found: async (query, request) => (await keys(query, request)).toSorted(),
    facet: async (key, query, request) =>
      (await searched(query, { facets: 'all', ...request })).facets.find((each) => each.key === key),
  };
};

/** Values with their counts, "white 2". */
export const counts = (facet: SearchFacet | undefined): string[] =>
  facet?.values.map(({ value, count }) => `${value} ${count}`) ?? [];

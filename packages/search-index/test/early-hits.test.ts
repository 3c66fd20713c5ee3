import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../src/index.ts';
import { aRequest, named } from './documents.ts';
import { indexOf } from './index-of.ts';

/** From so many on facets take long enough. */
const MANY = 4000;
const cables = Array.from({ length: MANY }, (_, popularity) => named(String(popularity), 'Kabel', { popularity }));
const index = indexOf(...cables, named('lamp', 'Lampe'), ...cables.slice(1).map(({ key }) => named(`D${key}`, 'Dåse')));

const told = (request: Partial<SearchRequest>) => {
  const keys: (readonly string[])[] = [];
  const { hits } = index.search(aRequest({ limit: 2, ...request }), (found) => keys.push(found));
  return { keys, hits: hits.map(({ key }) => key) };
};

describe('hits', () => {
  it('of a large result are told in their order before its facets are counted', () => {
    const { keys, hits } = told({ query: 'kabel', facets: 'all' });
    expect(hits).toHaveLength(2);
    expect(keys).toEqual([hits]);
  });

  it('are not told where the whole answer is there as soon', () => {
    expect(told({ query: 'kabel' }).keys).toEqual([]);
    expect(told({ query: 'dåse', facets: 'all' })).toEqual({
      keys: [],
      hits: [expect.any(String), expect.any(String)],
    });
    expect(told({ query: 'kabel', facets: 'all' }).keys).toEqual([]);
  });
});

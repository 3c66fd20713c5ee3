import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../src/index.ts';
import { aRequest, indexOf, named } from './documents.ts';

/** From so many on facets take long enough. */
const MANY = 4000;
const cables = Array.from({ length: MANY }, (_, popularity) => named(String(popularity), 'Kabel', { popularity }));
const index = indexOf(...cables, named('lamp', 'Lampe'), ...cables.slice(1).map(({ key }) => named(`D${key}`, 'Dåse')));

const search = (request: Partial<SearchRequest>) => {
  const keys: (readonly string[])[] = [];
  const { hits } = index.search(aRequest({ limit: 2, ...request }), (found) => keys.push(found));
  return { keys, hits: hits.map(({ key }) => key) };
};

describe('hits', () => {
  it('of a large result are reported in their order before its facets are counted', () => {
    const { keys, hits } = search({ query: 'kabel', facets: 'all' });
    expect(hits).toHaveLength(2);
    expect(keys).toEqual([hits]);
  });

  it('are not reported when the whole result is ready as soon', () => {
    expect(search({ query: 'kabel' }).keys).toEqual([]);
    expect(search({ query: 'dåse', facets: 'all' })).toEqual({
      keys: [],
      hits: [expect.any(String), expect.any(String)],
    });
    expect(search({ query: 'kabel', facets: 'all' }).keys).toEqual([]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { searchDocuments } from '../../src/areas/search/queries/search-documents.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { aCatalogue } from '../support/a-catalogue.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { testDatabase } from '../support/database.ts';
import { inProcessSearch } from '../support/in-process-search.ts';
import { countQueries } from '../support/query-count.ts';

const { db, pool } = await testDatabase();
const engine = inProcessSearch(pool);

beforeAll(async () => {
  await aCatalogue(db);
  await engine.caughtUp();
});

const reader = { locale: 'da-DK', language: 'da', market: 'DK' } as const;
const request = {
  query: 'kabel',
  language: 'da',
  market: 'DK',
  sort: 'relevance',
  offset: 0,
  limit: 10,
  facets: 'all',
} as const;

const keysOf = (documents: readonly { ItemSAPMaterialNumber: string }[]) =>
  documents.map(({ ItemSAPMaterialNumber }) => ItemSAPMaterialNumber);

test('documents are read while the engine still counts, and once', async () => {
  let readMeanwhile = 0;
  const search: SearchEngine = {
    ...engine,
    search: async (wanted, hitsFound) => {
      const result = await engine.search(wanted);
      hitsFound?.(result.hits.map(({ key }) => key));
      while (readMeanwhile === 0) readMeanwhile = await countQueries(db, () => pause(5));
      return result;
    },
  };
  const queries = await countQueries(db, async () => {
    const { documents, result } = await searchDocuments({ ...withCachesOf(db), search })(request, reader);
    expect(keysOf(documents)).toEqual(result.hits.map(({ key }) => key));
    expect(documents.length).toBeGreaterThan(0);
  });
  expect({ queries, readMeanwhile }).toEqual({ queries: 1, readMeanwhile: 1 });
});

test('fails the search when the engine fails after it sent hits', async () => {
  const search: SearchEngine = {
    ...engine,
    search: async (_, hitsFound) => {
      hitsFound?.(['1000001']);
      throw new Error('The search stopped');
    },
  };
  await expect(searchDocuments({ ...withCachesOf(db), search })(request, reader)).rejects.toMatchObject({
    status: 503,
  });
});

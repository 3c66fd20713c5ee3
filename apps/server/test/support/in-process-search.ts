import { SearchIndex } from '@grossist/search-index';
import type { Pool } from 'pg';
import { applyChanges, fill } from '../../src/gateways/search-engine/embedded/fill.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';

/** The embedded engine without its thread: ready once `caughtUp`, and fresh only when asked to catch up. */
export const inProcessSearch = (pool: Pool): SearchEngine => {
  let index = new SearchIndex();
  let last: number | undefined;
  let edition = 0;
  return {
    search: async (request, hitsFound) => index.search(request, hitsFound),
    complete: async (request) => index.complete(request),
    lookup: async (numbers, market, assortments) => index.lookup(numbers, market, assortments),
    caughtUp: async () => {
      const client = await pool.connect();
      try {
        last = last === undefined ? await fill(client, index) : await applyChanges(client, index, last);
        edition += 1;
      } finally {
        client.release();
      }
    },
    rebuild: async () => {
      const client = await pool.connect();
      try {
        const fresh = new SearchIndex();
        last = await fill(client, fresh);
        index = fresh;
        edition += 1;
      } finally {
        client.release();
      }
    },
    isReady: () => last !== undefined,
    edition: () => (last === undefined ? undefined : edition),
    close: async () => undefined,
  };
};

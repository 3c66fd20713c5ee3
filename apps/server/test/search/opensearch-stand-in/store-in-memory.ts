import type { Cluster } from '../../../src/gateways/search-engine/opensearch/cluster/cluster.ts';
import { Refusal } from './refusal.ts';
import { answer } from './routes.ts';
import { Store } from './store.ts';

/** The stand-in without HTTP, for tests that ask very often. */
export const storeInMemory = (): Cluster => {
  const store = new Store();
  return {
    ask: async ({ method, path, body, lines, query, mayBeMissing }) => {
      try {
        const answered = answer(
          { store, isBusyFor: () => false },
          {
            method,
            path: path.slice(1).split('/').map(decodeURIComponent),
            query: new URLSearchParams(query),
            body: lines ?? JSON.stringify(body),
          },
        );
        // As it would come over the line.
        return JSON.parse(JSON.stringify(answered));
      } catch (error) {
        if (error instanceof Refusal && error.status === 404 && mayBeMissing === true) return undefined;
        throw error;
      }
    },
    close: async () => undefined,
  };
};

import { type SearchDocument, SearchIndex } from '@grossist/search-index';
import type { World } from './world.ts';

/** The embedded engine in this thread, filled from memory. */
export const embeddedWorld = (): World => {
  let index = new SearchIndex();
  const documents = new Map<string, SearchDocument>();
  const registrations: ((index: SearchIndex) => void)[] = [];
  const register = (registration: (index: SearchIndex) => void): void => {
    registrations.push(registration);
    registration(index);
  };
  return {
    engine: {
      search: async (request) => index.search(request),
      complete: async (request) => index.complete(request),
      lookup: async (numbers, market, assortments) => index.lookup(numbers, market, assortments),
      caughtUp: async () => index.commit(),
      rebuild: async () => {
        const fresh = new SearchIndex();
        for (const registration of registrations) registration(fresh);
        fresh.put(documents.values());
        fresh.commit();
        index = fresh;
      },
      isReady: () => true,
      close: async () => undefined,
    },
    put: async (...changed) => {
      for (const document of changed) documents.set(document.key, document);
      index.put(changed);
    },
    remove: async (...keys) => {
      for (const key of keys) documents.delete(key);
      index.remove(keys);
    },
    register: async (...terms) => {
      for (const { kind, code, words } of terms) register((each) => each.registerTerms(kind, code, words));
    },
    synonyms: async (groups) => register((each) => each.registerSynonyms(groups)),
    featureOrder: async (classCode, features) => register((each) => each.registerFeatureOrder(classCode, features)),
    close: async () => undefined,
  };
};

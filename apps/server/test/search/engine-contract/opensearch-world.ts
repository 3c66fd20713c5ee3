import type { Database } from '../../../src/db/index.ts';
import type { SearchLog } from '../../../src/gateways/search-engine/opensearch/cluster/cluster.ts';
import { openOpenSearch } from '../../../src/gateways/search-engine/opensearch/open-opensearch.ts';
import { noteChanges } from '../../support/note-changes.ts';
import { type MemoryCatalogue, memoryCatalogue } from './memory-catalogue.ts';
import type { World } from './world.ts';

export interface OpenSearchWorldSettings {
  db: Database;
  connectionString: string;
  url: string;
  username?: string;
  password?: string;
  indexPrefix: string;
  log: SearchLog;
  /** Shared by several processes; a separate one by default. */
  catalogue?: MemoryCatalogue;
}

/** The adapter over a cluster, filled from memory; changes are noted in the database as the shop does. */
export const openSearchWorld = (settings: OpenSearchWorldSettings): World => {
  const { db, catalogue = memoryCatalogue() } = settings;
  const patience = { attempts: 4, first: 1, longest: 4 };
  const engine = openOpenSearch({ ...settings, source: catalogue.source, patience });
  return {
    engine,
    put: async (...documents) => {
      for (const document of documents) catalogue.documents.set(document.key, document);
      await noteChanges(
        db,
        documents.map(({ key }) => key),
      );
    },
    remove: async (...keys) => {
      for (const key of keys) catalogue.documents.delete(key);
      await noteChanges(db, keys);
    },
    register: async (...terms) => {
      for (const each of terms) catalogue.terms.set(`${each.kind} ${each.code}`, each);
    },
    synonyms: async (groups) => {
      catalogue.synonyms = groups;
    },
    featureOrder: async (classCode, features) => {
      catalogue.featureOrders.set(classCode, features);
    },
    close: () => engine.close(),
  };
};

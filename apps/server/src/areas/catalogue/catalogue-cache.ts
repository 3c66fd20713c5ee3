import type { Language } from '@grossist/domain';
import type { Database, Listener } from '../../db/index.ts';
import { NotifiedVersion, VersionedCache } from '../../versioned-cache.ts';
import { type FacetOverrides, readFacetOverrides } from './facet-visibility/overrides.ts';
import { type DocumentRow, type ReadDocuments, readDocuments } from './queries/find-documents.ts';
import type { Reference } from './reference/reference.ts';
import { REFERENCE_CHANGES, referenceReader } from './reference/reference-reader.ts';

/** About 2 kB each. */
const MOST_ROWS = 20_000;
/** One entry for each language. */
const MOST_LANGUAGES = 50;

/** What a process caches of the catalogue. Opened once for a database and injected where it is needed. */
export interface CatalogueCache {
  /** Returns rows of materials in the order of their SAP numbers. At most one query; none if all rows are cached. */
  documents: ReadDocuments;
  /** Returns the reference. No query while it is cached, one if it did not change since it was read. */
  reference: () => Promise<Reference>;
  /** Returns the overrides of a language. At most one query; none while they are cached. [fac-03] */
  facetOverrides: (language: Language) => Promise<FacetOverrides>;
  /** Version of all materials and assortments; undefined where changes are not notified, as are the versions below. */
  materialVersion: () => number | undefined;
  referenceVersion: () => number | undefined;
  facetOverrideVersion: () => number | undefined;
  /** Invalidates the overrides; for the process that committed a change of them. */
  facetOverridesChanged: () => void;
  /** Turns caching on: each change invalidates what depends on it. */
  subscribe(events: { subscribe: (...change: Parameters<Listener['subscribe']>) => unknown }): Promise<void>;
}

/** The database, and what the process caches of its catalogue. */
export interface CatalogueAccess {
  db: Database;
  catalogue: CatalogueCache;
}

const cachedDocuments = (db: Database, versionNow: () => number | undefined): ReadDocuments => {
  const read = readDocuments(db);
  const rows = new VersionedCache<DocumentRow>({ maxSize: MOST_ROWS });
  return async (keys, market) => {
    if (keys.length === 0) return [];
    const keyOf = new Map(keys.map((key) => [`${market} ${key}`, key]));
    const found = await rows.getMany([...keyOf.keys()], versionNow, async (missing) => {
      const loaded = await read(
        missing.flatMap((cacheKey) => keyOf.get(cacheKey) ?? []),
        market,
      );
      return new Map(loaded.map((row) => [`${market} ${row.sap_material_number}`, row]));
    });
    return keys.flatMap((key) => found.get(`${market} ${key}`) ?? []);
  };
};

/** Opens the caches of a database's catalogue. Nothing is cached before `subscribe`. */
export const openCatalogueCache = (db: Database): CatalogueCache => {
  const materials = new NotifiedVersion();
  const references = new NotifiedVersion();
  const overrides = new NotifiedVersion();
  const readReference = referenceReader(db);
  const reference = new VersionedCache<Reference>({ maxSize: 1 });
  const overridesByLanguage = new VersionedCache<FacetOverrides>({ maxSize: MOST_LANGUAGES });
  return {
    documents: cachedDocuments(db, materials.now),
    reference: () => reference.get('', references.now, readReference),
    facetOverrides: (language) =>
      overridesByLanguage.get(language, overrides.now, () => readFacetOverrides(db, language)),
    materialVersion: materials.now,
    referenceVersion: references.now,
    facetOverrideVersion: overrides.now,
    facetOverridesChanged: overrides.changed,
    subscribe: async (events) => {
      await events.subscribe('search_changes', materials.subscriber());
      await events.subscribe(REFERENCE_CHANGES, references.subscriber());
      await events.subscribe('facet_overrides', overrides.subscriber());
    },
  };
};

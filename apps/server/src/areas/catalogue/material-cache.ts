import type { Database, Subscriber } from '../../db/index.ts';
import { VersionedCache } from '../../versioned-cache.ts';
import type { DocumentRow } from './queries/find-documents.ts';

/** About 2 kB each. */
const MOST_ROWS = 20_000;

export type ReadDocuments = (keys: readonly string[], market: string) => Promise<readonly DocumentRow[]>;

interface MaterialCache {
  /** Incremented by every notification that materials changed. */
  version: number;
  rows: VersionedCache<DocumentRow>;
}

const caches = new WeakMap<Database, MaterialCache>();

/**
 * Turns on the caches of a database that depend on materials.
 * @returns the subscriber of changes of materials (channel "search_changes"), which invalidates them
 */
export const followMaterialChanges = (db: Database): Subscriber => {
  const cache: MaterialCache = { version: 0, rows: new VersionedCache({ maxSize: MOST_ROWS }) };
  caches.set(db, cache);
  const invalidate = (): void => {
    cache.version += 1;
  };
  return { notified: invalidate, resync: invalidate };
};

/** Returns the version of all materials and assortments of a database; undefined where changes are not notified. */
export const materialVersion = (db: Database): number | undefined => caches.get(db)?.version;

/** Caches the rows of materials by market and SAP number; at most one query; reads them each time where changes are not notified. */
export const cachedDocuments =
  (db: Database, read: ReadDocuments): ReadDocuments =>
  async (keys, market) => {
    const cache = caches.get(db);
    if (cache === undefined) return read(keys, market);
    const cacheKeys = new Map(keys.map((key) => [`${market} ${key}`, key]));
    const rows = await cache.rows.getMany(
      [...cacheKeys.keys()],
      () => cache.version,
      async (missing) => {
        const found = await read(
          missing.flatMap((cacheKey) => cacheKeys.get(cacheKey) ?? []),
          market,
        );
        return new Map(found.map((row) => [`${market} ${row.sap_material_number}`, row]));
      },
    );
    return keys.flatMap((key) => rows.get(`${market} ${key}`) ?? []);
  };

import { documentKinds, materialPictures } from '../../src/areas/documents/index.ts';
import { findSession } from '../../src/areas/identity/index.ts';
import { openPriceCache } from '../../src/areas/pricing/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import { withCachesOf } from './change-notifications.ts';
import { mediaInTests } from './media-in-tests.ts';
import { typesetterInProcess } from './typesetter-in-process.ts';

/** What makes documents of catalogs, with the typesetter in the test's own thread and prices that are not cached. */
export const catalogueDocuments = (db: Database, erp: Erp, now: () => number = Date.now) => {
  const deps = {
    ...withCachesOf(db),
    prices: openPriceCache(erp, { freshMs: 0, staleMs: 0 }),
    typesetter: typesetterInProcess,
    store: mediaInTests(db),
    picturesOf: materialPictures({ db, store: mediaInTests(db) }),
    publicUrl: () => 'https://shop.example.test/',
    now,
  };
  return { ...deps, kinds: documentKinds(deps), findSession: findSession(db), wake: async () => undefined };
};

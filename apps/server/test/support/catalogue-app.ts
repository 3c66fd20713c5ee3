import type { Pool } from 'pg';
import { beforeAll } from 'vitest';
import { catalogueRoutes } from '../../src/areas/catalogue/index.ts';
import { contentRoutes } from '../../src/areas/content/index.ts';
import { identityRoutes } from '../../src/areas/identity/index.ts';
import { listRoutes } from '../../src/areas/lists/index.ts';
import { openPriceCache } from '../../src/areas/pricing/index.ts';
import { searchRoutes } from '../../src/areas/search/index.ts';
import { translationRoutes } from '../../src/areas/translations/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { aCatalogue } from './a-catalogue.ts';
import { withCachesOf } from './change-notifications.ts';
import { inProcessSearch } from './in-process-search.ts';
import { type TestApp, testApp } from './test-app.ts';

const answersOf = (db: Database, search: SearchEngine) => [
  ...identityRoutes({ db, signInFailures: 0 }),
  ...catalogueRoutes({ ...withCachesOf(db), search }),
  ...searchRoutes({ ...withCachesOf(db), search, prices: openPriceCache(openEmbeddedErp(db)) }),
  ...listRoutes(withCachesOf(db)),
  ...contentRoutes({ ...withCachesOf(db), erp: openEmbeddedErp(db), search }),
  ...translationRoutes({ db }),
];

/** Catalogue and search over an engine. */
export const appOver = (db: Database, search: SearchEngine): TestApp => testApp(db, { answers: answersOf(db, search) });

/** Catalogue and search over the small catalogue, which is imported and found before the first test. */
export const catalogueApp = ({ db, pool }: { db: Database; pool: Pool }): TestApp => {
  const search = inProcessSearch(pool);
  beforeAll(async () => {
    await aCatalogue(db);
    await search.caughtUp();
  });
  return appOver(db, search);
};

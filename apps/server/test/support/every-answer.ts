import type { Pool } from 'pg';
import { analyticsRoutes } from '../../src/areas/analytics/index.ts';
import { auditRoutes } from '../../src/areas/audit/index.ts';
import { catalogueRoutes } from '../../src/areas/catalogue/index.ts';
import { pdfCatalogueSearchRoutes } from '../../src/areas/catalogues/index.ts';
import { contentRoutes } from '../../src/areas/content/index.ts';
import { importRoutes } from '../../src/areas/imports/index.ts';
import { mediaRoutes } from '../../src/areas/media/index.ts';
import { orderValidationRoutes } from '../../src/areas/order-validation/index.ts';
import { placeLines } from '../../src/areas/orders/index.ts';
import { openPriceCache } from '../../src/areas/pricing/index.ts';
import { searchRoutes } from '../../src/areas/search/index.ts';
import { translationRoutes } from '../../src/areas/translations/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import type { Answer } from '../../src/http/answer.ts';
import { aSimulatedOutage } from './a-simulated-outage.ts';
import { withCachesOf } from './change-notifications.ts';
import { hashEmail } from './hash-email.ts';
import { inProcessSearch } from './in-process-search.ts';
import { mediaInTests } from './media-in-tests.ts';
import { sandboxCards } from './sandbox-cards.ts';
import { buyersAnswers } from './shop-answers.ts';

/** A working day on which everything is open: 1 December 2025, 10:00 in Copenhagen. */
const now = (): number => Date.parse('2025-12-01T10:00:00+01:00');

/** Handlers of every call of the shop, over an engine that is filled on request. */
export const everyAnswer = (db: Database, pool: Pool): { answers: readonly Answer[]; search: SearchEngine } => {
  const search = inProcessSearch(pool);
  const erp = openEmbeddedErp(db, now, { isDemo: true });
  const caches = withCachesOf(db);
  const answers = [
    ...buyersAnswers(db, erp, undefined, undefined, {
      outage: aSimulatedOutage(),
      now,
      card: sandboxCards(db, { now }),
    }),
    ...catalogueRoutes({ ...caches, search }),
    ...searchRoutes({ ...caches, search, prices: openPriceCache(erp) }),
    ...mediaRoutes({ db, store: mediaInTests(db), companyBytes: 1_000_000, now }),
    ...pdfCatalogueSearchRoutes({ ...caches, search }),
    ...importRoutes({ db, wake: async () => undefined }),
    ...contentRoutes({ ...caches, erp, search }),
    ...translationRoutes({ db }),
    ...analyticsRoutes({ db }),
    ...auditRoutes({ db, hashEmail }),
    ...orderValidationRoutes({ db, erp, search, now, placeLines: placeLines({ db, erp, now }) }),
  ];
  return { answers, search };
};

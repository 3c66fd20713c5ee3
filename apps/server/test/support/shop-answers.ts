import { accountingRoutes } from '../../src/areas/accounting/index.ts';
import { assortmentRoutes } from '../../src/areas/assortments/index.ts';
import {
  type CartDeps,
  cartRoutes,
  destinationOfActiveCart,
  type ReadListFile,
  readListFile,
  readOrderLinesFile,
} from '../../src/areas/cart/index.ts';
import { pdfCatalogueRoutes } from '../../src/areas/catalogues/index.ts';
import { deliveryRoutes } from '../../src/areas/delivery/index.ts';
import { deskRoutes } from '../../src/areas/desk/index.ts';
import { documentRoutes, shelfLabelRoutes } from '../../src/areas/documents/index.ts';
import { failedOperationRoutes, type RetryQueues } from '../../src/areas/failed-operations/index.ts';
import { identityRoutes } from '../../src/areas/identity/index.ts';
import { kitsRoutes } from '../../src/areas/kits/index.ts';
import { listOrderingRoutes, listRoutes } from '../../src/areas/lists/index.ts';
import { messageRoutes } from '../../src/areas/messages/index.ts';
import { type CardDeps, orderRoutes } from '../../src/areas/orders/index.ts';
import { openPriceCache, type PriceCache, type PricingDeps, pricingRoutes } from '../../src/areas/pricing/index.ts';
import { punchoutRoutes } from '../../src/areas/punchout/index.ts';
import { recommendationRoutes } from '../../src/areas/recommendations/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import type { Geocoder } from '../../src/gateways/geocoding/port.ts';
import { openEmbeddedRecommender } from '../../src/gateways/recommender/embedded/open-embedded-recommender.ts';
import type { Answer } from '../../src/http/answer.ts';
import { hasNotifications, notifyPrices, withCachesOf } from './change-notifications.ts';

export interface PricingTraits {
  /** The cache of prices; with production's presets unless given, or none where changes are not notified. */
  prices?: PriceCache;
  outage?: PricingDeps['outage'];
  /** The clock for closing times; the machine's by default. */
  now?: () => number;
  /** The payment service; none by default. */
  card?: CardDeps;
  /** Publishes additions; the database itself by default. */
  publisher?: CartDeps['publisher'];
  /** Parses uploaded order lines; in the test's own thread by default. */
  readLinesFile?: CartDeps['readLinesFile'];
  /** Called when an operation is retried; does nothing by default. */
  queues?: RetryQueues;
}

/** The test's clock, but never standing still: what is priced and what changes are at different times. */
const running = (now: () => number): (() => number) => {
  const started = Date.now();
  return () => now() + Date.now() - started;
};

const readOnThisThread: CartDeps['readLinesFile'] = (_, { fileName, content, reading }) =>
  readOrderLinesFile(fileName, Buffer.from(content), reading);

const readListOnThisThread: ReadListFile = (_, { fileName, content, reading, mostRows }) =>
  readListFile(fileName, Buffer.from(content), { ...reading, mostRows });

/** What answers a buyer's calls: everything but catalogue and search. */
export const buyersAnswers = (
  db: Database,
  erp: Erp,
  signInFailures = 0,
  geocoder: Geocoder = openEmbeddedGeocoder(db),
  {
    now,
    prices = openPriceCache(erp, hasNotifications(db) ? {} : { freshMs: 0, staleMs: 0 }, now && running(now)),
    outage,
    card,
    queues,
    publisher,
    readLinesFile = readOnThisThread,
  }: PricingTraits = {},
): readonly Answer[] => {
  notifyPrices(db, prices);
  const caches = withCachesOf(db);
  return [
    ...identityRoutes({ db, signInFailures }),
    ...assortmentRoutes({ db }),
    ...deskRoutes({ db, signInFailures }),
    ...pricingRoutes({ ...caches, erp, prices, destinationOf: destinationOfActiveCart(db), outage }),
    ...cartRoutes({
      ...caches,
      erp,
      prices,
      geocoder,
      readLinesFile,
      ...(now && { now }),
      ...(publisher && { publisher }),
    }),
    ...kitsRoutes({ db, erp, readLinesFile }),
    ...shelfLabelRoutes({ ...caches, prices, wakeDocuments: async () => undefined }),
    ...documentRoutes({ db }),
    ...deliveryRoutes({ db, erp, geocoder }),
    ...accountingRoutes({ db }),
    ...orderRoutes({ db, erp, geocoder, card, ...(now && { now }) }),
    ...punchoutRoutes({ db, erp, ...(now && { now }) }),
    ...failedOperationRoutes({ db, queues: queues ?? { order: async () => undefined, payment: card?.wake } }),
    ...messageRoutes({ db }),
    ...listRoutes(caches),
    ...pdfCatalogueRoutes({ ...caches, ...(now && { now }) }),
    ...listOrderingRoutes({ ...caches, erp, readListFile: readListOnThisThread }),
    ...recommendationRoutes({ db, erp, recommender: openEmbeddedRecommender(db) }),
  ];
};

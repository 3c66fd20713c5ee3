import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import {
  selectAnalyticsForwarder,
  selectCardService,
  selectGeocoder,
  selectMediaStore,
  selectSearchEngine,
} from './adapter-selection.ts';
import { hashEmailBy, openErasedPeopleKey } from './areas/audit/index.ts';
import { openCatalogueCache } from './areas/catalogue/index.ts';
import { findSession, openSessionEnds, SESSIONS_ENDED } from './areas/identity/index.ts';
import { openAskableMaterials, openPriceCache } from './areas/pricing/index.ts';
import { type Database, type Listener, migrate, openDatabase, openListener } from './db/index.ts';
import { openEmbeddedErp } from './gateways/erp/embedded/open-embedded-erp.ts';
import { erpMetrics, openDemoOutage, openResilientErp, withSimulatedOutage } from './gateways/erp/resilience/index.ts';
import { openSapErp, watchSapOrders } from './gateways/erp/sap/index.ts';
import { openSmtp } from './gateways/mail/smtp/open-smtp.ts';
import { openStoredMail } from './gateways/mail/stored/open-stored-mail.ts';
import { openEmbeddedRecommender } from './gateways/recommender/embedded/open-embedded-recommender.ts';
import { openTypst } from './gateways/typesetting/embedded/open-typst.ts';
import type { Metrics } from './http/metrics.ts';
import { openImageProcessor } from './images/index.ts';
import { openPublicFetch } from './public-fetch/index.ts';
import type { Settings } from './settings.ts';
import { openSheetMaker } from './sheet-maker/index.ts';

export interface SharedPartsDeps {
  settings: Settings;
  /** Folder of the built server. */
  build: string;
  log: Logger;
  metrics: Metrics;
  /** Returns the URL at which people reach the shop, known once it listens. */
  shopAddress: () => string;
}

/** Opens the migrated database and its notifications, and the caches that several areas share. */
const openStorage = async ({ settings, build, log }: SharedPartsDeps) => {
  const { databaseUrl, dataDirectory, databasePoolSize: poolSize } = settings;
  const database = await openDatabase(
    { databaseUrl, dataDirectory, poolSize, applicationName: 'grossist server' },
    log,
  );
  const { db, pool, connectionString } = database;
  await migrate(pool, join(build, 'migrations'));
  const events = await openListener(connectionString, log);
  const catalogue = openCatalogueCache(db);
  await catalogue.subscribe(events);
  const askable = openAskableMaterials({ db, catalogue });
  const sessionEnds = openSessionEnds();
  await events.subscribe(SESSIONS_ENDED, sessionEnds.subscriber);
  return {
    db,
    pool,
    connectionString,
    events,
    catalogue,
    askable,
    sessionEnds,
    findSession: findSession(db, settings.sessionIdleMinutes),
    closeDatabase: database.close,
  };
};

/** Opens the ERP behind its resilience, and the cache of its prices. */
const openErp = async ({ settings, log, metrics }: SharedPartsDeps, db: Database, events: Listener) => {
  const outage = settings.demo && (await openDemoOutage(db, events));
  const tables = openEmbeddedErp(db, Date.now, { isDemo: settings.demo !== undefined });
  const sap = settings.sap && { ...settings.sap, fetch, log, now: Date.now };
  const wholesaler = sap ? openSapErp({ db, settings: sap, elsewhere: tables }) : tables;
  if (sap) watchSapOrders(metrics.registry, db);
  const erp = openResilientErp(outage ? withSimulatedOutage(wholesaler, outage.now) : wholesaler, {
    settings: settings.erp,
    metrics: erpMetrics(log, metrics.registry),
  });
  const prices = openPriceCache(erp, settings.priceCache);
  await events.subscribe('erp_changes', prices.materialsChanged);
  await events.subscribe('search_changes', prices.anythingChanged);
  return { erp, sap, prices, outage: outage && { ...outage, breakerState: erp.breakerState } };
};

/** Opens the other systems outside, and the threads that several areas use. */
const openGateways = ({ settings, build, log }: SharedPartsDeps, db: Database, connectionString: string) => {
  const { smtp } = settings.messages;
  const workerFile = (name: string): URL => pathToFileURL(join(build, `${name}.js`));
  const images = openImageProcessor();
  return {
    workerFile,
    images,
    forwarder: selectAnalyticsForwarder(settings),
    geocoder: selectGeocoder(db, settings),
    recommender: openEmbeddedRecommender(db),
    typesetter: openTypst({ workerFile: workerFile('pdf-worker') }),
    store: selectMediaStore(db, images, settings),
    fetchFile: settings.media.fetching && openPublicFetch(settings.media.fetching),
    sheets: openSheetMaker({ workerFile: workerFile('sheet-worker') }),
    search: selectSearchEngine(settings, { connectionString, workerFile: workerFile('search-worker'), log }),
    mailer: smtp === undefined ? openStoredMail(db) : openSmtp(smtp),
  };
};

/**
 * Opens what several areas use: the database, caches, systems outside and threads.
 * @returns the parts, with `close`, which closes them all
 */
export const openSharedParts = async (deps: SharedPartsDeps) => {
  const { settings, log, metrics, shopAddress } = deps;
  const { closeDatabase, ...storage } = await openStorage(deps);
  const { db, events, connectionString } = storage;
  const erp = await openErp(deps, db, events);
  const gateways = openGateways(deps, db, connectionString);
  const erasedPeopleKey = await openErasedPeopleKey(settings.dataDirectory);
  return {
    ...storage,
    ...erp,
    ...gateways,
    cards: await selectCardService(db, settings, shopAddress),
    erasedPeopleKey,
    hashEmail: hashEmailBy(erasedPeopleKey),
    log,
    registry: metrics.registry,
    close: async (): Promise<void> => {
      await gateways.mailer.close();
      await gateways.typesetter.close();
      await gateways.sheets.close();
      await gateways.search.close();
      await events.close();
      await closeDatabase();
    },
  };
};

export type SharedParts = Awaited<ReturnType<typeof openSharedParts>>;

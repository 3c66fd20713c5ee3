import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operations } from '@grossist/contracts';
import { accountingRoutes } from './areas/accounting/index.ts';
import {
  CART_CHANGES,
  cartRoutes,
  openCartEvents,
  registerCartEvents,
  registerCartExport,
} from './areas/cart/index.ts';
import { catalogueRoutes, followFacetOverrides, keepDocuments } from './areas/catalogue/index.ts';
import { contentRoutes, makeDemoContent, registerSitemap } from './areas/content/index.ts';
import { deliveryRoutes } from './areas/delivery/index.ts';
import { findSession, identityRoutes } from './areas/identity/index.ts';
import {
  importRoutes,
  importThread,
  makeDemo,
  progressText,
  registerImportUpload,
  tidyUploads,
} from './areas/imports/index.ts';
import { registerMedia } from './areas/media/index.ts';
import { orderRoutes } from './areas/orders/index.ts';
import { keepPrices, pricingRoutes } from './areas/pricing/index.ts';
import { recommendationRoutes } from './areas/recommendations/index.ts';
import { searchRoutes } from './areas/search/index.ts';
import { translationRoutes } from './areas/translations/index.ts';
import { migrate, openDatabase, openListener } from './db/index.ts';
import { openEmbeddedErp } from './gateways/erp/embedded/index.ts';
import { erpInWeather, openDemoWeather, openSteadyErp, watchErp } from './gateways/erp/steady/index.ts';
import { openAdressevaelger } from './gateways/geocoding/adressevaelger/index.ts';
import { openEmbeddedGeocoder } from './gateways/geocoding/embedded/index.ts';
import { openMaps } from './gateways/geocoding/maps/index.ts';
import { openEmbeddedRecommender } from './gateways/recommender/embedded/index.ts';
import { openEmbeddedSearch } from './gateways/search-engine/embedded/index.ts';
import { openOpenSearch } from './gateways/search-engine/opensearch/index.ts';
import { openTypst } from './gateways/typesetting/embedded/index.ts';
import type { Answer } from './http/answer.ts';
import { answerNotFound } from './http/failures.ts';
import { registerHealth } from './http/health.ts';
import { registerLimits } from './http/limits.ts';
import { makeLog } from './http/log.ts';
import { makeMetrics, registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { callWithin, registerOperationRoutes } from './http/operation-routes.ts';
import { registerPacking } from './http/packing.ts';
import { registerPages } from './http/pages/pages.ts';
import { loadRenderer } from './http/pages/renderer.ts';
import { registerReadiness } from './http/readiness.ts';
import { registerRequestLog } from './http/request-log.ts';
import { makeServer } from './http/server.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { startJobs, wakeImports } from './jobs/index.ts';
import type { Settings } from './settings.ts';
import { processTerminal, progressLine } from './terminal.ts';

export interface Shop {
  /** Makes the demo where it is wanted, fills the search; resolves once the shop can serve. */
  start(): Promise<void>;
  address(): string;
  /** Lets requests finish, then closes everything. */
  close(): Promise<void>;
}

/** Every room of the house and what goes into it: reading this file is seeing the shop. */
export const openShop = async (settings: Settings, root: string): Promise<Shop> => {
  const build = join(root, 'apps/server/build');
  const web = join(root, 'apps/web/build');
  const log = makeLog(settings.logLevel);
  const [database, render] = await Promise.all([
    openDatabase(
      {
        databaseUrl: settings.databaseUrl,
        dataDirectory: settings.dataDirectory,
        poolSize: settings.databasePoolSize,
        applicationName: 'grossist server',
      },
      log,
    ),
    loadRenderer(join(web, 'server/index.js'), settings.production),
  ]);
  const { db, pool, connectionString } = database;
  await migrate(pool, join(build, 'migrations'));

  const events = await openListener(connectionString, log);
  await events.subscribe('search_changes', keepDocuments(db));
  await events.subscribe('facet_overrides', followFacetOverrides(db));
  const cartEvents = openCartEvents();
  await events.subscribe(CART_CHANGES, cartEvents.subscriber);
  const metrics = makeMetrics();
  const weather = settings.demo && (await openDemoWeather(db, events));
  const wholesaler = openEmbeddedErp(db);
  const erp = openSteadyErp(weather ? erpInWeather(wholesaler, weather.now) : wholesaler, {
    settings: settings.erp,
    watch: watchErp(log, metrics.registry),
  });
  const prices = keepPrices(erp, settings.keptPrices);
  await events.subscribe('erp_changes', prices.materialsChanged);
  await events.subscribe('search_changes', prices.anythingChanged);
  const places = openEmbeddedGeocoder(db);
  const { geocoding } = settings;
  const geocoder =
    geocoding === undefined
      ? places
      : geocoding.service === 'maps'
        ? openMaps({ ...geocoding, fetch, elsewhere: places })
        : openAdressevaelger({ ...geocoding, fetch, elsewhere: places });
  const recommender = openEmbeddedRecommender(db);
  const typesetter = openTypst({ workerFile: pathToFileURL(join(build, 'pdf-worker.js')) });
  const search =
    settings.openSearch === undefined
      ? openEmbeddedSearch({
          connectionString,
          workerFile: pathToFileURL(join(build, 'search-worker.js')),
          directory: join(settings.dataDirectory, 'search'),
          threads: settings.searchThreads,
          log,
        })
      : openOpenSearch({ ...settings.openSearch, connectionString, log });

  const uploads = join(settings.dataDirectory, 'imports');
  const imports = importThread({
    connectionString,
    folder: uploads,
    workerFile: pathToFileURL(join(build, 'import-worker.js')),
    log,
  });

  const answers: readonly Answer[] = [
    ...identityRoutes({ db, signInFailures: settings.signInFailures }),
    ...catalogueRoutes({ db, search }),
    ...searchRoutes({ db, search }),
    ...contentRoutes({ db, search }),
    ...translationRoutes({ db }),
    ...pricingRoutes({ db, erp, prices, weather: weather && { ...weather, breakerState: erp.breakerState } }),
    ...cartRoutes({ db, erp, prices, geocoder }),
    ...deliveryRoutes({ db, erp, geocoder }),
    ...accountingRoutes({ db }),
    ...orderRoutes({ db, erp }),
    ...recommendationRoutes({ db, erp, recommender }),
    ...importRoutes({ db, wake: wakeImports(pool) }),
  ];

  let isOpen = false;
  const sessions = findSession(db);
  const secureCookies = settings.publicUrl?.startsWith('https:') ?? false;
  const app = makeServer({ log, trustedProxies: settings.trustedProxies });
  registerPacking(app);
  registerRequestLog(app, metrics);
  registerHealth(app, {
    missing: async () => {
      const answersNow = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      return [
        ...(answersNow ? [] : ['database']),
        ...(search.isReady() ? [] : ['search']),
        ...(isOpen ? [] : ['start']),
      ];
    },
  });
  registerReadiness(app, () => isOpen);
  registerLimits(app, settings.requestsPerMinute);
  registerMetrics(app, metrics);
  registerOpenApi(app, operations);
  registerStaticFiles(app, join(web, 'client'));
  registerMedia(app, { db });
  registerSitemap(app, { db, publicUrl: settings.publicUrl });
  registerOperationRoutes(app, { answers, findSession: sessions, secureCookies });
  registerImportUpload(app, {
    db,
    folder: uploads,
    mostBytes: settings.imports.mostBytes,
    findSession: sessions,
    wake: wakeImports(pool),
  });
  registerCartEvents(app, { events: cartEvents, findSession: sessions });
  registerCartExport(app, { db, erp, typesetter, findSession: sessions });
  app.all('/api/*', async (request, reply) => answerNotFound(request, reply));
  registerPages(app, {
    render,
    findSession: sessions,
    callWithin: callWithin(answers),
    secureCookies,
    isDemo: settings.demo !== undefined,
  });
  app.setNotFoundHandler(answerNotFound);
  const stopping = new AbortController();
  let jobs: ReturnType<typeof startJobs> | undefined;

  return {
    start: async () => {
      await app.listen({ port: settings.port, host: settings.host });
      if (settings.demo !== undefined) {
        const progress = progressLine(processTerminal());
        const today = new Date().toISOString().slice(0, 10);
        await makeDemo({
          db,
          signal: stopping.signal,
          onProgress: (counts) => progress.show(`Making the demo wholesaler: ${progressText(counts)}`),
        })({ ...settings.demo, today }).finally(progress.end);
        await makeDemoContent(db)();
      }
      await search.caughtUp();
      isOpen = true;
      const tidy = () => tidyUploads({ db, folder: uploads, keptDays: settings.imports.keptDays });
      jobs = startJobs({ pool, log, imports: { work: imports.work, tidy }, learn: recommender.learn });
      jobs.catch((error: unknown) => log.error({ err: error }, 'background jobs did not start'));
    },
    address: () => {
      const [listening] = app.addresses();
      const port = typeof listening === 'object' ? listening.port : settings.port;
      return settings.publicUrl ?? `http://${settings.host}:${port}/`;
    },
    close: async () => {
      stopping.abort();
      await app.close();
      await imports.close();
      // A shop that is stopped while it starts has jobs that are only beginning.
      await (await jobs?.catch(() => undefined))?.stop();
      await typesetter.close();
      await search.close();
      await events.close();
      await database.close();
    },
  };
};

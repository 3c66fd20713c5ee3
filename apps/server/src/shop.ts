import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operations } from '@grossist/contracts';
import { cartRoutes } from './areas/cart/index.ts';
import { catalogueRoutes } from './areas/catalogue/index.ts';
import { deliveryRoutes } from './areas/delivery/index.ts';
import { findSession, identityRoutes } from './areas/identity/index.ts';
import { makeDemo, progressText } from './areas/imports/index.ts';
import { registerMedia } from './areas/media/index.ts';
import { orderRoutes } from './areas/orders/index.ts';
import { pricingRoutes } from './areas/pricing/index.ts';
import { searchRoutes } from './areas/search/index.ts';
import { migrate, openDatabase } from './db/index.ts';
import { openEmbeddedErp } from './gateways/erp/embedded/index.ts';
import { openEmbeddedSearch } from './gateways/search-engine/embedded/index.ts';
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
import { startJobs } from './jobs/index.ts';
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

  const erp = openEmbeddedErp(db);
  const search = openEmbeddedSearch({
    connectionString,
    workerFile: pathToFileURL(join(build, 'search-worker.js')),
    log,
  });

  const answers: readonly Answer[] = [
    ...identityRoutes({ db, signInFailures: settings.signInFailures }),
    ...catalogueRoutes({ db, search }),
    ...searchRoutes({ db, search }),
    ...pricingRoutes({ erp }),
    ...cartRoutes({ db, erp }),
    ...deliveryRoutes({ db }),
    ...orderRoutes({ db, erp }),
  ];

  let isOpen = false;
  const metrics = makeMetrics();
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
  registerOperationRoutes(app, { answers, findSession: sessions, secureCookies });
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
      }
      await search.caughtUp();
      isOpen = true;
      jobs = startJobs({ pool, log });
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
      // A shop that is stopped while it starts has jobs that are only beginning.
      await (await jobs?.catch(() => undefined))?.stop();
      await search.close();
      await database.close();
    },
  };
};

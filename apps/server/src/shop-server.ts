import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Area, EventStream } from './area.ts';
import { presentContext } from './areas/identity/index.ts';
import type { Answer } from './http/answer.ts';
import { registerApiDocs } from './http/api-docs/register-api-docs.ts';
import { registerApiDocument } from './http/api-document/api-document.ts';
import { registerCompression } from './http/compression.ts';
import { answerNotFound } from './http/failure-response.ts';
import { registerHealth, registerReadiness } from './http/health.ts';
import { isReadableLog, registerRequestLog } from './http/log.ts';
import { type Metrics, registerMetrics } from './http/metrics.ts';
import { callWithin, registerOperationRoutes } from './http/operation-routes.ts';
import { type RenderPage, registerPages } from './http/pages/pages.ts';
import { registerLimits } from './http/rate-limits.ts';
import type { makeServer } from './http/server.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerStorage, watchStorage } from './http/storage.ts';
import type { Settings } from './settings.ts';
import type { SharedParts } from './shared-parts.ts';

type ShopServer = ReturnType<typeof makeServer>;

export interface ShopServerDeps {
  settings: Settings;
  /** Folder of the built pages. */
  web: string;
  render: RenderPage;
  metrics: Metrics;
  parts: SharedParts;
  areas: readonly Area[];
  answers: readonly Answer[];
  serveEvents(app: FastifyInstance, further: readonly EventStream[]): void;
  /** Returns false until the start ended. */
  isOpen: () => boolean;
}

/** Registers what every response passes, and routes about the process itself. */
const registerBasics = (app: ShopServer, { settings, web, metrics, parts, isOpen }: ShopServerDeps): void => {
  const { pool, db, search } = parts;
  const storage = watchStorage(settings.dataDirectory);
  registerCompression(app);
  registerRequestLog(app, metrics, { level: isReadableLog(settings) ? 'debug' : 'info' });
  registerStorage(app, storage);
  registerHealth(app, {
    missing: async () => {
      const isAnswering = await pool.query('select 1').then(
        () => true,
        () => false,
      );
      return [
        ...(isAnswering ? [] : ['database']),
        ...((await storage.isWritable()) ? [] : ['disk space']),
        ...(search.isReady() ? [] : ['search']),
        ...(isOpen() ? [] : ['start']),
        ...(app.stopping.isStopping() ? ['stopping'] : []),
      ];
    },
  });
  registerReadiness(app, isOpen);
  registerLimits(app, db, settings.requestsPerMinute);
  registerMetrics(app, metrics, settings.metrics);
  registerApiDocument(app, { publicUrl: settings.publicUrl });
  if (settings.apiDocs) registerApiDocs(app);
  registerStaticFiles(app, join(web, 'client'));
};

/** Registers everything that the shop serves. */
export const registerShop = (app: ShopServer, deps: ShopServerDeps): void => {
  const { settings, render, areas, answers, serveEvents } = deps;
  const { findSession } = deps.parts;
  registerBasics(app, deps);
  registerOperationRoutes(app, { answers, findSession });
  for (const area of areas) area.register?.(app);
  serveEvents(
    app,
    areas.flatMap(({ stream }) => stream ?? []),
  );
  app.all('/api/*', async (request, reply) => answerNotFound(request, reply));
  registerPages(app, {
    render,
    findSession,
    callWithin: callWithin(answers),
    presentUser: presentContext,
    publicUrl: settings.publicUrl,
    isDemo: settings.demo !== undefined,
    ...(settings.media.cloudinary && { imageOrigin: new URL(settings.media.cloudinary.deliveryUrl).origin }),
  });
  app.setNotFoundHandler(answerNotFound);
};

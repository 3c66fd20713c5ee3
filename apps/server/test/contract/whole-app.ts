import type { RouteOptions } from 'fastify';
import { afterAll } from 'vitest';
import { registerReportFiles } from '../../src/areas/analytics/index.ts';
import { openCartEvents, registerCartEvents } from '../../src/areas/cart/index.ts';
import { registerDefaultLogo } from '../../src/areas/catalogues/index.ts';
import { registerSitemap } from '../../src/areas/content/index.ts';
import { findSession, openSessionEnds } from '../../src/areas/identity/index.ts';
import { registerImportUpload } from '../../src/areas/imports/index.ts';
import {
  registerDataSheets,
  registerMedia,
  registerMediaFiles,
  registerMediaUploads,
} from '../../src/areas/media/index.ts';
import { readDocument, registerValidationFiles } from '../../src/areas/order-validation/index.ts';
import { recordPayment } from '../../src/areas/orders/index.ts';
import { registerPaymentWebhook } from '../../src/gateways/payment/webhook-route.ts';
import { registerApiDocs } from '../../src/http/api-docs/register-api-docs.ts';
import { makeMetrics, registerMetrics } from '../../src/http/metrics.ts';
import { silentSearch } from '../support/a-validation.ts';
import { withCachesOf } from '../support/change-notifications.ts';
import { clientOf } from '../support/client.ts';
import type { testDatabase } from '../support/database.ts';
import type { everyAnswer } from '../support/every-answer.ts';
import { imagesInTests, mediaInTests } from '../support/media-in-tests.ts';
import { punchoutApp } from '../support/punchout-app.ts';
import { sandboxCards } from '../support/sandbox-cards.ts';
import { typesetterInProcess } from '../support/typesetter-in-process.ts';

export const METRICS_TOKEN = 'a-token-of-the-metrics';

/** All calls of the shop, those of files among them, without pages. Call it while tests are collected. */
export const wholeApp = (
  { db }: Awaited<ReturnType<typeof testDatabase>>,
  answers: ReturnType<typeof everyAnswer>['answers'],
) => {
  const routes: RouteOptions[] = [];
  const shop = punchoutApp(db, {
    answers,
    search: silentSearch,
    isDemo: true,
    onRoute: (route) => void routes.push(route),
  });
  const { app } = shop;
  const sessions = findSession(db);
  const erp = sandboxCards(db).erp;
  registerMetrics(app, makeMetrics(), { token: METRICS_TOKEN, addresses: [] });
  registerApiDocs(app);
  const media = { db, store: mediaInTests(db), findSession: sessions };
  registerMedia(app, media);
  registerMediaFiles(app, media);
  registerDataSheets(app, { ...media, ...withCachesOf(db), search: silentSearch, typesetter: typesetterInProcess });
  registerMediaUploads(app, { ...media, images: imagesInTests, companyBytes: 1_000_000, uploadsPerHour: 0 });
  registerDefaultLogo(app, { ...media, images: imagesInTests, companyBytes: 1_000_000, uploadsPerHour: 0 });
  registerReportFiles(app, { db, findSession: sessions });
  registerSitemap(app, { ...withCachesOf(db), publicUrl: undefined });
  registerImportUpload(app, { db, mostBytes: 1024, findSession: sessions, wake: async () => undefined });
  registerValidationFiles(app, {
    db,
    erp,
    search: silentSearch,
    findSession: sessions,
    read: readDocument,
    wake: async () => undefined,
  });
  registerCartEvents(app, { events: openCartEvents(), sessionEnds: openSessionEnds(), findSession: sessions });
  const card = sandboxCards(db);
  registerPaymentWebhook(app, { payments: card.payments, handleEvent: recordPayment(card) });
  afterAll(() => app.close());
  return { ...shop, routes, anonymous: () => clientOf(app) };
};

import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll } from 'vitest';
import { registerCartExport } from '../../src/areas/cart/index.ts';
import {
  registerCatalogueDocuments,
  registerDocumentFile,
  registerLabelPrints,
} from '../../src/areas/documents/index.ts';
import { findSession } from '../../src/areas/identity/index.ts';
import { registerKitFiles, registerKitLabels } from '../../src/areas/kits/index.ts';
import { registerListFiles } from '../../src/areas/lists/index.ts';
import { registerStoredMails } from '../../src/areas/messages/index.ts';
import { registerOrderFiles } from '../../src/areas/orders/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import type { Geocoder } from '../../src/gateways/geocoding/port.ts';
import type { Answer } from '../../src/http/answer.ts';
import { registerApiDocument } from '../../src/http/api-document/api-document.ts';
import { answerNotFound } from '../../src/http/failure-response.ts';
import { registerHealth } from '../../src/http/health.ts';
import { registerOperationRoutes } from '../../src/http/operation-routes.ts';
import { registerLimits } from '../../src/http/rate-limits.ts';
import { makeServer } from '../../src/http/server.ts';
import type { TestBuyer } from './a-buyer.ts';
import { catalogueDocuments } from './catalogue-documents.ts';
import { turnOnCaches } from './change-notifications.ts';
import { type Client, clientOf, signIn } from './client.ts';
import { mediaInTests } from './media-in-tests.ts';
import { sheetsInProcess } from './sheets-in-process.ts';
import { buyersAnswers, type PricingTraits } from './shop-answers.ts';
import { silentLog } from './silent-log.ts';
import { typesetterInProcess } from './typesetter-in-process.ts';

export interface TestAppTraits extends PricingTraits {
  /** All but catalogue and search by default. */
  answers?: readonly Answer[];
  erp?: Erp;
  /** The embedded one by default. */
  geocoder?: Geocoder;
  /** The clock of the shop and its embedded ERP; the machine's by default. */
  now?: () => number;
  /** Failed sign-ins before the slow-down; 0, none, by default. */
  signInFailures?: number;
  /** Calls a minute from one address; 0, no limit, by default. */
  requestsPerMinute?: number;
  /** People reach the shop over TLS; not unless set. */
  overTls?: boolean;
  /** Called with every registered route. */
  onRoute?: (route: RouteOptions) => void;
  /** What /health/ready finds missing. */
  missing?: readonly string[];
}

export interface TestApp {
  app: FastifyInstance;
  asAnonymous(): Client;
  /** A client of its own, with a session of its own. */
  signedIn(who: Pick<TestBuyer, 'email'>): Promise<Client>;
}

/** The embedded ERP of a demo, which makes up deliveries and the progress of returns. */
const aDemoErp = (db: Database, now?: () => number): Erp => openEmbeddedErp(db, now, { isDemo: true });

/**
 * The shop's calls over a database, without pages and without listening, with production's caches. Call it while tests
 * are collected. What a test writes to tables by itself is seen by the next call if its triggers notify of it, or the
 * test does (`noteChanges`), as an import would.
 */
export const testApp = (db: Database, traits: TestAppTraits = {}): TestApp => {
  const app = makeServer({ log: silentLog(), trustedProxies: [], overTls: traits.overTls ?? false });
  if (traits.onRoute) app.addHook('onRoute', traits.onRoute);
  const caughtUp = turnOnCaches(db);
  if (caughtUp) app.addHook('onRequest', caughtUp);
  registerHealth(app, { missing: async () => traits.missing ?? [] });
  registerLimits(app, db, traits.requestsPerMinute ?? 0);
  registerApiDocument(app, {});
  registerOperationRoutes(app, {
    answers:
      traits.answers ??
      buyersAnswers(db, traits.erp ?? aDemoErp(db, traits.now), traits.signInFailures, traits.geocoder, traits),
    findSession: findSession(db),
  });
  registerStoredMails(app, { db, findSession: findSession(db) });
  registerOrderFiles(app, {
    db,
    erp: traits.erp ?? aDemoErp(db, traits.now),
    typesetter: typesetterInProcess,
    sheets: sheetsInProcess,
    findSession: findSession(db),
    ...(traits.now && { now: traits.now }),
  });
  registerKitFiles(app, { db, findSession: findSession(db) });
  registerKitLabels(app, { db, typesetter: typesetterInProcess, findSession: findSession(db) });
  registerLabelPrints(app, {
    db,
    store: mediaInTests(db),
    typesetter: typesetterInProcess,
    findSession: findSession(db),
  });
  registerCartExport(app, {
    db,
    erp: traits.erp ?? aDemoErp(db, traits.now),
    typesetter: typesetterInProcess,
    findSession: findSession(db),
    ...(traits.now && { now: traits.now }),
  });
  registerDocumentFile(app, { db, findSession: findSession(db) });
  registerCatalogueDocuments(app, catalogueDocuments(db, traits.erp ?? aDemoErp(db, traits.now), traits.now));
  registerListFiles(app, { db, sheets: sheetsInProcess, findSession: findSession(db) });
  app.all('/api/*', async (request, reply) => answerNotFound(request, reply));
  app.setNotFoundHandler(answerNotFound);
  afterAll(() => app.close());
  return {
    app,
    asAnonymous: () => clientOf(app),
    signedIn: async ({ email }) => {
      const client = clientOf(app);
      await signIn(client, email);
      return client;
    },
  };
};

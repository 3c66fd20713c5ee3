import * as calls from '@grossist/contracts';
import { analyticsRoutes, registerReportFiles } from '../../src/areas/analytics/index.ts';
import type { AnalyticsRoutesDeps } from '../../src/areas/analytics/routes.ts';
import { findSession, identityRoutes } from '../../src/areas/identity/index.ts';
import type { Database } from '../../src/db/index.ts';
import type { Client } from '../support/client.ts';
import { testApp } from '../support/test-app.ts';

/** The calls of analytics. Call it while tests are collected. */
export const analyticsApp = (db: Database, deps: Partial<AnalyticsRoutesDeps> = {}) => {
  const shop = testApp(db, {
    answers: [...identityRoutes({ db, signInFailures: 0 }), ...analyticsRoutes({ db, ...deps })],
  });
  registerReportFiles(shop.app, { db, findSession: findSession(db), ...(deps.now && { now: deps.now }) });
  return {
    ...shop,
    /** A visitor who has the anti-forgery token. */
    visitor: async (): Promise<Client> => {
      const client = shop.asAnonymous();
      await client.answer(calls.getContext);
      return client;
    },
  };
};

export const track = (client: Client, body: Record<string, unknown>[]) =>
  client.answer(calls.trackEvents, { query: { consent: 'true' }, body });

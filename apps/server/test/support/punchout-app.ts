import { readCxml as parseCxml } from '@grossist/order-formats';
import { findSession } from '../../src/areas/identity/index.ts';
import { type PlaceLines, type PunchoutDeps, registerPunchout } from '../../src/areas/punchout/index.ts';
import type { Database } from '../../src/db/index.ts';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import type { Erp } from '../../src/gateways/erp/port.ts';
import type { SearchEngine } from '../../src/gateways/search-engine/port.ts';
import { type Client, clientOf } from './client.ts';
import { type TestApp, type TestAppTraits, testApp } from './test-app.ts';

export interface PunchoutAppTraits extends Pick<TestAppTraits, 'answers' | 'onRoute'> {
  erp?: Erp;
  search: SearchEngine;
  placeLines?: PlaceLines;
  /** Parses documents; in the test's own thread by default. */
  readCxml?: PunchoutDeps['readCxml'];
  signInFailures?: number;
  isDemo?: boolean;
  /** Calls a minute from one address; no limit by default. */
  requestsPerMinute?: number;
  /** Address of the shop, https by default; undefined: that of the request. */
  publicUrl?: string | undefined;
  overTls?: boolean;
  /** Origins that may show the shop in a frame, by the customer's code; none by default. */
  frames?: Map<string, readonly string[]>;
}

export interface PunchoutApp extends TestApp {
  /** A browser with nothing in it. */
  browser(): Client;
}

/** Places no orders by default. */
const placesNone: PlaceLines = async () => {
  throw new Error('No order is expected here');
};

/** The shop's calls and the routes below /punchout. */
export const punchoutApp = (db: Database, traits: PunchoutAppTraits): PunchoutApp => {
  const { search, placeLines = placesNone, signInFailures = 0, isDemo = false, requestsPerMinute = 0 } = traits;
  const { overTls = false, frames = new Map(), readCxml = async (_, bytes) => parseCxml(bytes) } = traits;
  const erp = traits.erp ?? openEmbeddedErp(db);
  const { answers, onRoute } = traits;
  const shop = testApp(db, {
    erp,
    requestsPerMinute,
    overTls,
    ...(answers && { answers }),
    ...(onRoute && { onRoute }),
  });
  registerPunchout(shop.app, {
    db,
    erp,
    search,
    findSession: findSession(db),
    placeLines,
    readCxml,
    signInFailures,
    publicUrl: 'publicUrl' in traits ? traits.publicUrl : 'https://shop.example/',
    frames,
    isDemo,
  });
  return { ...shop, browser: () => clientOf(shop.app) };
};

/** Selects the adapter of each port that has several, by the settings. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from './db/index.ts';
import { openMixpanel } from './gateways/analytics/mixpanel/open-mixpanel.ts';
import type { AnalyticsForwarder } from './gateways/analytics/port.ts';
import { openAdressevaelger } from './gateways/geocoding/adressevaelger/open-adressevaelger.ts';
import { openEmbeddedGeocoder } from './gateways/geocoding/embedded/open-embedded-geocoder.ts';
import { openMaps } from './gateways/geocoding/maps/open-maps.ts';
import type { Geocoder } from './gateways/geocoding/port.ts';
import { openCloudinary } from './gateways/media/cloudinary/open-cloudinary.ts';
import { openEmbeddedMedia } from './gateways/media/embedded/open-embedded-media.ts';
import type { MediaStore } from './gateways/media/port.ts';
import { openSandbox, openSandboxSecret, type SandboxDeps } from './gateways/payment/embedded/index.ts';
import { openNexi } from './gateways/payment/nexi/index.ts';
import type { Payments } from './gateways/payment/port.ts';
import { openEmbeddedSearch } from './gateways/search-engine/embedded/open-embedded-search.ts';
import { openOpenSearch } from './gateways/search-engine/opensearch/open-opensearch.ts';
import type { SearchEngine } from './gateways/search-engine/port.ts';
import type { ImageProcessor } from './images/index.ts';
import type { Settings } from './settings.ts';

/** Returns the forwarder of analytics events to Mixpanel; undefined when none is configured. */
export const selectAnalyticsForwarder = ({ analytics: { mixpanel } }: Settings): AnalyticsForwarder | undefined =>
  mixpanel && openMixpanel({ ...mixpanel, fetch });

/** The card service, undefined where the shop takes no cards, and what the sandbox's page and jobs need. */
export interface CardService {
  payments: Payments | undefined;
  sandbox: SandboxDeps | undefined;
}

/** Opens the card service: the sandbox or Nexi Checkout. @param publicUrl returns the shop's URL, known once it listens */
export const selectCardService = async (
  db: Database,
  { payment, dataDirectory }: Settings,
  publicUrl: () => string,
): Promise<CardService> => {
  if (payment?.service === 'sandbox') {
    const { timeoutMs } = payment;
    const sandbox = { db, secret: await openSandboxSecret(dataDirectory), publicUrl, timeoutMs };
    return { payments: openSandbox(sandbox), sandbox };
  }
  return { payments: payment && openNexi({ ...payment, fetch }), sandbox: undefined };
};

/** Returns the geocoder: the shop's own table of places, or a service that falls back to it while unavailable. */
export const selectGeocoder = (db: Database, { geocoding }: Settings): Geocoder => {
  const places = openEmbeddedGeocoder(db);
  if (geocoding === undefined) return places;
  return geocoding.service === 'maps'
    ? openMaps({ ...geocoding, fetch, elsewhere: places })
    : openAdressevaelger({ ...geocoding, fetch, elsewhere: places });
};

/** Returns the store of media files: the shop's database, or an account at Cloudinary. */
export const selectMediaStore = (
  db: Database,
  images: ImageProcessor,
  { media: { cloudinary }, dataDirectory }: Settings,
): MediaStore =>
  cloudinary === undefined
    ? openEmbeddedMedia({ db, images, dataDirectory })
    : openCloudinary({ ...cloudinary, fetch, now: Date.now });

export interface SearchEngineDeps {
  /** Of the database whose changes the index follows. */
  connectionString: string;
  /** Entry point of the embedded index's threads. */
  workerFile: URL;
  log: Logger;
}

/** Opens the search engine: the embedded index, or an OpenSearch cluster. */
export const selectSearchEngine = (
  settings: Settings,
  { connectionString, workerFile, log }: SearchEngineDeps,
): SearchEngine =>
  settings.openSearch === undefined
    ? openEmbeddedSearch({
        connectionString,
        workerFile,
        directory: join(settings.dataDirectory, 'search'),
        threads: settings.searchThreads,
        log,
      })
    : openOpenSearch({ ...settings.openSearch, connectionString, log });

import { isIP } from 'node:net';
import { z } from 'zod';
import { type AnalyticsSettings, analyticsEnvironment, analyticsSettings } from './analytics-settings.ts';
import { type ContactSettings, contactEnvironment, contactSettings } from './contact-settings.ts';
import type { MetricsAccess } from './http/metrics.ts';
import { type MediaSettings, mediaEnvironment, mediaSettings } from './media-settings.ts';
import { type MessageSettings, messageEnvironment, messageSettings } from './message-settings.ts';
import { punchoutEnvironment } from './punchout-settings.ts';
import { type SapAccessSettings, sapAccess, sapEnvironment } from './sap-settings.ts';

const truth = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

const LOOPBACK = ['localhost', '127.0.0.1'];

const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
};

/** Requires https for keys that are sent along, except on this machine. */
const safeUrl = z.url({ protocol: /^https?$/ }).refine(isSafe, 'must begin with https://');

const clusterUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must have no password in it: there is OPENSEARCH_PASSWORD');

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
  return family !== 0 && isRange && rest.length === 0;
};

/** Network addresses or ranges, comma separated. */
const networks = z
  .string()
  .transform((text) => text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()])))
  .refine((all) => all.every(isNetwork), 'must be addresses or ranges as 10.0.0.0/8, comma separated');

/** Every environment variable the shop reads, with its preset. docs/operations.md tells them to people. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** 0 takes any free port. */
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Absent: the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(12),
  GROSSIST_DATA_DIR: z.string().min(1).default('./data'),
  GROSSIST_DEMO: truth.optional(),
  GROSSIST_DEMO_MATERIALS: z.coerce.number().int().min(100).max(1_000_000).default(5000),
  GROSSIST_DEMO_BUYERS: z.coerce.number().int().min(0).max(10_000).default(0),
  /** Requests a minute from one network, a page counting as four; 0 lifts the limit. */
  GROSSIST_REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).max(10_000_000).default(1200),
  /** Failed sign-ins after which an account or an address has to wait; 0 lifts the limit. */
  GROSSIST_SIGN_IN_FAILURES: z.coerce.number().int().min(0).max(1000).default(5),
  /** Minutes without a request after which a session ends. */
  GROSSIST_SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(720).default(240),
  /** Threads that answer searches; absent, as many as the machine has cores beside one, four at most. */
  GROSSIST_SEARCH_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  /** Where materials are searched: in the server itself, or in a cluster. */
  GROSSIST_SEARCH_ENGINE: z.enum(['embedded', 'opensearch']).default('embedded'),
  OPENSEARCH_URL: clusterUrl.optional(),
  OPENSEARCH_USERNAME: z.string().optional(),
  OPENSEARCH_PASSWORD: z.string().optional(),
  /** Instead of a username and password. */
  OPENSEARCH_API_KEY: z.string().optional(),
  OPENSEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,99}$/, 'must be small letters, digits and dashes')
    .default('grossist'),
  /** Who knows where addresses are: tables that the import fills, the Danish address service, or a maps service. */
  GROSSIST_GEOCODING: z.enum(['embedded', 'adressevaelger', 'maps']).default('embedded'),
  /** Given out by the Danish Agency for Climate Data. */
  ADRESSEVAELGER_TOKEN: z.string().min(1).optional(),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  /** Timeout of a request to an address service, in milliseconds. */
  GROSSIST_GEOCODING_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(3000),
  /** The payment service for cards; absent: the sandbox in a demo, else none. */
  GROSSIST_PAYMENT: z.enum(['sandbox', 'nexi']).optional(),
  /** The merchant's secret key. */
  NEXI_SECRET_KEY: z.string().min(1).optional(),
  /** What the service sends along with its webhooks, chosen by the merchant. */
  NEXI_WEBHOOK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9]{8,32}$/, 'must be 8 to 32 letters and digits')
    .optional(),
  NEXI_URL: safeUrl.default('https://api.dibspayment.eu'),
  /** Timeout of a request to the payment service, in milliseconds. */
  GROSSIST_PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  ...analyticsEnvironment,
  ...contactEnvironment,
  ...mediaEnvironment,
  ...messageEnvironment,
  ...sapEnvironment,
  ...punchoutEnvironment,
  /** Seconds for which a stopping shop reports that it is not ready, before it refuses connections. */
  GROSSIST_STOP_DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  /** Seconds that requests under way have then to end. */
  GROSSIST_STOP_GRACE_SECONDS: z.coerce.number().int().min(1).max(3600).default(20),
  /** Lists that a person may own, and lines that a list may have. */
  GROSSIST_LISTS_PER_PERSON: z.coerce.number().int().min(1).max(1000).default(100),
  GROSSIST_LIST_LINES: z.coerce.number().int().min(1).max(20_000).default(5000),
  /** The largest file that may be uploaded to be imported. */
  GROSSIST_IMPORT_MEGABYTES: z.coerce.number().int().min(1).max(1_000_000).default(4096),
  /** Days after which an uploaded file that was not completely imported is deleted. */
  GROSSIST_IMPORT_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  /** Timeout of a request to the ERP with its retries, in milliseconds. */
  GROSSIST_ERP_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(4000),
  /** Attempts of a request to the ERP when it fails immediately. */
  GROSSIST_ERP_ATTEMPTS: z.coerce.number().int().min(1).max(10).default(3),
  /** Concurrent requests of one process to the ERP. */
  GROSSIST_ERP_CONCURRENT: z.coerce.number().int().min(1).max(1000).default(32),
  /** Timeouts within ten seconds that open the circuit breaker. */
  GROSSIST_ERP_FAILURES: z.coerce.number().int().min(1).max(1000).default(5),
  /** Milliseconds for which the circuit breaker stays open. */
  GROSSIST_ERP_PAUSE_MS: z.coerce.number().int().min(100).max(600_000).default(5000),
  /** Seconds for which cached prices are fresh; 0: every request goes to the ERP. */
  GROSSIST_PRICES_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  /** Minutes for which stale prices are shown while the ERP is unavailable; 0 shows none. */
  GROSSIST_STALE_PRICES_MINUTES: z.coerce.number().int().min(0).max(1440).default(60),
  /** Prices (1.5 kB each) and lines of carts (up to 3.2 kB each) that one process caches. */
  GROSSIST_PRICES_KEPT: z.coerce.number().int().min(0).max(1_000_000).default(30_000),
  /** Who may read `/metrics`, by token or address; it does not exist when neither is set. */
  GROSSIST_METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  GROSSIST_METRICS_ADDRESSES: networks.default([]),
  /** Whether `/api/docs` shows the reference of all calls. */
  GROSSIST_API_DOCS: truth.default(true),
  /** The address that people use, where the shop is behind a proxy: https here makes cookies Secure. */
  GROSSIST_PUBLIC_URL: z.url().optional(),
  /** Addresses of proxies whose X-Forwarded-* is believed, comma separated. */
  GROSSIST_TRUSTED_PROXIES: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface OpenSearchAccess {
  url: string;
  username: string | undefined;
  password: string | undefined;
  apiKey: string | undefined;
  indexPrefix: string;
}

export type GeocodingAccess =
  | { service: 'adressevaelger'; token: string; timeoutMs: number }
  | { service: 'maps'; key: string; timeoutMs: number };

export type PaymentAccess =
  | { service: 'sandbox'; timeoutMs: number }
  | { service: 'nexi'; url: string; secretKey: string; webhookSecret: string; timeoutMs: number };

/** How the ERP is asked; see docs/operations.md. */
export interface ErpSettings {
  timeoutMs: number;
  attempts: number;
  concurrent: number;
  failures: number;
  openMs: number;
}

export interface Settings {
  production: boolean;
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  dataDirectory: string;
  demo: { materials: number; buyers: number } | undefined;
  requestsPerMinute: number;
  signInFailures: number;
  sessionIdleMinutes: number;
  searchThreads: number | undefined;
  /** The cluster that searches; undefined: the server does. */
  openSearch: OpenSearchAccess | undefined;
  /** The service elsewhere that knows addresses; undefined: the server does. */
  geocoding: GeocodingAccess | undefined;
  /** The payment service for cards; undefined: cards are not accepted. */
  payment: PaymentAccess | undefined;
  /** Where events are collected, and where they go. */
  analytics: AnalyticsSettings;
  /** How the wholesaler is reached. */
  contact: ContactSettings;
  /** Where files are stored. */
  media: MediaSettings;
  /** Mail, and orders that are sent to other systems. */
  messages: MessageSettings;
  erp: ErpSettings;
  /** The SAP that takes the orders; undefined: the shop's own tables are the ERP. */
  sap: SapAccessSettings | undefined;
  /** How long cached prices are fresh and are shown as stale, and how many are cached. */
  priceCache: { freshMs: number; staleMs: number; most: number };
  /** Lists that a person may own, and lines that a list may have. */
  lists: { lists: number; lines: number };
  /** Uploaded files: the most bytes of one, and the days after which an incomplete import is deleted. */
  imports: { mostBytes: number; keptDays: number };
  /** Graceful stop: how long it first reports that it is not ready, and how long requests under way may take. */
  stopping: { drainMs: number; graceMs: number };
  /** By a punchout customer's code: origins that may hold the shop in a frame. */
  punchoutFrames: ReadonlyMap<string, readonly string[]>;
  metrics: MetricsAccess;
  /** Whether `/api/docs` is served. */
  apiDocs: boolean;
  publicUrl: string | undefined;
  trustedProxies: readonly string[];
  logLevel: string;
}

/** Settings are invalid; the message names each of them. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

const wrongSetting = (name: string, message: string): WrongSetting =>
  new WrongSetting(`These settings can't be used:\n  ${name}: ${message}`);

const openSearchAccess = (set: z.infer<typeof Environment>): OpenSearchAccess | undefined => {
  if (set.GROSSIST_SEARCH_ENGINE === 'embedded') return undefined;
  if (set.OPENSEARCH_URL === undefined) throw wrongSetting('OPENSEARCH_URL', 'must be set to search with OpenSearch');
  return {
    url: set.OPENSEARCH_URL,
    username: set.OPENSEARCH_USERNAME,
    password: set.OPENSEARCH_PASSWORD,
    apiKey: set.OPENSEARCH_API_KEY,
    indexPrefix: set.OPENSEARCH_INDEX_PREFIX,
  };
};

const geocodingAccess = (set: z.infer<typeof Environment>): GeocodingAccess | undefined => {
  const { GROSSIST_GEOCODING: service, GROSSIST_GEOCODING_TIMEOUT_MS: timeoutMs } = set;
  if (service === 'embedded') return undefined;
  const name = service === 'maps' ? 'GOOGLE_MAPS_KEY' : 'ADRESSEVAELGER_TOKEN';
  const secret = set[name];
  if (secret === undefined) throw wrongSetting(name, `must be set for GROSSIST_GEOCODING=${service}`);
  return service === 'maps' ? { service, key: secret, timeoutMs } : { service, token: secret, timeoutMs };
};

const paymentAccess = (set: z.infer<typeof Environment>, isDemo: boolean): PaymentAccess | undefined => {
  const service = set.GROSSIST_PAYMENT ?? (isDemo ? 'sandbox' : undefined);
  const timeoutMs = set.GROSSIST_PAYMENT_TIMEOUT_MS;
  if (service === undefined) return undefined;
  if (service === 'sandbox') return { service, timeoutMs };
  const { NEXI_SECRET_KEY: secretKey, NEXI_WEBHOOK_SECRET: webhookSecret, NEXI_URL: url } = set;
  if (secretKey === undefined || webhookSecret === undefined) {
    const name = secretKey === undefined ? 'NEXI_SECRET_KEY' : 'NEXI_WEBHOOK_SECRET';
    throw wrongSetting(name, 'must be set for GROSSIST_PAYMENT=nexi');
  }
  return { service, url, secretKey, webhookSecret, timeoutMs };
};

/** @throws WrongSetting naming every variable that cannot be used. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new WrongSetting(`These settings can't be used:\n  ${wrong.join('\n  ')}`);
  }
  const set = read.data;
  const production = set.NODE_ENV === 'production';
  const demo = set.GROSSIST_DEMO ?? !production;
  return {
    production,
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    databasePoolSize: set.DATABASE_POOL_SIZE,
    dataDirectory: set.GROSSIST_DATA_DIR,
    demo: demo ? { materials: set.GROSSIST_DEMO_MATERIALS, buyers: set.GROSSIST_DEMO_BUYERS } : undefined,
    requestsPerMinute: set.GROSSIST_REQUESTS_PER_MINUTE,
    signInFailures: set.GROSSIST_SIGN_IN_FAILURES,
    sessionIdleMinutes: set.GROSSIST_SESSION_IDLE_MINUTES,
    searchThreads: set.GROSSIST_SEARCH_THREADS,
    openSearch: openSearchAccess(set),
    geocoding: geocodingAccess(set),
    payment: paymentAccess(set, demo),
    analytics: analyticsSettings(set, wrongSetting),
    contact: contactSettings(set, demo),
    media: mediaSettings(set, wrongSetting),
    messages: messageSettings(set, wrongSetting),
    sap: sapAccess(set, (name) => wrongSetting(name, 'must be set for GROSSIST_ERP=sap')),
    erp: {
      timeoutMs: set.GROSSIST_ERP_TIMEOUT_MS,
      attempts: set.GROSSIST_ERP_ATTEMPTS,
      concurrent: set.GROSSIST_ERP_CONCURRENT,
      failures: set.GROSSIST_ERP_FAILURES,
      openMs: set.GROSSIST_ERP_PAUSE_MS,
    },
    priceCache: {
      freshMs: set.GROSSIST_PRICES_SECONDS * 1000,
      staleMs: set.GROSSIST_STALE_PRICES_MINUTES * 60_000,
      most: set.GROSSIST_PRICES_KEPT,
    },
    lists: { lists: set.GROSSIST_LISTS_PER_PERSON, lines: set.GROSSIST_LIST_LINES },
    imports: { mostBytes: set.GROSSIST_IMPORT_MEGABYTES * 1024 * 1024, keptDays: set.GROSSIST_IMPORT_DAYS },
    stopping: {
      // On one's own machine there is no load balancer that looks.
      drainMs: (set.GROSSIST_STOP_DRAIN_SECONDS ?? (production ? 5 : 0)) * 1000,
      graceMs: set.GROSSIST_STOP_GRACE_SECONDS * 1000,
    },
    punchoutFrames: set.GROSSIST_PUNCHOUT_FRAMES,
    metrics: { token: set.GROSSIST_METRICS_TOKEN, addresses: set.GROSSIST_METRICS_ADDRESSES },
    apiDocs: set.GROSSIST_API_DOCS,
    publicUrl: set.GROSSIST_PUBLIC_URL,
    trustedProxies: set.GROSSIST_TRUSTED_PROXIES.split(',').flatMap((proxy) => (proxy.trim() ? [proxy.trim()] : [])),
    logLevel: set.LOG_LEVEL,
  };
};

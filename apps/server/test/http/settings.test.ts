import { expect, test } from 'vitest';
import { readSettings, WrongSetting } from '../../src/settings.ts';

test('without any variable the shop opens on its own machine, with its demo and its own database', () => {
  expect(readSettings({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databasePoolSize: 12,
    dataDirectory: './data',
    demo: { materials: 5000, buyers: 0 },
    requestsPerMinute: 1200,
    signInFailures: 5,
    sessionIdleMinutes: 240,
    stopping: { drainMs: 0, graceMs: 20_000 },
    metrics: { token: undefined, addresses: [] },
    apiDocs: true,
    payment: { service: 'sandbox', timeoutMs: 8000 },
    messages: {
      smtp: undefined,
      mailFrom: { name: 'Grossist', address: 'shop@grossist.example' },
      projectMail: { name: 'Grossist', address: 'shop@grossist.example' },
      customerMail: { name: 'Grossist', address: 'shop@grossist.example' },
      outboxDays: 3,
      outboxAttemptMs: 20_000,
      orders: { webhook: undefined, files: undefined },
    },
    erp: { timeoutMs: 4000, attempts: 3, concurrent: 32, failures: 5, openMs: 5000 },
    priceCache: { freshMs: 60_000, staleMs: 3_600_000, most: 30_000 },
    lists: { lists: 100, lines: 5000 },
    imports: { mostBytes: 4096 * 1024 * 1024, keptDays: 7 },
    analytics: { markets: ['DK', 'DE', 'SE', 'NL', 'NO'], retentionDays: 90, mixpanel: undefined },
    media: { cloudinary: undefined, fetching: undefined, companyBytes: 200 * 1024 * 1024, uploadsPerHour: 120 },
    punchoutFrames: new Map(),
    contact: {
      companyName: 'Grossist A/S',
      address: 'Lagervej 1, 4100 Ringsted, Danmark',
      companyNumber: 'DK 00 00 00 00',
      email: 'kundeservice@grossist.example',
      phones: new Map([
        ['DK', '+45 00 00 00 00'],
        ['DE', '+49 231 0000000'],
        ['SE', '+46 8 000 000 00'],
        ['NL', '+31 30 000 00 00'],
        ['NO', '+47 00 00 00 00'],
      ]),
    },
    publicUrl: undefined,
    trustedProxies: [],
    logLevel: 'info',
  });
});

test('has no demo in production unless it is configured', () => {
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBeUndefined();
  expect(readSettings({ NODE_ENV: 'production', GROSSIST_DEMO: 'true' }).demo).toBeDefined();
  expect(readSettings({ GROSSIST_DEMO: 'false' }).demo).toBeUndefined();
  // The invented data of a demo belongs to no real company.
  expect(readSettings({ NODE_ENV: 'production' }).contact).toMatchObject({
    companyName: '',
    email: '',
    phones: new Map(),
  });
});

test('an empty variable counts as absent', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('searches in a cluster when it is chosen, and requires its address', () => {
  expect(readSettings({ OPENSEARCH_URL: 'https://search.example' }).openSearch).toBeUndefined();
  const chosen = { GROSSIST_SEARCH_ENGINE: 'opensearch', OPENSEARCH_USERNAME: 'shop', OPENSEARCH_PASSWORD: 'secret' };
  expect(() => readSettings(chosen)).toThrow(/OPENSEARCH_URL/);
  expect(readSettings({ ...chosen, OPENSEARCH_URL: 'https://search.example' }).openSearch).toEqual({
    url: 'https://search.example',
    username: 'shop',
    password: 'secret',
    indexPrefix: 'grossist',
  });
});

test('uses an external address service when it is chosen, and requires its key', () => {
  expect(readSettings({ GOOGLE_MAPS_KEY: 'key' }).geocoding).toBeUndefined();
  const maps = { GROSSIST_GEOCODING: 'maps', GROSSIST_GEOCODING_TIMEOUT_MS: '500' };
  expect(() => readSettings(maps)).toThrow(/GOOGLE_MAPS_KEY/);
  expect(() => readSettings({ GROSSIST_GEOCODING: 'adressevaelger' })).toThrow(/ADRESSEVAELGER_TOKEN/);
  expect(readSettings({ ...maps, GOOGLE_MAPS_KEY: 'key' }).geocoding).toEqual({
    service: 'maps',
    key: 'key',
    timeoutMs: 500,
  });
  const danish = { GROSSIST_GEOCODING: 'adressevaelger', ADRESSEVAELGER_TOKEN: 'token' };
  expect(readSettings(danish).geocoding).toEqual({ service: 'adressevaelger', token: 'token', timeoutMs: 3000 });
});

test('uses the sandbox in a demo, otherwise the chosen payment service, and requires its secrets', () => {
  expect(readSettings({ NODE_ENV: 'production' }).payment).toBeUndefined();
  const production = { NODE_ENV: 'production', GROSSIST_PAYMENT: 'sandbox', GROSSIST_PAYMENT_TIMEOUT_MS: '500' };
  expect(readSettings(production).payment).toEqual({ service: 'sandbox', timeoutMs: 500 });
  const nexi = { GROSSIST_PAYMENT: 'nexi', NEXI_SECRET_KEY: 'key' };
  expect(() => readSettings({ GROSSIST_PAYMENT: 'nexi' })).toThrow(/NEXI_SECRET_KEY/);
  expect(() => readSettings(nexi)).toThrow(/NEXI_WEBHOOK_SECRET/);
  expect(readSettings({ ...nexi, NEXI_WEBHOOK_SECRET: 'WordOfTheWebhooks1' }).payment).toEqual({
    service: 'nexi',
    url: 'https://api.dibspayment.eu',
    secretKey: 'key',
    webhookSecret: 'WordOfTheWebhooks1',
    timeoutMs: 8000,
  });
});

test('requires https for a payment service except on this machine, and letters and digits for its webhook secret', () => {
  expect(() => readSettings({ NEXI_URL: 'http://test.api.dibspayment.eu' })).toThrow(/NEXI_URL/);
  for (const url of ['http://localhost.example', 'http://localhost:1@nexi.example', 'nexi.example', 'ftp://localhost'])
    expect(() => readSettings({ NEXI_URL: url })).toThrow(/NEXI_URL/);
  expect(readSettings({ NEXI_URL: 'http://127.0.0.1:4010' }).payment).toBeDefined();
  for (const word of ['short', 'with a space', 'x'.repeat(33)])
    expect(() => readSettings({ NEXI_WEBHOOK_SECRET: word })).toThrow(/NEXI_WEBHOOK_SECRET/);
});

test('separates proxies by commas', () => {
  const { trustedProxies } = readSettings({ GROSSIST_TRUSTED_PROXIES: ' 10.0.0.1, ,10.0.0.2' });
  expect(trustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
});

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_POOL_SIZE', '1'],
  ['GROSSIST_DEMO', 'yes'],
  ['GROSSIST_DEMO_MATERIALS', '1000001'],
  ['GROSSIST_DEMO_BUYERS', '-1'],
  ['GROSSIST_REQUESTS_PER_MINUTE', '1.5'],
  ['GROSSIST_SIGN_IN_FAILURES', 'some'],
  ['GROSSIST_SESSION_IDLE_MINUTES', '1'],
  ['GROSSIST_METRICS_TOKEN', 'short'],
  ['GROSSIST_METRICS_ADDRESSES', '10.0.0.0/33'],
  ['GROSSIST_METRICS_ADDRESSES', 'prometheus.example'],
  ['GROSSIST_PUBLIC_URL', 'shop.example'],
  ['GROSSIST_SEARCH_ENGINE', 'solr'],
  ['GROSSIST_GEOCODING', 'dawa'],
  ['GROSSIST_GEOCODING_TIMEOUT_MS', '0'],
  ['OPENSEARCH_URL', 'search.example:9200'],
  ['OPENSEARCH_URL', 'https://admin:hunter2@search.example'],
  ['OPENSEARCH_INDEX_PREFIX', 'Shop One'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
])('a wrong %s (%s) stops the start and is named', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(WrongSetting);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('names each of several invalid variables, without their values, which may be secrets', () => {
  const wrong = { PORT: 'x', DATABASE_URL: 'mysql://user:hunter2@localhost', LOG_LEVEL: 'loud' };
  expect(() => readSettings(wrong)).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*LOG_LEVEL/);
  expect(() => readSettings(wrong)).not.toThrow(/hunter2/);
});

test('a shop in production shows that it is not ready before it refuses connections', () => {
  expect(readSettings({ NODE_ENV: 'production' }).stopping).toEqual({ drainMs: 5000, graceMs: 20_000 });
  expect(readSettings({ NODE_ENV: 'production', GROSSIST_STOP_DRAIN_SECONDS: '0' }).stopping.drainMs).toBe(0);
});

import { expect, test } from 'vitest';
import { readSettings } from '../../src/settings.ts';

test('collects in every market, stores events for 90 days and forwards nothing unless set', () => {
  expect(readSettings({}).analytics).toEqual({
    markets: ['DK', 'DE', 'SE', 'NL', 'NO'],
    retentionDays: 90,
    mixpanel: undefined,
  });
});

test('collects in some markets, or in none', () => {
  expect(readSettings({ GROSSIST_ANALYTICS_MARKETS: 'DK, SE' }).analytics.markets).toEqual(['DK', 'SE']);
  expect(readSettings({ GROSSIST_ANALYTICS_MARKETS: 'none' }).analytics.markets).toEqual([]);
  expect(() => readSettings({ GROSSIST_ANALYTICS_MARKETS: 'DK,FR' })).toThrow('GROSSIST_ANALYTICS_MARKETS');
});

test('forwards to Mixpanel with the token of a project, over TLS alone', () => {
  const set = { GROSSIST_ANALYTICS_FORWARD: 'mixpanel', MIXPANEL_TOKEN: 'secret' };
  expect(readSettings(set).analytics.mixpanel).toEqual({
    url: 'https://api-eu.mixpanel.com',
    token: 'secret',
    timeoutMs: 20_000,
  });
  expect(() => readSettings({ GROSSIST_ANALYTICS_FORWARD: 'mixpanel' })).toThrow('MIXPANEL_TOKEN');
  expect(() => readSettings({ ...set, MIXPANEL_URL: 'http://api.example' })).toThrow('MIXPANEL_URL');
});

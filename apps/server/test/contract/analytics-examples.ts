import * as calls from '@grossist/contracts';
import { aSearchEvent } from '../support/an-analytics-event.ts';
import { type Example, example } from './example.ts';

const DISTINCT_ID = '6b1f3c52-53a4-4f0e-9d4a-6c6a2f1f8f10';
const WITH_CONSENT = { query: { consent: 'true' as const } };
const PERIOD = { from: '2025-11-01', to: '2025-11-30' };

/** What a browser sends, and what editors learn from it. */
export const analyticsExamples: readonly Example[] = [
  example(calls.getAnalyticsConfig, () => ({})),
  example(calls.trackEvents, () => ({ ...WITH_CONSENT, body: [aSearchEvent('cable')] })),
  example(calls.engageProfiles, () => ({
    ...WITH_CONSENT,
    body: [{ $token: calls.ANALYTICS_TOKEN, $distinct_id: DISTINCT_ID, $set: { locale: 'da-DK' } }],
  })),
  example(calls.updateGroups, () => ({
    ...WITH_CONSENT,
    body: [
      {
        $token: calls.ANALYTICS_TOKEN,
        $group_key: 'market',
        $group_id: 'DK',
        $set_once: { first_event_on: '2025-11-01' },
      },
    ],
  })),
  example(calls.deleteOwnAnalytics, () => ({})),
  example(calls.getSearchReport, () => ({ query: { ...PERIOD, kind: 'without-result' as const } })),
  example(calls.getSalesReport, () => ({ query: { ...PERIOD, by: 'material' as const } })),
  example(calls.getFunnelReport, () => ({ query: PERIOD })),
];

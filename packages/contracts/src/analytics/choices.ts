import { z } from 'zod';
import { operation } from '../operation.ts';

export const AnalyticsConfig = z
  .object({
    IsOn: z.boolean().describe('Whether analytics is on for the market of the visitor; false: nobody is asked'),
    Token: z.string().describe('Token that events and updates carry'),
    RetentionDays: z.number().int().describe('Days for which events of a person are stored'),
    IsForwarded: z.boolean().describe('Whether events are also sent to Mixpanel, which the consent then covers'),
  })
  .describe('Whether and how analytics is collected');
export type AnalyticsConfig = z.infer<typeof AnalyticsConfig>;

export const getAnalyticsConfig = operation({
  call: 'own-ana-01',
  name: 'getAnalyticsConfig',
  area: 'analytics',
  summary: 'Whether analytics is on',
  description: 'Pages load it while they are rendered, so that a browser sends no request before consent.',
  method: 'GET',
  path: '/api/analytics/config',
  access: 'anyone',
  response: AnalyticsConfig,
});

export const deleteOwnAnalytics = operation({
  call: 'own-ana-02',
  name: 'deleteOwnAnalytics',
  area: 'analytics',
  summary: 'Delete what analytics stores of oneself',
  description:
    'Deletes the events, visits and profiles of every browser in which the person consented while signed in. Repeating it is no error. Counts by day, which hold no person, stay.',
  method: 'DELETE',
  path: '/api/user/analytics',
  access: 'signed-in',
  response: z.object({ DeletedEvents: z.number().int().describe('Number of deleted events') }),
});

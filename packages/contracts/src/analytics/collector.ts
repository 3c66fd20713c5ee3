import { ANALYTICS_LIMITS } from '@grossist/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { CalendarDate, LocaleCode, MarketCode } from '../shared/values.ts';
import { ANALYTICS_TOKEN, type AnalyticsEvent, AnalyticsId } from './events.ts';

/** Bytes of a request: as many events as there may be, each of 500 bytes and more. */
const MOST_BODY_BYTES = 2 * ANALYTICS_LIMITS.eventBytes;

/** Loosely typed, since an event that is refused does not refuse the others of its batch. */
const SentRecord = z.record(z.string(), z.unknown());
const batch = z.array(SentRecord).min(1).max(ANALYTICS_LIMITS.events);

const withConsent = z.object({
  consent: z.literal('true').describe('Confirms that the visitor consented; nothing is accepted without it'),
});

export const RefusedRecord = z
  .object({
    index: z.number().int().describe('Position in the request, from 0'),
    insert_id: z.string().describe("`$insert_id` of an event; '' where it has none"),
    field: z.string().describe('Path of the field ("properties.time")'),
    message: z.string().describe('What is wrong with it'),
  })
  .describe('An event or update that was refused');
export type RefusedRecord = z.infer<typeof RefusedRecord>;

export const CollectorAnswer = z
  .object({
    code: z.literal(200).describe('Always 200'),
    status: z.literal('OK').describe('Always `OK`'),
    num_records_imported: z
      .number()
      .int()
      .describe('How many were accepted; events that were sent before are accepted without being counted again'),
    failed_records: z.array(RefusedRecord).describe('What was refused; sending it again does not help'),
  })
  .describe('What became of a batch');
export type CollectorAnswer = z.infer<typeof CollectorAnswer>;

const ofCollector = {
  area: 'analytics',
  method: 'POST',
  access: 'anyone',
  failures: [413, 422],
  mostBodyBytes: MOST_BODY_BYTES,
  response: CollectorAnswer,
} as const;

const HOW_SENT =
  'The anti-forgery header is required as for every change: at unload a page sends by `fetch` with `keepalive`, not by `sendBeacon`, which has no headers; browsers allow 64 KiB of such requests at a time. 422 `analytics-off` where analytics is off for the market.';

export const trackEvents = operation({
  ...ofCollector,
  call: 'ana-01',
  name: 'trackEvents',
  summary: 'Collect events',
  description: `At most 2,000 events, each below 1 MB with fewer than 255 properties, not older than 5 days. Each is \`{event, properties}\` as the schema AnalyticsEvent has it; unknown events and properties are refused, and texts are cut at 255 characters. An \`$insert_id\` counts once. Refused events are named by their index, and the others are stored. ${HOW_SENT}`,
  path: '/track',
  query: withConsent,
  body: batch.describe('The events'),
});

const ProfileProperties = z
  .strictObject({
    locale: LocaleCode.describe('Language of the pages'),
    color_scheme: z.enum(['light', 'dark']).describe('Color scheme'),
    viewport: z.enum(['phone', 'tablet', 'desktop']).describe('Width of the screen'),
    first_seen_on: CalendarDate.describe('Day of the first visit'),
    last_seen_on: CalendarDate.describe('Day of the last visit'),
  })
  .partial();
const ofProfile = { $token: z.literal(ANALYTICS_TOKEN), $distinct_id: AnalyticsId };
const propertyNames = z.array(ProfileProperties.keyof()).min(1).max(10);

/** An update of a profile: exactly one of four operations. */
export const ProfileUpdate = z.union([
  z.strictObject({ ...ofProfile, $set: ProfileProperties }),
  z.strictObject({ ...ofProfile, $set_once: ProfileProperties }),
  z.strictObject({ ...ofProfile, $unset: propertyNames }),
  z.strictObject({ ...ofProfile, $delete: z.literal(['', true]) }),
]);
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const engageProfiles = operation({
  ...ofCollector,
  call: 'ana-02',
  name: 'engageProfiles',
  summary: 'Update or delete profiles',
  description: `At most 2,000 updates, each of one profile by one of \`$set\`, \`$set_once\`, \`$unset\` (a list of names) and \`$delete\`, as the schema ProfileUpdate has it. \`$delete\` is sent when consent is withdrawn: it also deletes the events and visits of the id, and is the only update that \`consent=false\` accepts. ${HOW_SENT}`,
  path: '/engage',
  query: z.object({
    consent: z.enum(['true', 'false']).describe('`false` when it is withdrawn: only `$delete` is accepted then'),
  }),
  body: batch.describe('The updates'),
});

const GroupProperties = z
  .strictObject({
    first_event_on: CalendarDate.describe('Day of the first event'),
    last_event_on: CalendarDate.describe('Day of the last event'),
  })
  .partial();
const ofGroup = {
  $token: z.literal(ANALYTICS_TOKEN),
  $group_key: z.literal('market').describe('The only kind of group: a company would name its people'),
  $group_id: MarketCode,
};

/** An update of a group. Groups belong to all visitors, so none can be emptied or deleted by one of them. */
export const GroupUpdate = z.union([
  z.strictObject({ ...ofGroup, $set: GroupProperties }),
  z.strictObject({ ...ofGroup, $set_once: GroupProperties }),
]);
export type GroupUpdate = z.infer<typeof GroupUpdate>;

export const updateGroups = operation({
  ...ofCollector,
  call: 'ana-03',
  name: 'updateGroups',
  summary: 'Update groups',
  description: `At most 2,000 updates of the visitor's own market as a group, by \`$set\` or \`$set_once\`, as the schema GroupUpdate has it. Dates in the future, other markets, \`$unset\` and \`$delete\` are refused: a group belongs to all visitors. ${HOW_SENT}`,
  path: '/groups',
  query: withConsent,
  body: batch.describe('The updates'),
});

/** A batch of events as a client sends it. */
export type SentEvents = readonly AnalyticsEvent[];

export const AnalyticsConfig = z
  .object({
    IsOn: z
      .boolean()
      .describe('Whether analytics is on for the market of the visitor; false: no visitor is asked for consent'),
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

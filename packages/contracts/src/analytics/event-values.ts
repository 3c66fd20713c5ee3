import { EVENT_PLACEMENTS } from '@grossist/domain';
import { z } from 'zod';
import { QuantityIn } from '../shared/values.ts';

/** The project that events are sent for; the forwarder puts the real one in its place. */
export const ANALYTICS_TOKEN = 'grossist';

export const EventPlacement = z
  .enum(EVENT_PLACEMENTS)
  .describe('Where in the shop a material was shown, opened or added');
export type EventPlacement = z.infer<typeof EventPlacement>;

export const AnalyticsId = z
  .string()
  .refine((id) => !id.startsWith('$device:'), 'distinct_id cannot have $device: prefix')
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID in lower case')
  .describe('Random id that the browser makes when consent is given; says nothing of the person');

export const EventTime = z
  .number()
  .int()
  .min(1)
  .max(9_000_000_000_000)
  .describe('When it happened, in seconds or milliseconds since 1970; at most 5 days ago');

export const EventMaterial = z
  .string()
  .regex(/^[\w.-]{1,40}$/, 'must be a SAP number')
  .describe('SAP material number');

export const EventCount = z.number().int().min(0).max(10_000_000);
export const EventQuantity = QuantityIn.refine((quantity) => quantity > 0, 'must be more than 0');

export const QueryKind = z
  .enum(['words', 'number', 'blank', 'withheld'])
  .describe(
    'What was searched for: `words` are sent as `query`; numbers, and what may be about a person, never leave the browser',
  );

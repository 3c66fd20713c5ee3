import { EVENT_PLACEMENTS, searchedText } from '@grossist/domain';
import { z } from 'zod';
import { LocaleCode, QuantityIn, typedText } from '../shared/values.ts';

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

const common = {
  token: z.literal(ANALYTICS_TOKEN).describe('The project, always `grossist`'),
  distinct_id: AnalyticsId,
  time: EventTime,
  $insert_id: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,36}$/, 'must be 8 to 36 letters, digits and dashes')
    .describe('Id of the event: one that was sent before is not counted again'),
  $session_id: AnalyticsId.describe('Id of the visit; a new one after 30 minutes without an event'),
  tracking_source: z.literal('web').describe('Always `web`'),
  locale: LocaleCode.describe('Language of the page'),
};

const event = <N extends string, P extends z.ZodRawShape>(name: N, properties: P) =>
  z.strictObject({ event: z.literal(name), properties: z.strictObject({ ...common, ...properties }) });

const searched = {
  query_kind: QueryKind,
  query: typedText(100)
    .refine((query) => {
      const text = searchedText(query);
      return text.kind === 'words' && text.words === query;
    }, 'must be normalized words without a trace of a person')
    .optional()
    .describe('Words in lower case with one blank between them; only of the kind `words`'),
  placement: z.enum(['search', 'suggestion']).describe('The page of results, or the search box'),
};

const material = { material: EventMaterial, placement: EventPlacement };
const action = <const A extends readonly [string, ...string[]]>(actions: A) => ({ action: z.enum(actions) });

/** Every event that is collected, each with all of its properties. docs/analytics.md lists them. */
export const AnalyticsEvent = z
  .discriminatedUnion('event', [
    event('search_made', { ...searched, result_count: EventCount.min(1).describe('Number of results') }),
    event('search_without_result', searched),
    event('results_shown', {
      result_count: EventCount.describe('Number of results'),
      page: EventCount.min(1).describe('Number of the page, from 1'),
      facet_count: EventCount.describe('Number of selected facet values'),
      placement: EventPlacement,
    }),
    event('result_clicked', {
      ...searched,
      material: EventMaterial,
      position: EventCount.min(1).describe('Position in the whole result, from 1'),
      is_first_click: z.boolean().describe('Whether it is the first click in the result of this search'),
    }),
    event('product_viewed', material),
    event('added_to_cart', { ...material, quantity: EventQuantity.describe('Sales units') }),
    event('cart_viewed', { line_count: EventCount.describe('Number of lines') }),
    event('order_begun', { line_count: EventCount.describe('Number of lines') }),
    event('order_placed', { line_count: EventCount.describe('Number of lines') }),
    event('material_ordered', {
      ...material,
      quantity: EventQuantity.describe('Sales units'),
      placement: EventPlacement.describe('Where the material was added to the cart'),
    }),
    event('list_used', action(['created', 'opened', 'shared', 'added-to', 'added-to-cart', 'exported'])),
    event('kit_used', action(['created', 'opened', 'added-to', 'added-to-cart', 'labels-printed', 'exported'])),
    event('catalog_used', action(['created', 'opened', 'added-to', 'generated', 'downloaded'])),
  ])
  .describe('An event with its properties');
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
export type AnalyticsEventName = AnalyticsEvent['event'];

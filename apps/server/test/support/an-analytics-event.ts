import { ANALYTICS_TOKEN, type AnalyticsEvent, type AnalyticsEventName } from '@grossist/contracts';
import { v4 as uuidv4 } from 'uuid';

type PropertiesOf<N extends AnalyticsEventName> = Extract<AnalyticsEvent, { event: N }>['properties'];
type Common = Pick<
  PropertiesOf<'cart_viewed'>,
  'token' | 'distinct_id' | 'time' | '$insert_id' | '$session_id' | 'tracking_source' | 'locale'
>;

/** An event as a browser sends it: of now, of a visitor and a visit of their own unless given. */
export const anAnalyticsEvent = <N extends AnalyticsEventName>(
  event: N,
  properties: Omit<PropertiesOf<N>, keyof Common> & Partial<Common>,
): Record<string, unknown> => ({
  event,
  properties: {
    token: ANALYTICS_TOKEN,
    distinct_id: uuidv4(),
    time: Date.now(),
    $insert_id: uuidv4(),
    $session_id: uuidv4(),
    tracking_source: 'web',
    locale: 'en-US',
    ...properties,
  } satisfies Common & Record<string, unknown>,
});

export const aSearchEvent = (query: string, common: Partial<Common> = {}) =>
  anAnalyticsEvent('search_made', { query_kind: 'words', query, placement: 'search', result_count: 3, ...common });

export const anEmptySearchEvent = (query: string, common: Partial<Common> = {}) =>
  anAnalyticsEvent('search_without_result', { query_kind: 'words', query, placement: 'search', ...common });

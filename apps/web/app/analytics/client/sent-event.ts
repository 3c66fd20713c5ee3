import type { AnalyticsEvent, AnalyticsEventName } from '@grossist/contracts';
import { cutText } from '@grossist/domain';

type Common = 'token' | 'distinct_id' | 'time' | '$insert_id' | '$session_id' | 'tracking_source' | 'locale';
type DistributedOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type EventNamed<N extends AnalyticsEventName> = Extract<AnalyticsEvent, { event: N }>;

/** The properties of one event, beside those that every event has. */
export type EventProperties<N extends AnalyticsEventName> = DistributedOmit<EventNamed<N>['properties'], Common>;
/** An event before it is sent: its name with its own properties. */
export type NewEvent = {
  [N in AnalyticsEventName]: readonly [name: N, properties: EventProperties<N>];
}[AnalyticsEventName];

/** A record of the wire: an event, or an update of a profile or group. */
export type Sent = Readonly<Record<string, unknown>>;

/** Returns properties whose texts are cut at 255 characters. */
export const withCutTexts = (properties: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? cutText(value) : value]),
  );

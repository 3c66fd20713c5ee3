/** Records that wait to be sent: their types, the queue in memory, and storage for the next page. */
import type { AnalyticsEvent, AnalyticsEventName } from '@grossist/contracts';
import { cutText } from '@grossist/domain';
import { readStored, removeStored, writeStored } from './browser-store.ts';
import { BATCH_SIZE, QUEUE_LIMIT } from './limits.ts';

type Common = 'token' | 'distinct_id' | 'time' | '$insert_id' | '$session_id' | 'tracking_source' | 'locale';
type DistributedOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type EventNamed<N extends AnalyticsEventName> = Extract<AnalyticsEvent, { event: N }>;

/** The properties of one event, beside those that every event has. */
type EventProperties<N extends AnalyticsEventName> = DistributedOmit<EventNamed<N>['properties'], Common>;
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

const QUEUE = 'queue';

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value);

const storedRecords = (): Sent[] => {
  const stored = readStored(QUEUE);
  return Array.isArray(stored) ? stored.filter(isSent) : [];
};

/** Stores records for the next page of this browser; their `$insert_id` counts once, should they have arrived before. */
export const storeRecords = (records: readonly Sent[]): void => {
  if (records.length > 0) writeStored(QUEUE, [...storedRecords(), ...records].slice(-QUEUE_LIMIT));
};

/** Takes over what an earlier page stored. */
export const takeStoredRecords = (): Sent[] => {
  const records = storedRecords();
  removeStored(QUEUE);
  return records;
};

interface SendingQueue {
  size(): number;
  add(record: Sent): void;
  /** Takes the oldest records for a batch. */
  take(most?: number): Sent[];
  /** Puts records that could not be sent back in front of the others. */
  putBack(records: readonly Sent[]): void;
  clear(): void;
}

/** Creates a queue of records that wait to be sent, oldest first: of more than 2,500 the oldest are dropped. */
export const createSendingQueue = (): SendingQueue => {
  let waiting: Sent[] = [];
  const set = (records: readonly Sent[]): void => {
    waiting = records.slice(-QUEUE_LIMIT);
  };
  return {
    size: () => waiting.length,
    add: (record) => set([...waiting, record]),
    take: (most = BATCH_SIZE) => waiting.splice(0, most),
    putBack: (records) => set([...records, ...waiting]),
    clear: () => set([]),
  };
};

import { readStored, removeStored, writeStored } from './browser-store.ts';
import { BATCH_SIZE, QUEUE_LIMIT } from './limits.ts';
import type { Sent } from './sent-event.ts';

const NAME = 'queue';

const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value);

const storedRecords = (): Sent[] => {
  const stored = readStored(NAME);
  return Array.isArray(stored) ? stored.filter(isSent) : [];
};

/** Stores records for the next page of this browser; their `$insert_id` counts once, should they have arrived before. */
export const storeRecords = (records: readonly Sent[]): void => {
  if (records.length > 0) writeStored(NAME, [...storedRecords(), ...records].slice(-QUEUE_LIMIT));
};

/** Takes over what an earlier page stored. */
export const takeStoredRecords = (): Sent[] => {
  const records = storedRecords();
  removeStored(NAME);
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
  const keep = (records: readonly Sent[]): void => {
    waiting = records.slice(-QUEUE_LIMIT);
  };
  return {
    size: () => waiting.length,
    add: (record) => keep([...waiting, record]),
    take: (most = BATCH_SIZE) => waiting.splice(0, most),
    putBack: (records) => keep([...records, ...waiting]),
    clear: () => keep([]),
  };
};

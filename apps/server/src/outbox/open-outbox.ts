import { sql } from 'kysely';
import type { Database, DatabaseLog, Subscriber } from '../db/index.ts';
import { type DeliveryDeps, deliverDue, reasonOf } from './deliver.ts';
import type { Handlers } from './message.ts';
import type { OutboxWatch } from './metrics.ts';

/** The channel that notifies of new messages. */
export const OUTBOX_MESSAGES = 'outbox_messages';

const DAY_MS = 86_400_000;

export interface OutboxDeps {
  db: Database;
  /** By topic; messages of other topics wait for a process that has a handler. */
  handlers: Handlers;
  log: DatabaseLog;
  watch?: OutboxWatch;
  /** Milliseconds for one attempt; 20 seconds by default. */
  attemptMs?: number;
  /** Milliseconds since publishing after which a message fails; 3 days by default. */
  maxAgeMs?: number;
  /** Milliseconds between two polls for due messages; 2 seconds by default. */
  pollMs?: number;
  random?: () => number;
}

export interface Outbox {
  /** Starts to deliver on notifications and every `pollMs`. */
  start(): void;
  /** For OUTBOX_MESSAGES; the payload is the topic. */
  subscriber: Subscriber;
  /** Delivers due messages; returns the number of attempts. */
  sendDue(): Promise<number>;
  /** Aborts pending attempts and releases their leases. */
  close(): Promise<void>;
}

/**
 * Opens the outbox, which delivers each topic independently, so that an unavailable recipient does not delay the others.
 * Any number of processes share the work; leased messages of a process that died are delivered by another one after the
 * lease, with the same id.
 */
export const openOutbox = ({ db, handlers, log, watch, ...times }: OutboxDeps): Outbox => {
  const { attemptMs = 20_000, maxAgeMs = 3 * DAY_MS, pollMs = 2000, random = Math.random } = times;
  const stop = new AbortController();
  const deps: DeliveryDeps = {
    db,
    log,
    watch,
    attemptMs,
    maxAgeMs,
    random,
    stopping: stop.signal,
    batch: 4,
    concurrent: 2,
  };
  const topics = new Map(Object.entries(handlers).map(([topic, handle]) => [topic, deliverDue(deps, topic, handle)]));
  const running = new Map<string, Promise<void>>();
  const requested = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const run = async (topic: string): Promise<void> => {
    try {
      while (requested.delete(topic) && !stop.signal.aborted) await topics.get(topic)?.();
    } catch (error) {
      // The database is unavailable: the next poll delivers what is left.
      log.warn({ reason: reasonOf(error) }, 'The outbox could not load messages');
    } finally {
      running.delete(topic);
    }
  };
  const wakeTopic = (topic: string): void => {
    if (timer === undefined || stop.signal.aborted || !topics.has(topic)) return;
    requested.add(topic);
    if (!running.has(topic)) running.set(topic, run(topic));
  };
  const wakeAll = (): void => {
    for (const topic of topics.keys()) wakeTopic(topic);
  };

  return {
    start: () => {
      timer ??= setInterval(wakeAll, pollMs);
      wakeAll();
    },
    subscriber: { notified: wakeTopic, resync: wakeAll },
    sendDue: async () =>
      (await Promise.all([...topics.values()].map((deliver) => deliver()))).reduce((sum, sent) => sum + sent, 0),
    close: async () => {
      clearInterval(timer);
      stop.abort();
      await Promise.all(running.values());
    },
  };
};

const SENT_DAYS = 30;
const FAILED_DAYS = 90;
const DELETED_AT_ONCE = 5000;

/** Deletes messages that were sent 30 days ago or failed 90 days ago, with their stored mails; at most 5,000 for each call. */
export const tidyOutbox = (db: Database) => async (): Promise<void> => {
  await sql`
    delete from outbox_messages where id = any(array(
      select id from outbox_messages
      where settled_at < now() - ${SENT_DAYS} * interval '1 day'
        and (state = 'sent' or settled_at < now() - ${FAILED_DAYS} * interval '1 day')
      order by settled_at limit ${DELETED_AT_ONCE}))`.execute(db);
};

/** Queues a failed message again and notifies the outbox; returns false if no failed message has the id. */
export const retryMessage =
  (db: Database) =>
  async (id: string): Promise<boolean> => {
    const { rows } = await sql`
      update outbox_messages
      set state = 'waiting', since = clock_timestamp(), next_attempt_at = clock_timestamp(), settled_at = null
      where id = ${id} and state = 'failed'
      returning pg_notify('outbox_messages', topic)`.execute(db);
    return rows.length > 0;
  };

import type { Database, Subscriber } from '../db/index.ts';
import type { DatabaseLog } from '../db/log.ts';
import { type LaneDeps, sendDue } from './lane.ts';
import type { Handlers } from './message.ts';
import type { OutboxWatch } from './metrics.ts';
import { reasonOf } from './reason.ts';

/** The channel on which new messages are said. */
export const OUTBOX_MESSAGES = 'outbox_messages';

const DAY_MS = 86_400_000;

export interface OutboxDeps {
  db: Database;
  /** By topic; messages of other topics wait for a process that knows them. */
  handlers: Handlers;
  log: DatabaseLog;
  watch?: OutboxWatch;
  /** Milliseconds for one attempt (20 s), for all attempts (3 days), and between two looks for what is due (2 s). */
  attemptMs?: number;
  patienceMs?: number;
  lookMs?: number;
  chance?: () => number;
}

export interface Outbox {
  /** Begins to send, and looks again whenever somebody tells something and every `lookMs`. */
  start(): void;
  /** For OUTBOX_MESSAGES, which says topics. */
  subscriber: Subscriber;
  /** Sends what is due now; answers how many attempts that took. */
  sendDue(): Promise<number>;
  /** Ends what is under way within moments, and gives back what did not end. */
  close(): Promise<void>;
}

/**
 * Sends what was told, each topic for itself, so that one whom nobody takes messages from holds up no other. Any number
 * of processes share the work; what a dying one had begun is taken up when its hold is over, with the same id.
 */
export const openOutbox = ({ db, handlers, log, watch, ...times }: OutboxDeps): Outbox => {
  const { attemptMs = 20_000, patienceMs = 3 * DAY_MS, lookMs = 2000, chance = Math.random } = times;
  const stop = new AbortController();
  const deps: LaneDeps = {
    db,
    log,
    watch,
    attemptMs,
    patienceMs,
    chance,
    stopping: stop.signal,
    batch: 4,
    atOnce: 2,
  };
  const lanes = new Map(Object.entries(handlers).map(([topic, handle]) => [topic, sendDue(deps, topic, handle)]));
  const working = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const work = async (topic: string): Promise<void> => {
    try {
      while (wanted.delete(topic) && !stop.signal.aborted) await lanes.get(topic)?.();
    } catch (error) {
      // A database that is away for a moment: the next look takes up what this one left.
      log.warn({ reason: reasonOf(error) }, 'The outbox could not look for messages');
    } finally {
      working.delete(topic);
    }
  };
  const wakeLane = (topic: string): void => {
    if (timer === undefined || stop.signal.aborted || !lanes.has(topic)) return;
    wanted.add(topic);
    if (!working.has(topic)) working.set(topic, work(topic));
  };
  const wake = (): void => {
    for (const topic of lanes.keys()) wakeLane(topic);
  };

  return {
    start: () => {
      timer ??= setInterval(wake, lookMs);
      wake();
    },
    subscriber: { notified: wakeLane, resync: wake },
    sendDue: async () =>
      (await Promise.all([...lanes.values()].map((send) => send()))).reduce((sum, sent) => sum + sent, 0),
    close: async () => {
      clearInterval(timer);
      stop.abort();
      await Promise.all(working.values());
    },
  };
};

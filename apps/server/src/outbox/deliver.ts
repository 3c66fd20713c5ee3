import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DatabaseLog } from '../db/index.ts';
import { leaseMessages, markSent, recordFailure, release } from './lease.ts';
import { type Handler, type QueuedMessage, Undeliverable } from './message.ts';
import type { OutboxWatch } from './metrics.ts';

export interface DeliveryDeps {
  db: Database;
  log: DatabaseLog;
  watch?: OutboxWatch;
  /** Milliseconds for one attempt. */
  attemptMs: number;
  /** Milliseconds since publishing after which a message fails. */
  maxAgeMs: number;
  /** Returns a number from 0 to 1, for jitter. */
  random: () => number;
  /** Aborted when the process ends: pending attempts are left to other processes. */
  stopping: AbortSignal;
  /** Messages that are leased together. */
  batch: number;
  /** Messages of a batch that are delivered concurrently. */
  concurrent: number;
}

const SHORTEST_BACKOFF_MS = 5_000;
const LONGEST_BACKOFF_MS = 4 * 3_600_000;

/**
 * Returns the backoff in milliseconds: exponential, from five seconds to four hours, with a quarter of jitter either way.
 * @param attempt the one that failed, 1 for the first
 * @param random from 0 to 1
 */
export const backoffAfter = (attempt: number, random: number): number =>
  Math.round(Math.min(SHORTEST_BACKOFF_MS * 2 ** (attempt - 1), LONGEST_BACKOFF_MS) * (0.75 + random / 2));

/** Event loop utilization above which the process counts as busy with requests. */
const BUSY = 0.5;
const TIMES_AS_LONG = 4;
const LONGEST_PAUSE_MS = 500;

/**
 * Returns the milliseconds to pause after a delivery that took `tookMs`: 0 while the process is idle, several times as
 * long while it is busy, because people wait for requests and not for mails.
 * @param utilization of the event loop during the delivery, from 0 to 1
 */
export const pauseWhenBusy = (utilization: number, tookMs: number): number =>
  utilization > BUSY ? Math.min(tookMs * TIMES_AS_LONG, LONGEST_PAUSE_MS) : 0;

/** Returns the message of an error and of its cause, and nothing else, since errors may carry what was sent. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const because = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '';
  return `${error.message || error.name}${because}`;
};

/** Makes one attempt and records its outcome. Throws only what the database throws. */
const deliver =
  ({ db, log, watch, attemptMs, maxAgeMs, random, stopping }: DeliveryDeps) =>
  async (handle: Handler, message: QueuedMessage): Promise<void> => {
    const { id, topic, attempt } = message;
    let outcome: string;
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(attemptMs)]);
      outcome = (await handle(message, signal)) ?? '';
    } catch (error) {
      if (stopping.aborted) return release(db, message);
      const failure = reasonOf(error);
      const backoffMs = backoffAfter(attempt, random());
      const isHopeless = error instanceof Undeliverable;
      const isGivenUp = await recordFailure(db, message, { failure, backoffMs, maxAgeMs, isHopeless });
      watch?.attempted(topic, isGivenUp ? 'given-up' : 'failed');
      log.warn(
        { topic, id, attempt, reason: failure },
        isGivenUp ? 'A message failed for good' : 'A message could not be delivered',
      );
      return;
    }
    await markSent(db, message, outcome);
    watch?.attempted(topic, 'sent');
  };

/** A lease lasts for every round of a batch, and one more. */
const leaseMsOf = ({ attemptMs, batch, concurrent }: DeliveryDeps): number =>
  attemptMs * (Math.ceil(batch / concurrent) + 1);

const deliverBatch = async (deps: DeliveryDeps, topic: string, handle: Handler): Promise<number> => {
  const leased = await leaseMessages(deps.db, { topic, most: deps.batch, leaseMs: leaseMsOf(deps) });
  const queue = [...leased];
  const attempt = deliver(deps);
  const drainQueue = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [startedAt, loop] = [performance.now(), performance.eventLoopUtilization()];
      await attempt(handle, next);
      const pauseMs = pauseWhenBusy(performance.eventLoopUtilization(loop).utilization, performance.now() - startedAt);
      if (pauseMs > 0 && !deps.stopping.aborted) await pause(pauseMs);
    }
  };
  const workers = Array.from({ length: Math.min(deps.concurrent, leased.length) }, drainQueue);
  for (const result of await Promise.allSettled(workers)) if (result.status === 'rejected') throw result.reason;
  return leased.length;
};

/** Delivers the due messages of a topic in batches until none is left; returns the number of attempts. */
export const deliverDue = (deps: DeliveryDeps, topic: string, handle: Handler) => async (): Promise<number> => {
  let attempts = 0;
  while (!deps.stopping.aborted) {
    const count = await deliverBatch(deps, topic, handle);
    attempts += count;
    if (count === 0) break;
  }
  return attempts;
};

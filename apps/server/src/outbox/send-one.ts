import type { Database } from '../db/index.ts';
import type { DatabaseLog } from '../db/log.ts';
import type { HeldMessage } from './hold.ts';
import { type Handler, Undeliverable } from './message.ts';
import type { OutboxWatch } from './metrics.ts';
import { pauseAfter } from './pauses.ts';
import { reasonOf } from './reason.ts';
import { noteFailed, noteSent, release } from './settle.ts';

export interface SendingDeps {
  db: Database;
  log: DatabaseLog;
  watch?: OutboxWatch;
  /** Milliseconds for one attempt; for all attempts. */
  attemptMs: number;
  patienceMs: number;
  /** From 0 to 1; by chance unless told. */
  chance: () => number;
  /** Aborted when the process ends: what is under way then is another's. */
  stopping: AbortSignal;
}

/** One attempt: whatever comes of it is noted, and nothing thrown but what the database throws. */
export const sendOne =
  ({ db, log, watch, attemptMs, patienceMs, chance, stopping }: SendingDeps) =>
  async (handle: Handler, message: HeldMessage): Promise<void> => {
    const { id, topic, attempt } = message;
    let outcome: string;
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(attemptMs)]);
      outcome = (await handle(message, signal)) ?? '';
    } catch (error) {
      if (stopping.aborted) return release(db, message);
      const failure = reasonOf(error);
      const pauseMs = pauseAfter(attempt, chance());
      const isHopeless = error instanceof Undeliverable;
      const isGivenUp = await noteFailed(db, message, { failure, pauseMs, patienceMs, isHopeless });
      watch?.attempted(topic, isGivenUp ? 'given-up' : 'failed');
      log.warn(
        { topic, id, attempt, reason: failure },
        isGivenUp ? 'A message was given up' : 'A message did not go out',
      );
      return;
    }
    await noteSent(db, message, outcome);
    watch?.attempted(topic, 'sent');
  };

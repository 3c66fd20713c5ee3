import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

const FIRST_DELAY = 200;
const LONGEST_DELAY = 30_000;
/** A run of at least so many milliseconds was a good one: after it the delays begin with the shortest again. */
const GOOD_RUN = 60_000;

export interface KeepRunningDeps {
  /** Returns once `signal` aborts; what it throws before is a reason to run it again. */
  run: () => Promise<void>;
  log: Pick<Logger, 'error'>;
  signal: AbortSignal;
}

/** Runs something again, with backoff, whenever it fails, until `signal` aborts. Never rejects. */
export const keepRunning = async ({ run, log, signal }: KeepRunningDeps): Promise<void> => {
  let delay = FIRST_DELAY;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await run();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (performance.now() - startedAt > GOOD_RUN) delay = FIRST_DELAY;
      log.error({ err: error, retryInMs: delay }, 'Background jobs stopped and are started again');
      await pause(delay, undefined, { signal }).catch(() => undefined);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    }
  }
};

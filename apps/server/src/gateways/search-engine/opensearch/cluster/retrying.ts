import { setTimeout as sleep } from 'node:timers/promises';
import { ClusterFailure } from './cluster.ts';

export interface Patience {
  /** How often something is tried altogether. */
  attempts: number;
  /** Milliseconds before the second attempt; each further one waits twice as long, up to `longest`. */
  first: number;
  longest: number;
}

/** Some minutes, as long as a node takes to come back. */
export const PATIENT: Patience = { attempts: 12, first: 200, longest: 20_000 };

/**
 * Waits before another attempt, somewhere between half and the whole of the time, so that not everybody comes at once.
 */
export const pause = async ({ first, longest }: Patience, attempt: number, signal?: AbortSignal): Promise<void> => {
  const most = Math.min(longest, first * 2 ** attempt);
  await sleep(most / 2 + (Math.random() * most) / 2, undefined, { signal });
};

/** Does something again while the cluster is busy or away. */
export const retrying = async <T>(work: () => Promise<T>, patience: Patience, signal?: AbortSignal): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const again = error instanceof ClusterFailure && error.isPassing && attempt + 1 < patience.attempts;
      if (!again) throw error;
      await pause(patience, attempt, signal);
    }
  }
};

/** Consecutive failures that open the circuit. */
const FAILURES = 5;
/** Milliseconds until one request may try again. */
const REST = 5000;

/**
 * Circuit breaker for a cluster that does not respond: after some consecutive failures requests fail at once,
 * and now and then one tries whether the cluster is back.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #closedUntil = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#failures >= FAILURES && this.#now() < this.#closedUntil;
  }

  /** Returns true if a request may be sent now; a trial request blocks the others for another interval. */
  mayPass(): boolean {
    if (this.#failures < FAILURES) return true;
    if (this.#now() < this.#closedUntil) return false;
    this.#closedUntil = this.#now() + REST;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures++;
    this.#closedUntil = this.#now() + REST;
  }
}

/** Failures in a row after which nobody is let through. */
const FAILURES = 5;
/** Milliseconds until one request may try again. */
const REST = 5000;

/**
 * Keeps people from waiting for a cluster that does not answer: after some failures in a row requests fail at once,
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

  /** Whether a request may go out now; the one that tries keeps the others waiting for another while. */
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

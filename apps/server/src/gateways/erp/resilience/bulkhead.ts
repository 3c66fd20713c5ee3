import { ErpDoesNotAnswer } from '../port.ts';
import { unlessAborted } from './timeout.ts';

/** Thrown when the queue of waiting calls is full. */
export class BulkheadFull extends ErpDoesNotAnswer {
  override name = 'BulkheadFull';
}

export interface BulkheadSettings {
  /** Concurrent calls. */
  most: number;
  /** Calls that may wait in the queue. */
  mostWaiting: number;
}

/** Bulkhead: limits the concurrent calls to a slow ERP, so that it does not hold up the rest of the shop. */
export class Bulkhead {
  #running = 0;
  #waiting = new Set<() => void>();

  constructor(private readonly settings: BulkheadSettings) {}

  /**
   * Resolves to a release function when a slot is free, first come, first served.
   * @throws BulkheadFull when the queue is full, and the signal's reason when it is aborted while waiting
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.settings.most) this.#running += 1;
    else await this.#wait(signal);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release();
    };
  }

  async #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.settings.mostWaiting) throw new BulkheadFull('Too many calls wait for the ERP');
    let admit: () => void = () => undefined;
    const slot = new Promise<void>((resolve) => {
      admit = resolve;
      this.#waiting.add(resolve);
    });
    try {
      await unlessAborted(slot, signal);
    } catch (error) {
      // Admitted and aborted in the same moment: the slot goes to the next call.
      if (!this.#waiting.delete(admit)) this.#release();
      throw error;
    }
  }

  #release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

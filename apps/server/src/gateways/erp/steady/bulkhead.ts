import { ErpDoesNotAnswer } from '../port.ts';
import { unlessAborted } from './time-limit.ts';

/** So much is asked of the ERP already that this question would not come to its turn. */
export class TooManyAsked extends ErpDoesNotAnswer {
  override name = 'TooManyAsked';
}

export interface BulkheadSettings {
  /** So many questions at once. */
  most: number;
  /** And so many that wait for their turn. */
  mostWaiting: number;
}

/** A slow ERP may hold up so many questions and no more: the rest of the shop goes on. */
export class Bulkhead {
  #running = 0;
  #waiting = new Set<() => void>();

  constructor(private readonly settings: BulkheadSettings) {}

  /**
   * Resolves when it is this question's turn; what it resolves to ends the turn.
   * @throws TooManyAsked when too many wait, and the signal's reason when it is aborted meanwhile
   */
  async turn(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.settings.most) this.#running += 1;
    else await this.#wait(signal);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end();
    };
  }

  async #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.settings.mostWaiting) {
      throw new TooManyAsked('Too much is asked of the ERP at once');
    }
    let called: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      called = resolve;
      this.#waiting.add(resolve);
    });
    try {
      await unlessAborted(turn, signal);
    } catch (error) {
      // Called and aborted in the same moment: the turn goes to the next.
      if (!this.#waiting.delete(called)) this.#end();
      throw error;
    }
  }

  #end(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}

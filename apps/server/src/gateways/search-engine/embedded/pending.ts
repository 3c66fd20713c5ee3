import type { HitsFound } from '@grossist/search-index';
import type { Answered } from './messages.ts';

interface Waiting {
  hitsFound: HitsFound | undefined;
  resolve(answers: unknown): void;
  reject(error: Error): void;
}

/** What was asked of a thread and is not answered yet. */
export class Pending {
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;

  get size(): number {
    return this.#waiting.size;
  }

  /** `post` sends the question under its number. */
  ask(post: (id: number) => void, hitsFound?: HitsFound): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { hitsFound, resolve, reject });
      post(id);
    });
  }

  /** Tells what is known of an answer before it is there. */
  tellHits(id: number, keys: readonly string[]): void {
    this.#waiting.get(id)?.hitsFound?.(keys);
  }

  settle(message: Answered): void {
    const waiter = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'answer') waiter?.resolve(message.answers);
    else waiter?.reject(new Error(message.message));
  }

  /** Nobody will answer any more. */
  fail(): void {
    for (const waiter of this.#waiting.values()) waiter.reject(new Error('The search stopped'));
    this.#waiting.clear();
  }
}

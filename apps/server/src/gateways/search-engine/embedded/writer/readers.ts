import type { MessagePort } from 'node:worker_threads';
import { Delivery, type IndexWriter } from '@grossist/search-index';
import type { Published, Taken } from '../messages.ts';

interface Reader {
  delivery: Delivery;
  /** The last generation that it has taken in. */
  taken: number;
}

interface Waiting {
  generation: number;
  resolve(): void;
}

/** The readers of a writer: each is sent what it does not have yet, and acknowledges it. */
export class Readers {
  readonly #readers = new Map<MessagePort, Reader>();
  #waiting: Waiting[] = [];
  #generation = 0;
  /** Undefined until there is something to read. */
  #index: IndexWriter | undefined;

  /** The port is closed by its other end, when the reader dies. */
  add(port: MessagePort): void {
    const reader: Reader = { delivery: new Delivery(), taken: 0 };
    this.#readers.set(port, reader);
    port.on('message', ({ generation }: Taken) => {
      reader.taken = generation;
      this.#settle();
    });
    port.on('close', () => {
      this.#readers.delete(port);
      this.#settle();
    });
    if (this.#index !== undefined) this.#send(port, reader, this.#index);
  }

  /** Lets all readers see what is committed. Another index than before replaces it as a whole. */
  publish(index: IndexWriter): void {
    const isAnother = this.#index !== index;
    this.#index = index;
    this.#generation++;
    for (const [port, reader] of this.#readers) {
      if (isAnother) reader.delivery = new Delivery();
      this.#send(port, reader, index);
    }
  }

  #send(port: MessagePort, { delivery }: Reader, index: IndexWriter): void {
    const message: Published = { generation: this.#generation, publication: index.publication(delivery) };
    port.postMessage(message);
  }

  /** Resolves when every reader that still lives has taken in what is published now. */
  caughtUp(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ generation: this.#generation, resolve });
      this.#settle();
    });
  }

  #settle(): void {
    const least = Math.min(...[...this.#readers.values()].map(({ taken }) => taken));
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ generation }) => generation > least);
    for (const { generation, resolve } of waiting) if (generation <= least) resolve();
  }
}

import { type TransferListItem, Worker, type WorkerOptions } from 'node:worker_threads';
import type { HitsFound } from '@grossist/search-index';
import type { Answered } from './messages.ts';

const RESTART_AFTER_MS = 1000;

interface ThreadEvents<Out> {
  onStart(): void;
  onMessage(message: Out): void;
  onError(error: unknown): void;
  onExit(): void;
}

/** A thread that is replaced, after a pause, whenever it dies. */
export class SupervisedThread<In, Out> {
  readonly #file: URL;
  readonly #options: WorkerOptions;
  readonly #events: ThreadEvents<Out>;
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(file: URL, options: WorkerOptions, events: ThreadEvents<Out>) {
    this.#file = file;
    this.#options = options;
    this.#events = events;
  }

  start(): void {
    const { onStart, onMessage, onError, onExit } = this.#events;
    const worker = new Worker(this.#file, this.#options);
    this.#worker = worker;
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', () => {
      this.#worker = undefined;
      onExit();
      if (this.#isClosed) return;
      setTimeout(() => {
        if (!this.#isClosed) this.start();
      }, RESTART_AFTER_MS).unref();
    });
    onStart();
  }

  /** False between the end of a thread and the start of the next. */
  get isAlive(): boolean {
    return this.#worker !== undefined;
  }

  /** What is posted while no thread is alive is lost. */
  post(message: In, transfer: readonly TransferListItem[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}

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

  /** Passes on a partial result before the answer is complete. */
  tellHits(id: number, keys: readonly string[]): void {
    this.#waiting.get(id)?.hitsFound?.(keys);
  }

  settle(message: Answered): void {
    const waiter = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'answer') waiter?.resolve(message.answers);
    else waiter?.reject(new Error(message.message));
  }

  /** Rejects everything that is pending: no answer can arrive any more. */
  fail(): void {
    for (const waiter of this.#waiting.values()) waiter.reject(new Error('The search stopped'));
    this.#waiting.clear();
  }
}

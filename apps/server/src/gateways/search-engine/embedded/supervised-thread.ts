import { type TransferListItem, Worker, type WorkerOptions } from 'node:worker_threads';

const RESTART_AFTER_MS = 1000;

export interface ThreadEvents<Out> {
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

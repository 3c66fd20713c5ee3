/** Too much waits already. */
export class QueueBusy extends Error {
  override name = 'QueueBusy';
}

/** Runs so many tasks at a time; others wait in their order, at most `mostWaiting` of them. */
export class LimitedQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    readonly concurrency: number,
    readonly mostWaiting: number,
  ) {}

  /** @throws QueueBusy when too many tasks wait already; what the task throws */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.concurrency) {
      if (this.#waiting.length >= this.mostWaiting) throw new QueueBusy('Too many tasks wait');
      // The task that ends hands its place over.
      await new Promise<void>((resume) => this.#waiting.push(resume));
    } else this.#running += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

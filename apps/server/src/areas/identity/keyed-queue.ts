/** Too many wait for one key already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

interface Line {
  last: Promise<unknown>;
  waiting: number;
}

/** Runs tasks of the same key one after the other, in this process; those of different keys run side by side. */
export class KeyedQueue {
  readonly #lines = new Map<string, Line>();
  readonly #mostWaiting: number;

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** @throws QueueFull when `mostWaiting` tasks of the key are not done yet; else whatever the task throws */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= this.#mostWaiting) throw new QueueFull();
    const turn = line.last.then(task, task);
    line.last = turn.catch(() => undefined);
    line.waiting += 1;
    this.#lines.set(key, line);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(key);
    }
  }
}

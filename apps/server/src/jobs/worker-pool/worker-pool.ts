import { tooMany } from '../../http/failure.ts';
import { openPoolWorker, type PoolWorker, type Task } from './pool-worker.ts';

export interface WorkerPoolSettings {
  workerFile: URL;
  /** Tasks done at once; 2 unless given. */
  atOnce?: number;
  /** Tasks that may wait beside those; 16 unless given. */
  mostWaiting?: number;
  /** Tasks of one owner, done or waiting; 4 unless given. An owner has one done at a time. */
  mostOfOwner?: number;
  /** Milliseconds that a task may compute; 10 seconds unless given. */
  longest?: number;
  /** Megabytes of the heap of a thread; 256 unless given. */
  heap?: number;
  /** Milliseconds after which a thread without a task ends; a minute unless given. */
  idle?: number;
}

export interface WorkerPool<In, Out> {
  /**
   * Runs a task in a thread. `owner`: who it is run for, so that one owner does not occupy all threads.
   * @throws TaskExceeded when it computed for too long or needed too much memory
   * @throws Failure 429 when too many tasks wait; what the task itself throws as a Failure
   */
  run(owner: string, input: In): Promise<Out>;
  close(): Promise<void>;
}

const RETRY_AFTER_SECONDS = 5;

interface Owned<In, Out> extends Task<In, Out> {
  owner: string;
}

/**
 * Does tasks in a few threads, so that the server's own keeps answering whatever is computed: what parses files of
 * others belongs here. Threads start with the first task and end when there is none for a while.
 */
export const openWorkerPool = <In, Out>({
  workerFile,
  atOnce = 2,
  mostWaiting = 16,
  mostOfOwner = 4,
  longest = 10_000,
  heap = 256,
  idle = 60_000,
}: WorkerPoolSettings): WorkerPool<In, Out> => {
  const waiting: Owned<In, Out>[] = [];
  const busy = new Map<PoolWorker<In, Out>, string>();
  const free = new Map<PoolWorker<In, Out>, NodeJS.Timeout>();
  let isClosed = false;

  const openWorker = (): PoolWorker<In, Out> => {
    const worker = openPoolWorker<In, Out>(
      { workerFile, longest, heap },
      () => {
        busy.delete(worker);
        free.set(worker, setTimeout(() => release(worker), idle).unref());
        next();
      },
      () => {
        busy.delete(worker);
        clearTimeout(free.get(worker));
        free.delete(worker);
        next();
      },
    );
    return worker;
  };

  const release = (worker: PoolWorker<In, Out>): void => {
    free.delete(worker);
    void worker.end();
  };

  const freeWorker = (): PoolWorker<In, Out> => {
    const [found] = free;
    if (found === undefined) return openWorker();
    const [worker, idling] = found;
    clearTimeout(idling);
    free.delete(worker);
    return worker;
  };

  const next = (): void => {
    while (!isClosed && busy.size < atOnce) {
      const owners = new Set(busy.values());
      const at = waiting.findIndex(({ owner }) => !owners.has(owner));
      const [task] = at < 0 ? [] : waiting.splice(at, 1);
      if (task === undefined) return;
      const worker = freeWorker();
      busy.set(worker, task.owner);
      worker.start(task);
    }
  };

  const countOf = (owner: string): number =>
    [...busy.values(), ...waiting.map((task) => task.owner)].filter((each) => each === owner).length;

  return {
    run: (owner, input) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The shop is closing'));
        if (waiting.length >= mostWaiting || countOf(owner) >= mostOfOwner)
          return reject(tooMany('Too many files are being read', RETRY_AFTER_SECONDS));
        waiting.push({ owner, input, resolve, reject });
        next();
      }),
    close: async () => {
      isClosed = true;
      for (const task of waiting.splice(0)) task.reject(new Error('The shop is closing'));
      await Promise.all([...busy.keys(), ...free.keys()].map((worker) => worker.end()));
    },
  };
};

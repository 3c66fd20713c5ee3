import { Worker } from 'node:worker_threads';
import { type FromWorker, failureOfCopy } from './answer-tasks.ts';

const REASONS = { time: 'it takes too long to read', memory: 'it takes too much memory to read' };

/** A task was ended because it exceeded its limit; the message is for people. */
export class TaskExceeded extends Error {
  override name = 'TaskExceeded';

  constructor(readonly limit: 'time' | 'memory') {
    super(REASONS[limit]);
  }
}

interface PoolWorkerSettings {
  workerFile: URL;
  /** Milliseconds that a task may compute. */
  longest: number;
  /** Megabytes of the thread's heap. */
  heap: number;
}

/** A task of a worker, and the promise of its result. */
export interface Task<In, Out> {
  input: In;
  resolve: (value: Out) => void;
  reject: (reason: unknown) => void;
}

export interface PoolWorker<In, Out> {
  /** Does one task; the next may follow once `onFree` was called. */
  start(task: Task<In, Out>): void;
  end(): Promise<void>;
}

/** Short-lived objects of thousands of lines outlive a small nursery, and are then costly to collect. */
const NURSERY_MEGABYTES = 64;

/**
 * Starts a thread that does one task at a time. A task that computes for too long or fills the heap ends its thread and
 * no other. `onFree`: it may be given the next task; `onGone`: it has ended and can be given none.
 */
export const openPoolWorker = <In, Out>(
  { workerFile, longest, heap }: PoolWorkerSettings,
  onFree: () => void,
  onGone: () => void,
): PoolWorker<In, Out> => {
  const worker = new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
  let current: Task<In, Out> | undefined;
  let watch: NodeJS.Timeout | undefined;
  let isReady = false;
  let isGone = false;

  const gone = (reason: unknown): void => {
    clearTimeout(watch);
    const task = current;
    current = undefined;
    task?.reject(reason);
    if (isGone) return;
    isGone = true;
    onGone();
  };

  const exceed = (limit: 'time' | 'memory'): void => {
    gone(new TaskExceeded(limit));
    void worker.terminate();
  };

  // Loading the program takes as long as the machine lets it, and is not the task's.
  const beginToWatch = (): void => {
    if (isReady && current !== undefined) watch = setTimeout(() => exceed('time'), longest).unref();
  };

  worker.on('message', (message: FromWorker<Out>) => {
    if (message.kind === 'ready') {
      isReady = true;
      beginToWatch();
      return;
    }
    const task = current;
    if (task === undefined) return;
    clearTimeout(watch);
    current = undefined;
    if (message.kind === 'done') task.resolve(message.value);
    else if (message.kind === 'refused') task.reject(failureOfCopy(message.failure));
    else task.reject(Object.assign(new Error(message.message), { stack: message.stack }));
    if (!isGone) onFree();
  });
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') exceed('memory');
    else gone(error);
  });
  worker.once('exit', () => gone(new Error('The thread ended without a result')));
  worker.unref();

  return {
    start: (task) => {
      current = task;
      worker.postMessage(task.input);
      beginToWatch();
    },
    end: async () => {
      gone(new Error('The shop is closing'));
      await worker.terminate();
    },
  };
};

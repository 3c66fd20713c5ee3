/** A worker thread or process that starts with the first request and stops when it is idle. */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A worker thread or child process that receives messages and does not keep the server running. */
interface WorkerPeer<In> {
  post(message: In): void;
  /** Ends it at once; resolves when it has ended. */
  end(): Promise<unknown>;
}

interface WorkerPeerEvents<Out> {
  onMessage(message: Out): void;
  /** Called when it failed, or exited without a reason. */
  onEnd(reason: unknown): void;
}

type StartPeer = <In extends object, Out>(file: URL, events: WorkerPeerEvents<Out>) => WorkerPeer<In>;

/** Starts a worker thread; its program listens to `parentPort`. */
export const startThread: StartPeer = (file, { onMessage, onEnd }) => {
  const worker = new Worker(file);
  worker.on('message', onMessage);
  worker.once('error', onEnd);
  worker.once('exit', () => onEnd(undefined));
  worker.unref();
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

/**
 * Starts a child process, which returns all its memory when it ends, including what native code never frees. Its program
 * listens to `process`, and ends when the server does.
 */
export const startProcess: StartPeer = (file, { onMessage, onEnd }) => {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const events: NodeJS.EventEmitter = child;
  events.on('message', onMessage);
  events.once('error', onEnd);
  events.once('exit', () => onEnd(undefined));
  child.unref();
  child.channel?.unref();
  return {
    post: (message) => void child.send(message, (error) => error !== null && onEnd(error)),
    end: () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
};

interface IdleWorkerSettings<Out extends { id: number }, Pending> {
  workerFile: URL;
  /** Starts the thread or process; a thread by default. */
  startPeer?: StartPeer;
  /** Returns true after a message if the worker must be replaced before the next request. */
  isSpent?: (message: Out) => boolean;
  /** Pending requests at most. */
  most: number;
  /** Milliseconds without a pending request after which the worker is stopped. */
  idle: number;
  /** Error message for pending requests when the worker exits by itself. */
  exitMessage: string;
  /** Passes a message on to its request; returns true if it was the last one. */
  onMessage: (pending: Pending, message: Out) => boolean;
  fail: (pending: Pending, reason: unknown) => void;
}

export interface IdleWorker<In, Pending> {
  /** Returns true if no more requests may be pending. */
  isFull: () => boolean;
  /** Posts a request and returns its id. */
  request: (pending: Pending, messageOf: (id: number) => In) => number;
  /** Ignores all further messages for a request. */
  cancel: (id: number) => void;
  /** Fails all pending requests and stops the worker. */
  close: () => Promise<void>;
}

/** Opens a worker that is started by the first request and stopped after some time without requests. */
export const openIdleWorker = <In extends { id: number }, Out extends { id: number }, Pending>(
  settings: IdleWorkerSettings<Out, Pending>,
): IdleWorker<In, Pending> => {
  const { workerFile, startPeer = startThread, isSpent, most, idle, exitMessage, onMessage, fail } = settings;
  const requests = new Map<number, Pending>();
  let worker: WorkerPeer<In> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const failAll = (reason: unknown): void => {
    const all = [...requests.values()];
    requests.clear();
    for (const pending of all) fail(pending, reason);
  };

  const stop = async (): Promise<void> => {
    clearTimeout(idleTimer);
    const ending = worker;
    worker = undefined;
    await ending?.end();
  };

  const stopWhenIdle = (): void => {
    clearTimeout(idleTimer);
    if (requests.size === 0) idleTimer = setTimeout(() => void stop(), idle).unref();
  };

  const start = (): WorkerPeer<In> => {
    const started: WorkerPeer<In> = startPeer<In, Out>(workerFile, {
      onMessage: (message) => {
        const pending = requests.get(message.id);
        if (pending !== undefined && onMessage(pending, message)) requests.delete(message.id);
        if (worker === started && requests.size === 0 && isSpent?.(message) === true) void stop();
        else stopWhenIdle();
      },
      // A late end of an earlier worker must not fail the requests of its successor.
      onEnd: (reason) => {
        if (worker !== started) return;
        worker = undefined;
        failAll(reason ?? new Error(exitMessage));
      },
    });
    return started;
  };

  return {
    isFull: () => requests.size >= most,
    request: (pending, messageOf) => {
      clearTimeout(idleTimer);
      worker ??= start();
      lastId += 1;
      requests.set(lastId, pending);
      worker.post(messageOf(lastId));
      return lastId;
    },
    cancel: (id) => {
      requests.delete(id);
    },
    close: async () => {
      failAll(new Error('The shop is closing'));
      await stop();
    },
  };
};

/** Thrown by what makes files when too many wait to be made already. */
export class MakerBusy extends Error {
  override name = 'MakerBusy';
}

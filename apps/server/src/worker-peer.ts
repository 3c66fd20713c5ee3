import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A worker thread or child process that receives messages and does not keep the server running. */
export interface WorkerPeer<In> {
  post(message: In): void;
  /** Ends it at once; resolves when it has ended. */
  end(): Promise<unknown>;
}

interface WorkerPeerEvents<Out> {
  onMessage(message: Out): void;
  /** Called when it failed, or exited without a reason. */
  onEnd(reason: unknown): void;
}

export type StartPeer = <In extends object, Out>(file: URL, events: WorkerPeerEvents<Out>) => WorkerPeer<In>;

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

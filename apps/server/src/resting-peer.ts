import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread or process that answers messages, and does not keep the server running. */
export interface Peer<In> {
  post(message: In): void;
  /** Ends it at once; resolves when it has ended. */
  end(): Promise<unknown>;
}

interface PeerEvents<Out> {
  heard(message: Out): void;
  /** It failed, or ended by itself without a reason. */
  ended(reason: unknown): void;
}

export type BeginPeer = <In extends object, Out>(file: URL, events: PeerEvents<Out>) => Peer<In>;

/** Begins a thread; its program listens to `parentPort`. */
export const beginThread: BeginPeer = (file, { heard, ended }) => {
  const worker = new Worker(file);
  worker.on('message', heard);
  worker.once('error', ended);
  worker.once('exit', () => ended(undefined));
  worker.unref();
  return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
};

/**
 * Begins a process, which gives all its memory back when it ends, also what native code never frees. Its program listens to
 * `process`, and ends when the server does.
 */
export const beginProcess: BeginPeer = (file, { heard, ended }) => {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const events: NodeJS.EventEmitter = child;
  events.on('message', heard);
  events.once('error', ended);
  events.once('exit', () => ended(undefined));
  child.unref();
  child.channel?.unref();
  return {
    post: (message) => void child.send(message, (error) => error !== null && ended(error)),
    end: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
};

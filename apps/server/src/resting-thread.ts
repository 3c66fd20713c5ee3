import { type BeginPeer, beginThread, type Peer } from './resting-peer.ts';

export interface RestingThreadSettings<Out extends { id: number }, Asked> {
  workerFile: URL;
  /** Begins a thread unless given. */
  beginPeer?: BeginPeer;
  /** Whether it should end after a message, once nobody waits, so that the next who asks begins another. */
  isSpent?: (message: Out) => boolean;
  /** Who may wait at once. */
  most: number;
  /** The thread ends after so long without anybody who waits, milliseconds. */
  idle: number;
  /** What those are told who wait when the thread ends by itself. */
  ended: string;
  /** Hands on what the thread said; true once nothing more comes for them. */
  hear: (asked: Asked, message: Out) => boolean;
  fail: (asked: Asked, reason: unknown) => void;
}

export interface RestingThread<In, Asked> {
  /** Whether nobody more may wait. */
  isFull: () => boolean;
  /** Posts what is asked for, by the number it gets, which is answered. */
  ask: (asked: Asked, messageOf: (id: number) => In) => number;
  /** What still comes for that number is nobody's. */
  forget: (id: number) => void;
  /** Fails all who wait. */
  close: () => Promise<void>;
}

/** A thread that begins with the first who asks it for something, and rests when nobody does any more. */
export const openRestingThread = <In extends { id: number }, Out extends { id: number }, Asked>(
  settings: RestingThreadSettings<Out, Asked>,
): RestingThread<In, Asked> => {
  const { workerFile, beginPeer = beginThread, isSpent, most, idle, ended, hear, fail } = settings;
  const waiting = new Map<number, Asked>();
  let worker: Peer<In> | undefined;
  let resting: NodeJS.Timeout | undefined;
  let lastId = 0;

  const failAll = (reason: unknown): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const asked of all) fail(asked, reason);
  };

  const end = async (): Promise<void> => {
    clearTimeout(resting);
    const ending = worker;
    worker = undefined;
    await ending?.end();
  };

  const rest = (): void => {
    clearTimeout(resting);
    if (waiting.size === 0) resting = setTimeout(() => void end(), idle).unref();
  };

  const begin = (): Peer<In> => {
    const begun: Peer<In> = beginPeer<In, Out>(workerFile, {
      heard: (message) => {
        const asked = waiting.get(message.id);
        if (asked !== undefined && hear(asked, message)) waiting.delete(message.id);
        if (worker === begun && waiting.size === 0 && isSpent?.(message) === true) void end();
        else rest();
      },
      // Whoever asks after it died begins the next, however late it is told to have ended.
      ended: (reason) => {
        if (worker !== begun) return;
        worker = undefined;
        failAll(reason ?? new Error(ended));
      },
    });
    return begun;
  };

  return {
    isFull: () => waiting.size >= most,
    ask: (asked, messageOf) => {
      clearTimeout(resting);
      worker ??= begin();
      lastId += 1;
      waiting.set(lastId, asked);
      worker.post(messageOf(lastId));
      return lastId;
    },
    forget: (id) => {
      waiting.delete(id);
    },
    close: async () => {
      failAll(new Error('The shop is closing'));
      await end();
    },
  };
};

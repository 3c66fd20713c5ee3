import { MakerBusy, openIdleWorker, startProcess, startThread } from '../../../idle-worker.ts';
import type { OutlineEntry, PartOfDocument, Typescript, TypesetPart, Typesetter } from '../port.ts';

/** What the thread or process does, each with its result. */
interface TypesetterTasks {
  pdf: { input: Typescript; result: Uint8Array };
  part: { input: PartOfDocument; result: Omit<TypesetPart, 'pdf'> & { pdf: Uint8Array } };
  join: { input: { parts: readonly Uint8Array[]; outline: readonly OutlineEntry[] }; result: Uint8Array };
  svg: { input: Typescript; result: Uint8Array };
}

export type TypesetterTask = {
  [K in keyof TypesetterTasks]: { task: K; input: TypesetterTasks[K]['input'] };
}[keyof TypesetterTasks];

export type TypesetterResult = TypesetterTasks[keyof TypesetterTasks]['result'];

export type ToTypesetter = TypesetterTask & { id: number };

/** An answer; `memory` is what its process takes, bytes. */
export type FromTypesetter = { id: number; memory: number } & ({ result: TypesetterResult } | { failure: string });

interface TypstSettings {
  workerFile: URL;
  /** Pending documents at most; 20 by default. */
  most?: number;
  /** Milliseconds without a document after which thread and process are stopped; 5 minutes by default. */
  idle?: number;
  /** Bytes of memory above which the process is replaced before the next part; 400 MB by default. */
  mostMemory?: number;
}

const MOST_MEMORY = 400_000_000;

interface Waiting {
  resolve(result: TypesetterResult): void;
  reject(reason: unknown): void;
}

const bufferOf = (result: TypesetterResult): Buffer => {
  if (!(result instanceof Uint8Array)) throw new TypeError('The typesetter returned no bytes');
  return Buffer.from(result.buffer, result.byteOffset, result.byteLength);
};

/**
 * Opens Typst in a worker thread, so that it does not block the server, and in a child process for parts of long documents:
 * Typst never frees the memory that it takes for them, but a process does when it ends. Both start with their first document.
 */
export const openTypst = (settings: TypstSettings): Typesetter => {
  const { workerFile, most = 20, idle = 300_000, mostMemory = MOST_MEMORY } = settings;
  const shared = {
    workerFile,
    most,
    idle,
    exitMessage: 'The typesetter ended',
    onMessage: ({ resolve, reject }: Waiting, message: FromTypesetter) => {
      if ('result' in message) resolve(message.result);
      else reject(new Error(`The document could not be set: ${message.failure}`));
      return true;
    },
    fail: ({ reject }: Waiting, reason: unknown) => reject(reason),
  };
  const thread = openIdleWorker<ToTypesetter, FromTypesetter, Waiting>({ ...shared, startPeer: startThread });
  const child = openIdleWorker<ToTypesetter, FromTypesetter, Waiting>({
    ...shared,
    startPeer: startProcess,
    isSpent: ({ memory }) => memory > mostMemory,
  });
  const performIn =
    (peer: typeof thread) =>
    (task: TypesetterTask, signal?: AbortSignal): Promise<TypesetterResult> =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (peer.isFull()) throw new MakerBusy('Too many documents wait to be set');
        // The document is still typeset after the caller aborted, and its result ignored.
        const leave = () => reject(signal?.reason);
        const stopListening = () => signal?.removeEventListener('abort', leave);
        peer.request(
          {
            resolve: (result) => {
              stopListening();
              resolve(result);
            },
            reject: (reason) => {
              stopListening();
              reject(reason);
            },
          },
          (id) => ({ ...task, id }),
        );
        signal?.addEventListener('abort', leave, { once: true });
      });
  const [perform, performLong] = [performIn(thread), performIn(child)];
  return {
    pdf: async (input, signal) => bufferOf(await perform({ task: 'pdf', input }, signal)),
    part: async (input, signal) => {
      const result = await performLong({ task: 'part', input }, signal);
      if (!('pdf' in result)) throw new TypeError('The typesetter returned no part');
      return { ...result, pdf: bufferOf(result.pdf) };
    },
    join: async (parts, outline, signal) =>
      bufferOf(await performLong({ task: 'join', input: { parts, outline } }, signal)),
    svg: async (input, signal) => bufferOf(await perform({ task: 'svg', input }, signal)),
    close: async () => {
      await Promise.all([thread.close(), child.close()]);
    },
  };
};

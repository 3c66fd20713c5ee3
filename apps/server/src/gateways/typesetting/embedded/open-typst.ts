import { beginProcess, beginThread } from '../../../resting-peer.ts';
import { openRestingThread } from '../../../resting-thread.ts';
import { type Typesetter, TypesetterBusy } from '../port.ts';
import type { FromTypesetter, ToTypesetter, TypesetterResult, TypesetterTask } from './messages.ts';

export interface TypstSettings {
  workerFile: URL;
  /** Documents that may wait at once; 20 unless told. */
  most?: number;
  /** Thread and process end after so long without a document, milliseconds; 5 minutes unless told. */
  idle?: number;
  /** The process is replaced before the next part when it takes more, bytes; 400 MB unless told. */
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
 * Typst in a thread of its own, so that the shop keeps answering, and for parts of long documents in a process: Typst never
 * gives back what it takes for them, but a process does when it ends. Both begin with their first document.
 */
export const openTypst = (settings: TypstSettings): Typesetter => {
  const { workerFile, most = 20, idle = 300_000, mostMemory = MOST_MEMORY } = settings;
  const shared = {
    workerFile,
    most,
    idle,
    ended: 'The typesetter ended',
    hear: ({ resolve, reject }: Waiting, message: FromTypesetter) => {
      if ('result' in message) resolve(message.result);
      else reject(new Error(`The document could not be set: ${message.failure}`));
      return true;
    },
    fail: ({ reject }: Waiting, reason: unknown) => reject(reason),
  };
  const thread = openRestingThread<ToTypesetter, FromTypesetter, Waiting>({ ...shared, beginPeer: beginThread });
  const child = openRestingThread<ToTypesetter, FromTypesetter, Waiting>({
    ...shared,
    beginPeer: beginProcess,
    isSpent: ({ memory }) => memory > mostMemory,
  });
  const performIn =
    (peer: typeof thread) =>
    (task: TypesetterTask, signal?: AbortSignal): Promise<TypesetterResult> =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (peer.isFull()) throw new TypesetterBusy('Too many documents wait to be set');
        // Nobody waits any more; what is being set is set and forgotten.
        const leave = () => reject(signal?.reason);
        const stopListening = () => signal?.removeEventListener('abort', leave);
        peer.ask(
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

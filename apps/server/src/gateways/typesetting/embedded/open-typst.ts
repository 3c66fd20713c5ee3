import { openRestingThread } from '../../../resting-thread.ts';
import { type Typesetter, TypesetterBusy } from '../port.ts';
import type { FromTypesetter, ToTypesetter, TypesetterResult, TypesetterTask } from './messages.ts';

export interface TypstSettings {
  workerFile: URL;
  /** Documents that may wait at once; 20 unless told. */
  most?: number;
  /** The thread ends after so long without a document, milliseconds; 5 minutes unless told. */
  idle?: number;
}

interface Waiting {
  resolve(result: TypesetterResult): void;
  reject(reason: unknown): void;
}

const bufferOf = (result: TypesetterResult): Buffer => {
  if (!(result instanceof Uint8Array)) throw new TypeError('The typesetter returned no bytes');
  return Buffer.from(result.buffer, result.byteOffset, result.byteLength);
};

/** Typst in a thread of its own, so that the shop keeps answering; the thread begins with the first document. */
export const openTypst = ({ workerFile, most = 20, idle = 300_000 }: TypstSettings): Typesetter => {
  const thread = openRestingThread<ToTypesetter, FromTypesetter, Waiting>({
    workerFile,
    most,
    idle,
    ended: 'The typesetter ended',
    hear: ({ resolve, reject }, message) => {
      if ('result' in message) resolve(message.result);
      else reject(new Error(`The document could not be set: ${message.failure}`));
      return true;
    },
    fail: ({ reject }, reason) => reject(reason),
  });
  const perform = (task: TypesetterTask, signal?: AbortSignal): Promise<TypesetterResult> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (thread.isFull()) throw new TypesetterBusy('Too many documents wait to be set');
      thread.ask({ resolve, reject }, (id) => ({ ...task, id }));
      // Nobody waits any more; what is being set is set and forgotten.
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  return {
    pdf: async (input, signal) => bufferOf(await perform({ task: 'pdf', input }, signal)),
    part: async (input, signal) => {
      const result = await perform({ task: 'part', input }, signal);
      if (!('pdf' in result)) throw new TypeError('The typesetter returned no part');
      return { ...result, pdf: bufferOf(result.pdf) };
    },
    join: async (parts, outline, signal) =>
      bufferOf(await perform({ task: 'join', input: { parts, outline } }, signal)),
    svg: async (input, signal) => bufferOf(await perform({ task: 'svg', input }, signal)),
    close: thread.close,
  };
};

import { openRestingThread } from '../../../resting-thread.ts';
import { type Typesetter, TypesetterBusy } from '../port.ts';
import type { Format, FromTypesetter, ToTypesetter } from './messages.ts';

export interface TypstSettings {
  workerFile: URL;
  /** Documents that may wait at once; 20 unless told. */
  most?: number;
  /** The thread ends after so long without a document, milliseconds; 5 minutes unless told. */
  idle?: number;
}

interface Waiting {
  resolve(file: Buffer): void;
  reject(reason: unknown): void;
}

/** Typst in a thread of its own, so that the shop keeps answering; the thread begins with the first document. */
export const openTypst = ({ workerFile, most = 20, idle = 300_000 }: TypstSettings): Typesetter => {
  const thread = openRestingThread<ToTypesetter, FromTypesetter, Waiting>({
    workerFile,
    most,
    idle,
    ended: 'The typesetter ended',
    hear: ({ resolve, reject }, message) => {
      if ('file' in message) resolve(Buffer.from(message.file));
      else reject(new Error(`The document could not be set: ${message.failure}`));
      return true;
    },
    fail: ({ reject }, reason) => reject(reason),
  });
  const set =
    (format: Format): Typesetter[Format] =>
    (document, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (thread.isFull()) throw new TypesetterBusy('Too many documents wait to be set');
        thread.ask({ resolve, reject }, (id) => ({ id, document, format }));
        // Nobody waits any more; what is being set is set and forgotten.
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
  return { pdf: set('pdf'), svg: set('svg'), close: thread.close };
};

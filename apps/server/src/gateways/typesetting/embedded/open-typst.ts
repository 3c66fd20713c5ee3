import { Worker } from 'node:worker_threads';
import { type Typesetter, TypesetterBusy } from '../port.ts';
import type { FromTypesetter, ToTypesetter } from './messages.ts';

export interface TypstSettings {
  workerFile: URL;
  /** Documents that may wait at once; 20 unless told. */
  most?: number;
  /** The thread ends after so long without a document, milliseconds; 5 minutes unless told. */
  idle?: number;
}

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(reason: unknown): void;
}

/** Typst in a thread of its own, so that the shop keeps answering; the thread begins with the first document. */
export const openTypst = ({ workerFile, most = 20, idle = 300_000 }: TypstSettings): Typesetter => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let lastId = 0;

  const failAll = (reason: unknown): void => {
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };

  const end = async (): Promise<void> => {
    clearTimeout(resting);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const rest = (): void => {
    clearTimeout(resting);
    if (waiting.size > 0) return;
    resting = setTimeout(() => void end(), idle).unref();
  };

  const hear = (message: FromTypesetter): void => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('pdf' in message) asked?.resolve(Buffer.from(message.pdf));
    else asked?.reject(new Error(`The document could not be set: ${message.failure}`));
    rest();
  };

  const begin = (): Worker => {
    const begun = new Worker(workerFile);
    begun.on('message', hear);
    begun.once('error', failAll);
    begun.once('exit', () => {
      if (worker !== begun) return;
      worker = undefined;
      failAll(new Error('The typesetter ended'));
    });
    begun.unref();
    return begun;
  };

  return {
    pdf: (document, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (waiting.size >= most) throw new TypesetterBusy('Too many documents wait to be set');
        clearTimeout(resting);
        worker ??= begin();
        lastId += 1;
        const id = lastId;
        waiting.set(id, { resolve, reject });
        // Nobody waits any more; what is being set is set and forgotten.
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        const message: ToTypesetter = { id, document };
        worker.postMessage(message);
      }),
    close: async () => {
      failAll(new Error('The shop is closing'));
      await end();
    },
  };
};

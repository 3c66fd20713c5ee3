import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FromSheetMaker, ToSheetMaker } from './messages.ts';
import type { Sheet } from './sheet.ts';
import { type SheetMaker, SheetMakerBusy } from './sheet-maker.ts';

export interface SheetMakerSettings {
  workerFile: URL;
  /** Files that may wait at once; 20 unless told. */
  most?: number;
  /** The thread ends after so long without a file, milliseconds; 5 minutes unless told. */
  idle?: number;
}

/** Told of a file as it comes: the first bytes settle the promise, the rest follows on the stream. */
interface Waiting {
  resolve(file: Readable): void;
  reject(reason: unknown): void;
  file: Readable;
}

/** Files are made in a thread of its own, which begins with the first and rests when nothing is asked for. */
export const openSheetMaker = ({ workerFile, most = 20, idle = 300_000 }: SheetMakerSettings): SheetMaker => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let lastId = 0;

  const fail = (id: number, { file, reject }: Waiting, reason: Error): void => {
    waiting.delete(id);
    reject(reason);
    file.destroy(reason);
  };
  const failAll = (reason: Error): void => {
    for (const [id, each] of waiting) fail(id, each, reason);
  };

  const end = async (): Promise<void> => {
    clearTimeout(resting);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const rest = (): void => {
    clearTimeout(resting);
    if (waiting.size === 0) resting = setTimeout(() => void end(), idle).unref();
  };

  const hear = (message: FromSheetMaker): void => {
    const asked = waiting.get(message.id);
    if (asked === undefined) return;
    if ('chunk' in message) {
      asked.file.push(Buffer.from(message.chunk.buffer));
      asked.resolve(asked.file);
    } else if ('failure' in message) {
      fail(message.id, asked, new Error(`The sheet could not be made: ${message.failure}`));
    } else {
      waiting.delete(message.id);
      asked.file.push(null);
      asked.resolve(asked.file);
    }
    rest();
  };

  const begin = (): Worker => {
    const begun = new Worker(workerFile);
    begun.on('message', hear);
    begun.once('error', failAll);
    begun.once('exit', () => {
      if (worker !== begun) return;
      worker = undefined;
      failAll(new Error('The sheet maker ended'));
    });
    begun.unref();
    return begun;
  };

  const ask = (sheet: Sheet, signal: AbortSignal | undefined): Promise<Readable> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (waiting.size >= most) throw new SheetMakerBusy('Too many sheets wait to be made');
      clearTimeout(resting);
      worker ??= begin();
      lastId += 1;
      const id = lastId;
      const file = new Readable({ read: () => undefined });
      // Who asked has gone, or reads no further: what still comes of the file is nobody's.
      file.once('close', () => waiting.delete(id));
      // Whoever reads it hears of it too; without a reader it is told by the promise alone.
      file.on('error', () => undefined);
      waiting.set(id, { resolve, reject, file });
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      const message: ToSheetMaker = { id, sheet };
      worker.postMessage(message);
    });

  return {
    xlsx: ask,
    close: async () => {
      failAll(new Error('The shop is closing'));
      await end();
    },
  };
};

import { Readable } from 'node:stream';
import { openRestingThread } from '../resting-thread.ts';
import type { FromSheetMaker, ToSheetMaker } from './messages.ts';
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

const errorOf = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

const fail = ({ reject, file }: Waiting, reason: unknown): void => {
  reject(reason);
  file.destroy(errorOf(reason));
};

/** Answers whether the file has ended. */
const hear = (asked: Waiting, message: FromSheetMaker): boolean => {
  if ('chunk' in message) {
    asked.file.push(Buffer.from(message.chunk.buffer));
    asked.resolve(asked.file);
    return false;
  }
  if ('failure' in message) {
    fail(asked, new Error(`The sheet could not be made: ${message.failure}`));
    return true;
  }
  asked.file.push(null);
  asked.resolve(asked.file);
  return true;
};

/** Files are made in a thread of its own, which begins with the first and rests when nothing is asked for. */
export const openSheetMaker = ({ workerFile, most = 20, idle = 300_000 }: SheetMakerSettings): SheetMaker => {
  const thread = openRestingThread<ToSheetMaker, FromSheetMaker, Waiting>({
    workerFile,
    most,
    idle,
    ended: 'The sheet maker ended',
    hear,
    fail,
  });
  return {
    xlsx: (sheet, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (thread.isFull()) throw new SheetMakerBusy('Too many sheets wait to be made');
        const file = new Readable({ read: () => undefined });
        // Whoever reads it hears of it too; without a reader it is told by the promise alone.
        file.on('error', () => undefined);
        const id = thread.ask({ resolve, reject, file }, (number) => ({ id: number, sheet }));
        // Who asked has gone, or reads no further.
        file.once('close', () => thread.forget(id));
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    close: thread.close,
  };
};

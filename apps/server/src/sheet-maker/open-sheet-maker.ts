import { Readable } from 'node:stream';
import { openIdleWorker } from '../idle-worker.ts';
import { MakerBusy } from '../maker-busy.ts';
import type { FromSheetMaker, SheetMaker, ToSheetMaker } from './sheet-maker.ts';

export interface SheetMakerSettings {
  workerFile: URL;
  /** Pending files at most; 20 by default. */
  most?: number;
  /** Milliseconds without a file after which the thread is stopped; 5 minutes by default. */
  idle?: number;
}

/** A file that is being written: the first bytes resolve the promise, the rest follows on the stream. */
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

/** Returns true if the file has ended. */
const onMessage = (pending: Waiting, message: FromSheetMaker): boolean => {
  if ('chunk' in message) {
    pending.file.push(Buffer.from(message.chunk.buffer));
    pending.resolve(pending.file);
    return false;
  }
  if ('failure' in message) {
    fail(pending, new Error(`The sheet could not be made: ${message.failure}`));
    return true;
  }
  pending.file.push(null);
  pending.resolve(pending.file);
  return true;
};

/** Opens a worker thread that writes XLSX files; it starts with the first file and is stopped when idle. */
export const openSheetMaker = ({ workerFile, most = 20, idle = 300_000 }: SheetMakerSettings): SheetMaker => {
  const thread = openIdleWorker<ToSheetMaker, FromSheetMaker, Waiting>({
    workerFile,
    most,
    idle,
    exitMessage: 'The sheet maker ended',
    onMessage,
    fail,
  });
  return {
    xlsx: (sheet, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (thread.isFull()) throw new MakerBusy('Too many sheets wait to be made');
        const file = new Readable({ read: () => undefined });
        // Without a reader an error event would be uncaught; the promise rejects in any case.
        file.on('error', () => undefined);
        const id = thread.request({ resolve, reject, file }, (number) => ({ id: number, sheet }));
        // The client disconnected.
        file.once('close', () => thread.cancel(id));
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    close: thread.close,
  };
};

import { Readable } from 'node:stream';
import { MakerBusy, openIdleWorker } from '../idle-worker.ts';

/** A cell of a sheet: a text, also where it looks like a formula, or a number as an exact decimal. */
export type SheetCell = null | { t: string; bold?: boolean } | { n: number; format: 'money' | 'quantity' };

/** Content of an Excel sheet. Widths in characters; the first row is frozen. */
export interface Sheet {
  name: string;
  widths: readonly number[];
  rows: readonly (readonly SheetCell[])[];
}

/** Creates Excel files in a thread, so that the server's own is not blocked. */
export interface SheetMaker {
  /**
   * Returns the file as a stream, once its first bytes are there.
   * @throws MakerBusy when too many wait already, Error when the file can't be made
   */
  xlsx(sheet: Sheet, signal?: AbortSignal): Promise<Readable>;
  close(): Promise<void>;
}

/** Messages to the thread and back. */
export interface ToSheetMaker {
  id: number;
  sheet: Sheet;
}

export type FromSheetMaker =
  | { id: number; chunk: Uint8Array<ArrayBuffer> }
  | { id: number; end: true }
  | { id: number; failure: string };

interface SheetMakerSettings {
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

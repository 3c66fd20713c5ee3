import { createReadStream } from 'node:fs';
import { readerOf } from '@grossist/catalogue-formats';
import { windowsOf } from '../batches/windows.ts';
import type { Told } from '../item.ts';
import type { Window } from '../report.ts';
import { soldIn } from '../sold-in.ts';
import type { ReadingTask } from './messages.ts';

/** Bytes read at once: small pieces make the disk wait for us and us for the disk. */
const PIECE = 1024 * 1024;

/** The file's bytes, counted. */
async function* bytesOf(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    onBytes(piece.length);
    yield piece;
  }
}

/**
 * Reads and checks a file, a window of records at a time, each as `keptAs` gives it.
 * @returns as `windowsOf`
 * @throws NotThisFormat, and when the file cannot be read
 */
export const readWindows = <T>(
  { path, format, markets, skip }: ReadingTask,
  signal: AbortSignal | undefined,
  keptAs: (record: Told) => T,
): AsyncGenerator<Window<T>, boolean, undefined> => {
  let read = 0;
  const events = readerOf(format).read(
    bytesOf(path, (count) => {
      read += count;
    }),
  );
  const placed = markets.length > 0 ? soldIn(markets, events) : events;
  return windowsOf(placed, { skip, bytesRead: () => read, signal }, keptAs);
};

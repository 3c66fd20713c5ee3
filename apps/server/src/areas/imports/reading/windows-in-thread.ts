/** Reads a file in a thread, a window of records at a time, and passes the windows as JSON to the writing thread. */

import { Worker } from 'node:worker_threads';
import {
  type CatalogueFormat,
  type CatalogueRecord,
  type ImportMessage,
  NotThisFormat,
} from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { type CheckedRecord, contentHash } from '../item.ts';
import type { Window } from '../report.ts';

/** A file to read, from the progress of its run. */
export interface ReadingTask {
  path: string;
  format: CatalogueFormat;
  /** Markets of the file's materials, instead of those that the file names; empty: those of the file. */
  markets: readonly Market[];
  /** Events that were written before. */
  skip: number;
}

/**
 * A window as it is posted between threads. Its records are one text: structured cloning of each object takes longer than
 * to serialize and parse JSON. JSON keeps all of a record: an undefined field is the same as none.
 */
interface PackedWindow extends Omit<Window, 'items'> {
  /** A JSON array in UTF-8, transferred and not copied. */
  records: Uint8Array<ArrayBuffer>;
  /** Line of each record. */
  lines: Uint32Array<ArrayBuffer>;
  /** Start and end of each record's JSON in `records`, two numbers each. */
  places: Uint32Array<ArrayBuffer>;
  /** Hash input of each record; empty where that is its JSON, as for most. */
  hashed: readonly string[];
}

/** Requests the next window. */
type ToReadingThread = 'next';

/** `failed` has an explanation when the file is not of its reader's format. */
export type FromReadingThread =
  | { type: 'window'; window: PackedWindow }
  | { type: 'end' }
  | { type: 'failed'; message: string; explanation?: ImportMessage };

/** An item whose record is in the packed text. */
export interface PackedItem {
  line: number;
  /** Start and end of its JSON. */
  from: number;
  to: number;
  /** Hash input; empty: that JSON. */
  hashed: string;
}

/** Initial bytes of a window's buffer, which grows with its records. */
const ROOM = 1024 * 1024;
/** Bytes of a UTF-16 unit at most, in UTF-8. */
const WIDEST = 3;
/** Bytes beside a record's own: the bracket or comma before it, the bracket after the last. */
const FRAME = 2;

/**
 * Serializes records as soon as they are read: thousands of objects or strings that wait for their window to be full are
 * costly to collect.
 */
export class Packer {
  #bytes = Buffer.allocUnsafeSlow(ROOM);
  #length = 0;

  readonly pack = ({ line, record, hashInput, isJson }: CheckedRecord): PackedItem => {
    const text = isJson ? hashInput : JSON.stringify(record);
    this.#makeRoom(text.length * WIDEST + FRAME);
    this.#sign(this.#length === 0 ? '[' : ',');
    const from = this.#length;
    this.#length += this.#bytes.write(text, from);
    return { line, from, to: this.#length, hashed: isJson ? '' : hashInput };
  };

  /** Closes a window with all records that were packed since the one before. */
  window({ items, ...rest }: Window<PackedItem>): PackedWindow {
    this.#makeRoom(FRAME);
    if (this.#length === 0) this.#sign('[');
    this.#sign(']');
    const records = new Uint8Array(this.#bytes.buffer, 0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(this.#bytes.length);
    this.#length = 0;
    return {
      ...rest,
      records,
      lines: Uint32Array.from(items, ({ line }) => line),
      places: Uint32Array.from(items.flatMap(({ from, to }) => [from, to])),
      hashed: items.map(({ hashed }) => hashed),
    };
  }

  #sign(sign: '[' | ',' | ']'): void {
    this.#bytes[this.#length] = sign.charCodeAt(0);
    this.#length += 1;
  }

  #makeRoom(bytes: number): void {
    const needed = this.#length + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

const decoder = new TextDecoder();

/** Unpacks the records of a window and hashes them: the reading thread has more to do than the writing one. */
export const unpacked = ({ records: bytes, lines, places, hashed, ...rest }: PackedWindow): Window => {
  // They were checked before they were packed.
  const records: readonly CatalogueRecord[] = JSON.parse(decoder.decode(bytes));
  const items = records.map((record, place) => {
    const json = bytes.subarray(places[place * 2], places[place * 2 + 1]);
    return { line: lines[place] ?? 0, record, hash: contentHash(hashed[place] || json) };
  });
  return { ...rest, items };
};

/**
 * Size of the young generation. A record is serialized as soon as it is read and then is garbage: the larger the young
 * generation, the fewer records survive a collection. Above this an import of 500 MB comes near its memory limit.
 */
const NURSERY_MEGABYTES = 24;

/** Reads and checks a file in a thread of its own, one window ahead of the consumer. Returns and throws as `readWindows`. */
export async function* windowsInThread(
  workerFile: URL,
  task: ReadingTask,
  signal: AbortSignal | undefined,
): AsyncGenerator<Window, boolean, undefined> {
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
  });
  const received: FromReadingThread[] = [];
  let wake: () => void = () => undefined;
  const receive = (message: FromReadingThread): void => {
    received.push(message);
    wake();
  };
  const onAbort = (): void => wake();
  worker.on('message', receive);
  worker.on('error', ({ message }) => receive({ type: 'failed', message }));
  // After the message `end` or `failed` the listener is gone, so that a normal exit is no failure.
  worker.on('exit', () => receive({ type: 'failed', message: 'The reading thread ended before the file did' }));
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      if (signal?.aborted) return false;
      const message = received.shift();
      if (message === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      else if (message.type === 'end') return true;
      else if (message.type === 'failed')
        throw message.explanation ? new NotThisFormat(message.explanation) : new Error(message.message);
      else {
        worker.postMessage('next' satisfies ToReadingThread);
        yield unpacked(message.window);
      }
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}

/** Returns the reading thread's built program; undefined when the sources run without a build. */
export const readingThreadFile = (): URL | undefined =>
  import.meta.url.endsWith('.ts') ? undefined : new URL('./read-worker.js', import.meta.url);

import { Worker } from 'node:worker_threads';
import type { TableOrderReading } from '@grossist/order-formats';
import { tooMany } from '../../../http/failure.ts';
import type { DocumentReading, DocumentToRead } from './messages.ts';

export type ReadBytes = (bytes: Uint8Array, options?: TableOrderReading) => Promise<DocumentReading>;

export interface ReadingThreadSettings {
  workerFile: URL;
  /** Documents read at once, and how many more may wait. */
  atOnce?: number;
  most?: number;
  /** Milliseconds after which a document is given up. */
  longest?: number;
}

/** What the largest document takes when it is read, and then some. */
const HEAP_MEGABYTES = 768;

/** What is read of thousands of lines outlives a small nursery, and is then costly to collect. */
const NURSERY_MEGABYTES = 64;

const givenUp = (reason: string): DocumentReading => ({
  ok: false,
  refusal: { code: 'too-costly', reason, place: {} },
});

const readOnce = (workerFile: URL, document: DocumentToRead, longest: number): Promise<DocumentReading> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, {
      workerData: document,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: NURSERY_MEGABYTES },
    });
    const watch = setTimeout(() => {
      resolve(givenUp('it takes too long to read'));
      void worker.terminate();
    }, longest).unref();
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(givenUp('it takes too much memory to read'));
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(watch);
      reject(new Error('The reading thread ended without an answer'));
    });
  });

/**
 * Reads each document in a thread of its own, so that the shop keeps answering and a hostile one costs nobody else
 * anything; few at once. @throws Failure 429 when too many wait
 */
export const readInThread = ({
  workerFile,
  atOnce = 2,
  most = 8,
  longest = 30_000,
}: ReadingThreadSettings): ReadBytes => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (bytes, options = {}) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw tooMany('Too many documents are being read', 5);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await readOnce(workerFile, { bytes, options }, longest);
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
};

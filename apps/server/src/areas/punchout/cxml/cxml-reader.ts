import type { CxmlDocument, Reading } from '@grossist/order-formats';
import { Failure } from '../../../http/failure.ts';
import { openWorkerPool, TaskExceeded, type WorkerPoolSettings } from '../../../jobs/worker-pool/index.ts';

/** Reads a document that came from an address. @throws Failure 413 for one that exceeds the limits, 429 for too many */
export type ReadCxml = (address: string, bytes: Uint8Array) => Promise<Reading<CxmlDocument>>;

export interface CxmlReader {
  read: ReadCxml;
  close(): Promise<void>;
}

/** A network sends for many customers from one address, and each document takes milliseconds. */
const MOST_OF_ADDRESS = 64;
const MOST_WAITING = 128;
const LONGEST = 5000;

/** Reads cXML in threads: who sends it is known only once it is read. */
export const openCxmlReader = (settings: WorkerPoolSettings): CxmlReader => {
  const pool = openWorkerPool<Uint8Array, Reading<CxmlDocument>>({
    mostOfOwner: MOST_OF_ADDRESS,
    mostWaiting: MOST_WAITING,
    longest: LONGEST,
    ...settings,
  });
  return {
    read: async (address, bytes) => {
      try {
        return await pool.run(address, bytes);
      } catch (error) {
        throw error instanceof TaskExceeded
          ? new Failure(413, 'too-costly', 'The document can’t be taken', error.message)
          : error;
      }
    },
    close: pool.close,
  };
};

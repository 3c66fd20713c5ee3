import type { TableOrderReading } from '@grossist/order-formats';
import { openWorkerPool, TaskExceeded, type WorkerPoolSettings } from '../../../jobs/worker-pool/index.ts';
import type { DocumentReading, DocumentToRead } from './read-document.ts';

/** Reads a document for somebody. @throws Failure 429 when too many documents wait */
export type ReadBytes = (bytes: Uint8Array, options: TableOrderReading, contactId: string) => Promise<DocumentReading>;

export interface DocumentReader {
  read: ReadBytes;
  close(): Promise<void>;
}

/** What the largest document takes when it is read, and then some. */
const HEAP_MEGABYTES = 768;
const LONGEST = 30_000;

/**
 * Reads documents in threads, so that the shop stays responsive and a hostile one affects no other request. One that
 * exceeds its limits is refused by value, as any other that can't be read.
 */
export const openDocumentReader = (settings: WorkerPoolSettings): DocumentReader => {
  const pool = openWorkerPool<DocumentToRead, DocumentReading>({ longest: LONGEST, heap: HEAP_MEGABYTES, ...settings });
  return {
    read: async (bytes, options, contactId) => {
      try {
        return await pool.run(contactId, { bytes, options });
      } catch (error) {
        if (!(error instanceof TaskExceeded)) throw error;
        return { ok: false, refusal: { code: 'too-costly', reason: error.message, place: {} } };
      }
    },
    close: pool.close,
  };
};

import type { TableReading } from '@grossist/domain';
import { openWorkerPool, TaskExceeded, type WorkerPoolSettings } from '../../../jobs/worker-pool/index.ts';
import type { OrderLinesOfFile } from './index.ts';
import { unreadable } from './read-xlsx.ts';

/** A file as it goes to the thread that reads it. */
export interface LinesFile {
  fileName: string;
  content: Uint8Array;
  /** How a table is read for this person. */
  reading: TableReading;
}

/** Reads the order lines of a file for somebody. @throws Failure 422 for a file that can't be read, 429 for too many */
export type ReadLinesFile = (contactId: string, file: LinesFile) => Promise<OrderLinesOfFile>;

export interface LinesReader {
  read: ReadLinesFile;
  close(): Promise<void>;
}

/** Reads files of order lines in threads: whatever a file holds, the server keeps answering. */
export const openLinesReader = (settings: WorkerPoolSettings): LinesReader => {
  const pool = openWorkerPool<LinesFile, OrderLinesOfFile>(settings);
  return {
    read: async (contactId, file) => {
      try {
        return await pool.run(contactId, file);
      } catch (error) {
        throw error instanceof TaskExceeded ? unreadable(error.message) : error;
      }
    },
    close: pool.close,
  };
};

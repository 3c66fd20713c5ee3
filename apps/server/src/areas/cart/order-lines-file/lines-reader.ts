import type { ListRows, TableReading } from '@grossist/domain';
import { openWorkerPool, TaskExceeded, type WorkerPoolSettings } from '../../../jobs/worker-pool/index.ts';
import type { OrderLinesOfFile } from './read-lines-file.ts';
import { unreadable } from './read-xlsx.ts';

/** A file as it is sent to the worker thread. */
export interface LinesFile {
  fileName: string;
  content: Uint8Array;
  /** How a table is read for this person. */
  reading: TableReading;
}

/** A file of the lines of a variation list. */
export interface ListFile extends LinesFile {
  /** Rows that are read at most. */
  mostRows: number;
}

/** Reads the order lines of a file for somebody. @throws Failure 422 for a file that can't be read, 429 for too many */
export type ReadLinesFile = (contactId: string, file: LinesFile) => Promise<OrderLinesOfFile>;

/** Reads the lines of a variation list from a file. @throws as ReadLinesFile does */
export type ReadListFile = (contactId: string, file: ListFile) => Promise<ListRows>;

export interface LinesReader {
  read: ReadLinesFile;
  readList: ReadListFile;
  close(): Promise<void>;
}

/** Message to the worker thread. */
export type LinesTask = { kind: 'order'; file: LinesFile } | { kind: 'list'; file: ListFile };

/** Reply of the worker thread. */
export type LinesRead = { kind: 'order'; lines: OrderLinesOfFile } | { kind: 'list'; rows: ListRows };

/** Reads files of lines in worker threads: no file can block the server. */
export const openLinesReader = (settings: WorkerPoolSettings): LinesReader => {
  const pool = openWorkerPool<LinesTask, LinesRead>(settings);
  const run = async (contactId: string, task: LinesTask): Promise<LinesRead> => {
    try {
      return await pool.run(contactId, task);
    } catch (error) {
      throw error instanceof TaskExceeded ? unreadable(error.message) : error;
    }
  };
  return {
    read: async (contactId, file) => {
      const read = await run(contactId, { kind: 'order', file });
      if (read.kind !== 'order') throw new Error('The thread read something else');
      return read.lines;
    },
    readList: async (contactId, file) => {
      const read = await run(contactId, { kind: 'list', file });
      if (read.kind !== 'list') throw new Error('The thread read something else');
      return read.rows;
    },
    close: pool.close,
  };
};

import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type CatalogueFormat,
  type CatalogueReader,
  detectFormat,
  type ImportMessage,
  importMessage,
  inEnglish,
  NotThisFormat,
  readerOf,
  readers,
} from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { errorCode } from '../../../db/error-code.ts';
import { asItem } from '../item.ts';
import { readWindows } from '../reading/read-windows.ts';
import { type ReadingTask, windowsInThread } from '../reading/windows-in-thread.ts';
import type { ImportProgress, ImportReport } from '../report.ts';
import { type ImportDeps, importWindows } from './import-records.ts';

export interface FileImport {
  path: string;
  /** The file's name for people; absent: its path. */
  name?: string;
  /** Absent: detected from the file's first bytes. */
  format?: CatalogueFormat;
  dryRun: boolean;
  /** Markets of the file's materials, instead of those that the file names. */
  markets?: readonly Market[];
  /** Resumes this run from its progress; absent: a new one. */
  runId?: string;
  startedBy?: string;
  signal?: AbortSignal;
  /** State of the run after the signal aborted it; `stopped` by default. */
  whenAborted?: 'stopped' | 'waiting';
  onProgress?: (progress: ImportProgress) => void;
}

export interface FileImportDeps extends ImportDeps {
  /** Program of the thread that reads large files; absent: they are read by the writing thread. */
  readingThread?: URL;
}

/** Thrown when the file as a whole cannot be imported; the message is for people. Nothing was changed. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  /** The same without the file's name, as a message that can be translated. */
  readonly explanation: ImportMessage;

  constructor(name: string, why: ImportMessage, options?: ErrorOptions) {
    super(`${name === '' ? '' : `${name}: `}${inEnglish(why)}`, options);
    this.explanation = why;
  }
}

const HEAD = 64 * 1024;
/** Formats that take about as long to read as to write. With others copying each record to another thread costs more than it gains. */
const READ_IN_THREAD: ReadonlySet<CatalogueFormat> = new Set(['bmecat']);
/** Bytes; a smaller file is read before a thread has started. */
const WORTH_A_THREAD = 4_000_000;

export const FORMATS: readonly CatalogueFormat[] = readers.map((reader) => reader.format);

const look = async (path: string, name: string): Promise<{ head: Uint8Array; size: number }> => {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD), 0, HEAD, 0);
      return { head: buffer.subarray(0, bytesRead), size: (await file.stat()).size };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new FileRefused(name, importMessage`The file cannot be read: ${errorCode(error) ?? String(error)}.`, {
      cause: error,
    });
  }
};

const chosenReader = (name: string, head: Uint8Array, format: CatalogueFormat | undefined): CatalogueReader => {
  const found = format ?? detectFormat(head);
  if (found === undefined) {
    throw new FileRefused(
      name,
      importMessage`The file format is not supported. Supported formats: ${FORMATS.join(', ')}.`,
    );
  }
  return readerOf(found);
};

/**
 * Imports a file of any supported format in constant memory.
 * @throws FileRefused when it can't be read, its format is not supported, or it is not of the requested format
 */
export const importFile =
  (deps: FileImportDeps) =>
  async (wanted: FileImport): Promise<ImportReport> => {
    const { path, dryRun, markets = [], runId, startedBy, signal, whenAborted, onProgress } = wanted;
    const name = wanted.name ?? path;
    const { head, size } = await look(path, name);
    const { format } = chosenReader(name, head, wanted.format);
    const options = {
      source: basename(name),
      format,
      dryRun,
      runId,
      startedBy,
      bytesTotal: size,
      signal,
      whenAborted,
      onProgress,
    };
    const { readingThread } = deps;
    const isInThread = readingThread !== undefined && READ_IN_THREAD.has(format) && size >= WORTH_A_THREAD;
    try {
      return await importWindows(
        deps,
        options,
      )((skip) => {
        const task: ReadingTask = { path, format, markets, skip };
        return isInThread ? windowsInThread(readingThread, task, signal) : readWindows(task, signal, asItem);
      });
    } catch (error) {
      if (error instanceof NotThisFormat) throw new FileRefused(name, error.importMessage, { cause: error });
      throw error;
    }
  };

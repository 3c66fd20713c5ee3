import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type CatalogueFormat,
  type CatalogueReader,
  detectFormat,
  inEnglish,
  NotThisFormat,
  readerOf,
  readers,
  type Said,
  said,
} from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { errorCode } from '../../../db/error-code.ts';
import type { ImportProgress, ImportReport } from '../report.ts';
import { soldIn } from '../sold-in.ts';
import { type ImportDeps, importRecords } from './import-records.ts';

export interface FileImport {
  path: string;
  /** The file's name for people; absent: as it is on disk. */
  name?: string;
  /** Absent: told by the file's first bytes. */
  format?: CatalogueFormat;
  dryRun: boolean;
  /** Where the file's materials are sold, instead of where the file says. */
  markets?: readonly Market[];
  /** Goes on with this run, from where it stands; absent: a new one. */
  runId?: string;
  startedBy?: string;
  signal?: AbortSignal;
  /** What the run is when the signal stopped it; `stopped` unless told. */
  whenAborted?: 'stopped' | 'waiting';
  onProgress?: (progress: ImportProgress) => void;
}

/** The file as a whole cannot be imported; the message is for people. Nothing was changed. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  /** The same without the file's name, to be said in the editor's language. */
  readonly said: Said;

  constructor(name: string, why: Said, options?: ErrorOptions) {
    super(`${name === '' ? '' : `${name}: `}${inEnglish(why)}`, options);
    this.said = why;
  }
}

const HEAD = 64 * 1024;
/** Bytes read at once: small pieces make the disk wait for us and us for the disk. */
const PIECE = 1024 * 1024;

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
    throw new FileRefused(name, said`The file cannot be read: ${errorCode(error) ?? String(error)}.`, { cause: error });
  }
};

const chosenReader = (name: string, head: Uint8Array, format: CatalogueFormat | undefined): CatalogueReader => {
  const found = format ?? detectFormat(head);
  if (found === undefined) {
    throw new FileRefused(name, said`The file is of no format that can be imported; these can: ${FORMATS.join(', ')}.`);
  }
  return readerOf(found);
};

/** The file's bytes, counted. */
async function* bytesOf(path: string, onBytes: (count: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
    onBytes(piece.length);
    yield piece;
  }
}

/**
 * Imports a file in constant memory, in whichever known format it is.
 * @throws FileRefused when it can't be read or is of no known format, or not of the one that was named
 */
export const importFile =
  (deps: ImportDeps) =>
  async (wanted: FileImport): Promise<ImportReport> => {
    const { path, dryRun, markets, runId, startedBy, signal, whenAborted, onProgress } = wanted;
    const name = wanted.name ?? path;
    const { head, size } = await look(path, name);
    const reader = chosenReader(name, head, wanted.format);
    let read = 0;
    const events = reader.read(
      bytesOf(path, (count) => {
        read += count;
      }),
    );
    const options = {
      source: basename(name),
      format: reader.format,
      dryRun,
      runId,
      startedBy,
      bytes: { total: size, read: () => read },
      signal,
      whenAborted,
      onProgress,
    };
    try {
      return await importRecords(deps, options)(markets?.length ? soldIn(markets, events) : events);
    } catch (error) {
      if (error instanceof NotThisFormat) throw new FileRefused(name, error.said, { cause: error });
      throw error;
    }
  };

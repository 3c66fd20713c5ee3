import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type ByteSource,
  type CatalogueFormat,
  type CatalogueReader,
  detectFormat,
  NotThisFormat,
  readerOf,
  readers,
} from '@grossist/catalogue-formats';
import type { Market } from '@grossist/domain';
import { errorCode } from '../../../db/error-code.ts';
import type { Database } from '../../../db/index.ts';
import type { ImportCounts, ImportReport } from '../report.ts';
import { soldIn } from '../sold-in.ts';
import { importRecords } from './import-records.ts';

export interface FileImport {
  path: string;
  /** Absent: told by the file's first bytes. */
  format?: CatalogueFormat;
  dryRun: boolean;
  /** Where the file's materials are sold, instead of where the file says. */
  markets?: readonly Market[];
  signal?: AbortSignal;
  onProgress?: (counts: ImportCounts) => void;
}

/** The file as a whole cannot be imported; the message is for people. Nothing was changed. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

const HEAD = 64 * 1024;

export const FORMATS: readonly CatalogueFormat[] = readers.map((reader) => reader.format);

const headOf = async (path: string): Promise<Uint8Array> => {
  try {
    const file = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD), 0, HEAD, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new FileRefused(`${path} cannot be read: ${errorCode(error) ?? String(error)}`, { cause: error });
  }
};

const chosenReader = async ({ path, format }: FileImport): Promise<CatalogueReader> => {
  const head = await headOf(path);
  const found = format ?? detectFormat(head);
  if (found === undefined) {
    throw new FileRefused(`${path} is of no format that can be imported; these can: ${FORMATS.join(', ')}`);
  }
  return readerOf(found);
};

/**
 * Imports a file in constant memory, in whichever known format it is.
 * @throws FileRefused when it can't be read or is of no known format, or not of the one that was named
 */
export const importFile =
  ({ db }: { db: Database }) =>
  async (wanted: FileImport): Promise<ImportReport> => {
    const reader = await chosenReader(wanted);
    const { path, dryRun, markets, signal, onProgress } = wanted;
    const bytes: ByteSource = createReadStream(path);
    const events = reader.read(bytes);
    const options = { source: basename(path), format: reader.format, dryRun, signal, onProgress };
    try {
      return await importRecords({ db }, options)(markets?.length ? soldIn(markets, events) : events);
    } catch (error) {
      if (error instanceof NotThisFormat) throw new FileRefused(`${path}: ${error.message}`, { cause: error });
      throw error;
    }
  };

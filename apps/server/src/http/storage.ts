import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isStorageFailure } from './failure-response.ts';

export interface Storage {
  /** Returns false while the data directory is full or read-only, and for a while after a failure. */
  isWritable(): Promise<boolean>;
  /** A call failed since nothing could be stored, be it in a database elsewhere. */
  failed(): void;
}

/** The database writes its log in files of 16 MB: with less than two it may stop. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;
/** More than the blocks that a file system keeps back for small files. */
const PROBE = Buffer.alloc(64 * 1024, 1);
/** Milliseconds for which a failed call counts: then another may try. */
const FAILURE_COUNTS = 15_000;
/** Milliseconds for which a result counts. */
const FRESH = 1000;

const hasSpace = async (directory: string): Promise<boolean> => {
  const { bavail, bsize, files, ffree } = await statfs(directory);
  return bavail * bsize >= LEAST_FREE_BYTES && (files === 0 || ffree > 0);
};

const canWrite = async (directory: string): Promise<boolean> => {
  const probe = join(directory, `.write-probe-${process.pid}`);
  try {
    await writeFile(probe, PROBE, { mode: 0o600 });
    return true;
  } finally {
    await rm(probe, { force: true });
  }
};

/** Tells the storage of each call that failed since nothing could be stored. */
export const registerStorage = (app: FastifyInstance, storage: Storage): void => {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isStorageFailure(error)) storage.failed();
  });
};

/** Watches whether the data directory can be written to, by its free space and by writing a file. */
export const watchStorage = (directory: string): Storage => {
  let failedAt: number | undefined;
  let checked: { at: number; result: Promise<boolean> } | undefined;
  const check = async (): Promise<boolean> => {
    try {
      return (await hasSpace(directory)) && (await canWrite(directory));
    } catch {
      return false;
    }
  };
  return {
    isWritable: () => {
      const now = performance.now();
      if (failedAt !== undefined && now - failedAt < FAILURE_COUNTS) return Promise.resolve(false);
      if (checked === undefined || now - checked.at > FRESH) checked = { at: now, result: check() };
      return checked.result;
    },
    failed: () => {
      failedAt = performance.now();
    },
  };
};

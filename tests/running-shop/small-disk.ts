import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../apps/server/src/db/error-code.ts';

const run = promisify(execFile);
const PIECES = [1024 * 1024, 4096];

export interface SmallDisk {
  /** Where it is mounted. */
  path: string;
  /** Writes to it until not one more block is free. */
  fill(): Promise<void>;
  /** Removes what `fill` wrote. */
  free(): Promise<void>;
  /** Unmounts it; its files are gone. */
  remove(): Promise<void>;
}

/** Writes pieces of so many bytes until the disk is full. */
const writeAll = async (path: string, bytes: number): Promise<void> => {
  const file = await open(path, 'a');
  const piece = Buffer.alloc(bytes, 1);
  try {
    for (;;) await file.appendFile(piece);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
};

/** Mounts a disk of so many megabytes in memory. @throws unless `requires('mount')` says that it can be mounted */
export const smallDisk = async (megabytes: number): Promise<SmallDisk> => {
  const path = await mkdtemp(join(tmpdir(), 'grossist-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path]);
  const ballast = join(path, '.ballast');
  return {
    path,
    fill: async () => {
      for (const bytes of PIECES) await writeAll(ballast, bytes);
    },
    free: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['--lazy', path]);
      await rm(path, { recursive: true, force: true });
    },
  };
};

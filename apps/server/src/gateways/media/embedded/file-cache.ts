import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../../db/index.ts';

/**
 * Files of this machine, named by the hash of what they were made of: they never change and may be deleted at any time.
 */
export interface FileCache {
  /** Returns a file; one that is missing is made and written, once for all who ask meanwhile. */
  get(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined>;
  remove(names: readonly string[]): Promise<void>;
}

export const openFileCache = (folder: string): FileCache => {
  const making = new Map<string, Promise<Buffer | undefined>>();
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);

  const read = async (name: string): Promise<Buffer | undefined> => {
    try {
      return await readFile(pathOf(name));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  };

  /** Written under another name and renamed, so that no reader gets half a file. */
  const write = async (name: string, content: Buffer): Promise<void> => {
    const path = pathOf(name);
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
  };

  const load = async (name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> => {
    const found = await read(name);
    if (found !== undefined) return found;
    const made = await make();
    // A full disk must not prevent a picture from being served.
    if (made !== undefined) await write(name, made).catch(() => undefined);
    return made;
  };

  return {
    get: (name, make) => {
      const running = making.get(name);
      if (running !== undefined) return running;
      const started = load(name, make).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
  };
};

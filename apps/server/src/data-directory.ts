/** The data directory of the shop, and the secrets that are stored in it. */

import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './db/index.ts';

const OWNER_ONLY = 0o700;
/** Where the shop runs as root, PostgreSQL runs as another user, who must get through to its own folder. */
const OWNER_AND_PASSAGE = 0o711;
const SHARED = 0o1000;

/**
 * Makes the data directory, or closes an existing one to other users of the machine. A directory of somebody else, or one
 * that is shared on purpose (sticky, as /tmp), is left as it is.
 * @param isEmbedded the embedded database's files are in it
 */
export const openDataDirectory = async (path: string, isEmbedded: boolean): Promise<void> => {
  const isRoot = process.getuid?.() === 0;
  const mode = isRoot && isEmbedded ? OWNER_AND_PASSAGE : OWNER_ONLY;
  await mkdir(path, { recursive: true, mode });
  const found = await stat(path);
  const isOurs = process.getuid === undefined || found.uid === process.getuid();
  if (isOurs && (found.mode & SHARED) === 0 && (found.mode & 0o777 & ~mode) !== 0) await chmod(path, mode);
};

const read = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Returns a secret of the shop, which the first process that needs it generates and stores in the data directory. */
export const openStoredSecret = async (dataDirectory: string, name: string): Promise<string> => {
  const file = join(dataDirectory, name);
  const known = await read(file);
  if (known !== undefined) return known;
  await mkdir(dataDirectory, { recursive: true });
  const made = randomBytes(32).toString('base64url');
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, made, { mode: 0o600, flag: 'wx' });
    await link(unfinished, file);
    return made;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(unfinished, { force: true });
  }
};

import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './db/index.ts';

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

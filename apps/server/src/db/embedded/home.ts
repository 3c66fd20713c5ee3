import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import type { DatabaseLog } from '../log.ts';
import { type Account, serverAccount } from './program.ts';
import { closedFolder, makeOpenFolder } from './reachable-binaries.ts';

const POINTER = 'postgres-is-at';

/** Where PostgreSQL's files lie and who runs it. */
export interface Home {
  /** The folder of the cluster, which exists once the cluster is initialised. */
  cluster: string;
  account: Account | undefined;
}

/**
 * Finds the place for the cluster of a data directory: inside it, or, when the user that PostgreSQL runs as may not
 * get there, in `shared`, with a file in the data directory that says where. Call it under the directory's lock.
 */
export async function findHome(dataDirectory: string, shared: string, log: DatabaseLog): Promise<Home> {
  const elsewhere = await readPointer(dataDirectory);
  const named = join(elsewhere ?? dataDirectory, 'postgres');
  const cluster = await realpath(named).catch(() => named);
  const account = await serverAccount(cluster);
  if (!account) return { cluster, account };

  const closed = await closedFolder(dirname(cluster), account);
  if (!closed) return { cluster, account };
  if (elsewhere || (await exists(cluster))) {
    throw new Error(
      `PostgreSQL's data in ${cluster} cannot be reached by the user it runs as (id ${account.uid}), because ${closed} is closed to it. Open it with chmod o+x, or move the data.`,
    );
  }
  const made = await makeHome(dataDirectory, shared);
  await writeFile(join(dataDirectory, POINTER), pointerText(made));
  log.info(
    { closed, directory: made },
    `PostgreSQL's data is stored in ${made}, since ${closed} is closed to the user it runs as`,
  );
  return { cluster: join(made, 'postgres'), account };
}

/** Gives a folder or file that we made as root to the user that PostgreSQL runs as. */
export async function giveTo(account: Account | undefined, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

async function readPointer(dataDirectory: string): Promise<string | undefined> {
  const pointer = join(dataDirectory, POINTER);
  const text = await readFile(pointer, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const directory = text?.split('\n')[0]?.trim();
  if (!directory) return undefined;
  if (!(await exists(directory))) {
    throw new Error(
      `${pointer} says that PostgreSQL's data is in ${directory}, but there is no such folder. Put it back, or remove that file to begin with an empty database.`,
    );
  }
  return realpath(directory);
}

/**
 * A name of its own each time: the folder of a data directory that was deleted or moved is never taken for this one's.
 */
async function makeHome(dataDirectory: string, shared: string): Promise<string> {
  await makeOpenFolder(shared);
  const parent = await realpath(shared);
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  for (let number = 1; ; number++) {
    const directory = join(parent, number === 1 ? name : `${name}-${number}`);
    try {
      await mkdir(directory);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw error;
    }
    await chmod(directory, 0o755);
    return directory;
  }
}

const pointerText = (directory: string): string =>
  `${directory}\nPostgreSQL's data of this folder is stored there, because PostgreSQL does not run as root and its own user cannot get in here.\nTo move the shop's data, move both; to remove it, remove both.\n`;

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { giveTo, type Home } from './home.ts';
import { runProgram } from './program.ts';

const PASSWORD = 'grossist-password';
const UNFINISHED = '.new-';
/** The superuser of the embedded server, and the name of the shop's database. */
export const OWNER = 'grossist';

/**
 * Initialises the cluster of a home unless that was done before. It appears under its name only when it is complete.
 * Call it under the directory's lock. `durable: false` does without syncing to disk.
 */
export async function ensureCluster(home: Home, binaries: string, durable: boolean): Promise<void> {
  if (await isInitialised(home.cluster)) return;
  await removeUnfinished(home.cluster);
  const unfinished = `${home.cluster}${UNFINISHED}${randomBytes(4).toString('hex')}`;
  const passwordFile = `${unfinished}.password`;
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(home.account, unfinished);
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  await giveTo(home.account, passwordFile);

  const result = await runProgram(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${OWNER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=und',
      // Windows knows no C.UTF-8; ICU does the collation in either case.
      `--locale=${process.platform === 'win32' ? 'C' : 'C.UTF-8'}`,
      ...(durable ? [] : ['--no-sync']),
    ],
    home.account,
  );
  if (result.code !== 0) {
    await removeUnfinished(home.cluster);
    throw new Error(`PostgreSQL's initdb failed for ${home.cluster}:\n${result.output}`);
  }
  await rename(passwordFile, join(unfinished, PASSWORD));
  await rename(unfinished, home.cluster);
}

/** The password of the embedded server's superuser. */
export async function clusterPassword(cluster: string): Promise<string> {
  const file = join(cluster, PASSWORD);
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new Error(`The password of the embedded PostgreSQL cannot be read from ${file}.`, { cause: error });
  }
}

async function isInitialised(cluster: string): Promise<boolean> {
  try {
    return (await stat(join(cluster, 'PG_VERSION'))).isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw new Error(`PostgreSQL's data in ${cluster} belongs to another user.`, { cause: error });
  }
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = dirname(cluster);
  for (const name of await readdir(parent)) {
    if (name.startsWith(`${basename(cluster)}${UNFINISHED}`)) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseLog } from '../log.ts';
import type { Binaries } from './binaries.ts';
import { exclusively } from './exclusively.ts';
import type { Account } from './program.ts';

const READ = 4;
const TRAVERSE = 1;

/** The first folder on the way down to `path` (itself included) that the account may not traverse. `path` is real. */
export async function closedFolder(path: string, account: Account): Promise<string | undefined> {
  const way = [path];
  for (let at = path; dirname(at) !== at; at = dirname(at)) way.unshift(dirname(at));
  for (const folder of way) {
    if (!allows(await stat(folder), account, TRAVERSE)) return folder;
  }
  return undefined;
}

/** The first entry of a tree that the account may not read (files) or list (folders); links count as their targets. */
async function unreadableEntry(root: string, account: Account): Promise<string | undefined> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = [root, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  for (const path of paths) {
    const entry = await lstat(path);
    if (entry.isSymbolicLink()) continue;
    const programs = dirname(path) === join(root, 'bin');
    if (!allows(entry, account, entry.isDirectory() || programs ? READ | TRAVERSE : READ)) return path;
  }
  return undefined;
}

function allows(entry: Stats, account: Account, wanted: number): boolean {
  const shift = entry.uid === account.uid ? 6 : entry.gid === account.gid ? 3 : 0;
  return ((entry.mode >> shift) & wanted) === wanted;
}

/**
 * The folder of PostgreSQL's programs that the account can run: the installed one, or, when a folder on the way to it
 * is closed to the account (a clone under /root), a copy made once in `shared`.
 */
export async function reachableBinaries(
  installed: Binaries,
  account: Account | undefined,
  shared: string,
  log: DatabaseLog,
): Promise<string> {
  if (!account) return installed.directory;
  const { directory, version } = installed;
  const obstacle = (await closedFolder(directory, account)) ?? (await unreadableEntry(directory, account));
  if (!obstacle) return directory;

  const digest = createHash('sha256')
    .update(await readFile(join(directory, 'bin', 'postgres')))
    .digest('hex');
  const copy = join(shared, `postgres-${version}-${digest.slice(0, 12)}`);
  await makeOpenFolder(shared);
  await exclusively(`${copy}.lock`, async () => {
    if (await stat(copy).catch(() => undefined)) return;
    const unfinished = `${copy}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(directory, unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await rename(unfinished, copy);
    log.info(
      { obstacle, copy },
      `PostgreSQL's programs were copied to ${copy}, since ${obstacle} is closed to its user`,
    );
  });
  return copy;
}

/** Makes a folder that everybody may enter, whatever our umask. */
export async function makeOpenFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true });
  if (!made) return;
  for (let at = path; at.length >= made.length; at = dirname(at)) await chmod(at, 0o755);
}

async function openToAll(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const found = await lstat(path);
    if (found.isSymbolicLink()) continue;
    const runs = found.isDirectory() || (found.mode & 0o100) !== 0;
    await chmod(path, runs ? 0o755 : 0o644);
  }
}

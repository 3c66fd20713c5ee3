import type { Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
export async function unreadableEntry(root: string, account: Account): Promise<string | undefined> {
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

// A fingerprint of everything that the build is made from.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './layout.mjs';

/** The stamp of the last build. */
export const STAMP = `${root}/build/stamp`;

const SKIPPED = new Set(['node_modules', 'build', 'test', '.react-router']);

/** Files that the tests of the walls write for a moment, while others build. */
const PROBE = '.probe.ts';

const filesBelow = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !entry.name.endsWith(PROBE))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(directory, entry.name)) : [join(directory, entry.name)],
    );

export const sourceStamp = () => {
  const hash = createHash('sha256');
  for (const file of [
    ...filesBelow(`${root}/apps`),
    ...filesBelow(`${root}/packages`),
    ...filesBelow(`${root}/scripts`),
    `${root}/package-lock.json`,
  ]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

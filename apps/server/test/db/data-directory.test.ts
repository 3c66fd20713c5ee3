import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDataDirectory } from '../../src/data-directory.ts';
import { dataDirectory } from './data-directory.ts';

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o7777;
const embedded = process.getuid?.() === 0 ? 0o711 : 0o700;

test.each([
  { isEmbedded: false, mode: 0o700 },
  { isEmbedded: true, mode: embedded },
])(
  'a new or open data directory is closed to others (embedded database: $isEmbedded)',
  async ({ isEmbedded, mode }) => {
    const folder = await dataDirectory();
    const made = join(folder, 'new', 'data');
    await openDataDirectory(made, isEmbedded);
    expect(await modeOf(made)).toBe(mode);
    const open = join(folder, 'open');
    await mkdir(open);
    await chmod(open, 0o755);
    await openDataDirectory(open, isEmbedded);
    expect(await modeOf(open)).toBe(mode);
  },
);

test('a directory that is shared on purpose, or closed further, stays as it is', async () => {
  const folder = await dataDirectory();
  for (const [name, mode] of [
    ['shared', 0o1777],
    ['closed', 0o500],
  ] as const) {
    const path = join(folder, name);
    await mkdir(path);
    await chmod(path, mode);
    await openDataDirectory(path, true);
    expect(await modeOf(path)).toBe(mode);
  }
});

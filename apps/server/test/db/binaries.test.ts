import { mkdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedBinaries, restoreLinks } from '../../src/db/embedded/binaries.ts';
import { runProgram } from '../../src/db/embedded/program.ts';
import { dataDirectory } from './data-directory.ts';

test("the platform's PostgreSQL is found and runs", async () => {
  const { directory, version } = await installedBinaries();
  const result = await runProgram(join(directory, 'bin', 'postgres'), ['--version']);
  expect(result).toEqual({ code: 0, output: `postgres (PostgreSQL) ${version.split('.').slice(0, 2).join('.')}` });
});

test('library links that no install script made are made, and existing ones are left alone', async () => {
  const directory = join(await dataDirectory(), 'native');
  await mkdir(join(directory, 'lib'), { recursive: true });
  await writeFile(join(directory, 'lib', 'libpq.so.5.18'), 'library');
  await writeFile(
    join(directory, 'pg-symlinks.json'),
    JSON.stringify([
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    ]),
  );
  await restoreLinks(directory);
  await restoreLinks(directory);
  expect(await readlink(join(directory, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(await readFile(join(directory, 'lib', 'libpq.so'), 'utf8')).toBe('library');
});

import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/db/index.ts';
import { testDatabase } from '../support/database.ts';
import { dataDirectory } from './data-directory.ts';

const { pool } = await testDatabase();
let folder: string;

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public');
  folder = join(await dataDirectory(), 'migrations');
  await mkdir(folder);
  await writeFile(join(folder, '0001-lamps.sql'), 'create table lamps (n integer);\ninsert into lamps values (1);\n');
  await writeFile(join(folder, '0002-more-lamps.sql'), 'insert into lamps values (2);\n');
});

const lamps = async (): Promise<number[]> =>
  (await pool.query<{ n: number }>('select n from lamps order by n')).rows.map(({ n }) => n);

test('applies migrations in order, each once', async () => {
  expect(await migrate(pool, folder)).toEqual(['0001-lamps.sql', '0002-more-lamps.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
  expect(await lamps()).toEqual([1, 2]);
});

test('of several that migrate together one does it', async () => {
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)]);
  expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 2]);
  expect(await lamps()).toEqual([1, 2]);
});

test('a migration that was changed after it had been applied is refused by its name', async () => {
  await migrate(pool, folder);
  await appendFile(join(folder, '0001-lamps.sql'), 'insert into lamps values (3);\n');
  await expect(migrate(pool, folder)).rejects.toThrow('0001-lamps.sql was changed');
  expect(await lamps()).toEqual([1, 2]);
});

test('a migration whose line ends alone were changed is the same', async () => {
  await migrate(pool, folder);
  await writeFile(join(folder, '0002-more-lamps.sql'), 'insert into lamps values (2);\r\n');
  expect(await migrate(pool, folder)).toEqual([]);
});

test('a database that a newer version has migrated is refused', async () => {
  await migrate(pool, folder);
  await rm(join(folder, '0002-more-lamps.sql'));
  await expect(migrate(pool, folder)).rejects.toThrow(/newer than this version.*0002-more-lamps\.sql/);
});

test('refuses a new migration that precedes an applied one', async () => {
  await rm(join(folder, '0001-lamps.sql'));
  await writeFile(join(folder, '0002-more-lamps.sql'), 'create table lamps (n integer)');
  await migrate(pool, folder);
  await writeFile(join(folder, '0001-late.sql'), 'select 1');
  await expect(migrate(pool, folder)).rejects.toThrow('0001-late.sql comes before 0002-more-lamps.sql');
});

test('a migration that fails leaves no trace, is named with its line, and can be applied once repaired', async () => {
  await writeFile(join(folder, '0003-wrong.sql'), 'insert into lamps values (3);\n\ninsert into lamp values (4);\n');
  await expect(migrate(pool, folder)).rejects.toThrow(
    /0003-wrong\.sql, line 3, failed: relation "lamp" does not exist/,
  );
  expect(await lamps()).toEqual([1, 2]);
  await writeFile(join(folder, '0003-wrong.sql'), 'insert into lamps values (3);\n');
  expect(await migrate(pool, folder)).toEqual(['0003-wrong.sql']);
  expect(await lamps()).toEqual([1, 2, 3]);
});

test.each(['3-short.sql', '0003_underscore.sql', '0003-Upper.sql', '0002-twice.sql'])(
  'the file name %s is refused',
  async (name) => {
    await writeFile(join(folder, name), 'select 1');
    await expect(migrate(pool, folder)).rejects.toThrow(name);
  },
);

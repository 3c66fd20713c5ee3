import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { exclusively } from '../../src/db/embedded/exclusively.ts';
import { processStart } from '../../src/db/embedded/postmaster.ts';
import { dataDirectory } from './data-directory.ts';

test('of many that ask for a lock one works at a time, also when its last owner died', async () => {
  const folder = await dataDirectory();
  const lock = join(folder, 'work.lock');
  // The process id is our own, but the mark of its birth is another's.
  await writeFile(lock, `${process.pid} 0 0123456789abcdef\n`);
  let working = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      exclusively(lock, async () => {
        most = Math.max(most, ++working);
        for (let turns = 0; turns < 5; turns++) await turn();
        working--;
        return number;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(done).toEqual(Array.from({ length: 12 }, (_, number) => number));
  expect(await readdir(folder)).toEqual([]);
});

test('a lock whose owner lives is waited for, and named when patience ends', async () => {
  const folder = await dataDirectory();
  const lock = join(folder, 'work.lock');
  await writeFile(lock, `${process.ppid} ${await processStart(process.ppid)} 0123456789abcdef\n`);
  await expect(exclusively(lock, async () => 'never', 0)).rejects.toThrow(`Process ${process.ppid} holds ${lock}`);
  expect(await readdir(folder)).toEqual(['work.lock']);
});

test('work that fails gives the lock back', async () => {
  const lock = join(await dataDirectory(), 'work.lock');
  await expect(exclusively(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await exclusively(lock, async () => 'done')).toBe('done');
});

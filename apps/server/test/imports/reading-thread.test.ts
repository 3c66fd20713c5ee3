import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { NotThisFormat } from '@grossist/catalogue-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bmecatOfSize } from '../../../../packages/catalogue-formats/test/bmecat-generator.ts';
import { importFile } from '../../src/areas/imports/index.ts';
import { asItem } from '../../src/areas/imports/item.ts';
import { readWindows } from '../../src/areas/imports/reading/read-windows.ts';
import { type ReadingTask, windowsInThread } from '../../src/areas/imports/reading/windows-in-thread.ts';
import { builtWorker } from '../support/built-worker.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';

const thread = await builtWorker('areas/imports/reading/worker.ts');

/** More than a window of products, and enough bytes that a thread is worth its while. */
const BYTES = 8_000_000;

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grossist-reading-thread-'));
  path = join(folder, 'catalogue.xml');
  await writeFile(path, Readable.from(bmecatOfSize(BYTES)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const task = (given: Partial<ReadingTask> = {}): ReadingTask => ({
  path,
  format: 'bmecat',
  markets: [],
  skip: 0,
  ...given,
});

/** What a generator yields and what it returns. */
const all = async <T, R>(generator: AsyncGenerator<T, R, undefined>): Promise<{ yielded: T[]; returned: R }> => {
  const yielded: T[] = [];
  for (;;) {
    const step = await generator.next();
    if (step.done) return { yielded, returned: step.value };
    yielded.push(step.value);
  }
};

describe('a file read in a thread of its own', () => {
  it.each([
    ['from its beginning', {}],
    ['from the progress of its run', { skip: 2100 }],
    ['for other markets', { markets: ['SE'] as const }],
  ])('gives the windows that it gives without one, %s', async (_how, given) => {
    const here = await all(readWindows(task(given), undefined, asItem));
    const there = await all(windowsInThread(thread, task(given), undefined));
    expect(there.yielded.map(({ items }) => items.length)).toEqual(here.yielded.map(({ items }) => items.length));
    expect(there).toEqual(JSON.parse(JSON.stringify(here)));
  });

  it('fails with a message when it is of another format', async () => {
    const other = join(folder, 'other.xml');
    await writeFile(other, 'VH;EFONELFO;4.0');
    await expect(all(windowsInThread(thread, task({ path: other }), undefined))).rejects.toThrow(NotThisFormat);
  });

  it('fails with a message when it no longer exists', async () => {
    const gone = task({ path: join(folder, 'gone.xml') });
    await expect(all(windowsInThread(thread, gone, undefined))).rejects.toThrow(/ENOENT/);
  });

  it('aborts by the signal, also while no window was taken', async () => {
    const stop = new AbortController();
    const windows = windowsInThread(thread, task(), stop.signal);
    expect((await windows.next()).done).toBe(false);
    stop.abort();
    expect(await windows.next()).toEqual({ done: true, value: false });
    const another = new AbortController();
    const waiting = all(windowsInThread(thread, task(), another.signal));
    another.abort();
    expect(await waiting).toEqual({ yielded: [], returned: false });
  });
});

describe('importing a file that a thread reads', async () => {
  const { db } = await testDatabase();

  it('makes what importing it without one finds unchanged', async () => {
    const first = await importFile({ db, hashEmail, readingThread: thread })({ path, dryRun: false });
    expect(first).toMatchObject({ outcome: 'done', refused: 0 });
    expect(first.made).toBeGreaterThan(2000);
    const second = await importFile({ db, hashEmail })({ path, dryRun: false });
    expect(second).toMatchObject({ outcome: 'done', made: 0, changed: 0, unchanged: first.made });
  });

  it('refuses as a whole one that is of another format', async () => {
    const other = join(folder, 'large-other.xml');
    await writeFile(other, `VH;EFONELFO;4.0\n${'x'.repeat(BYTES)}`);
    await expect(
      importFile({ db, hashEmail, readingThread: thread })({ path: other, format: 'bmecat', dryRun: false }),
    ).rejects.toMatchObject({ name: 'FileRefused', explanation: { says: expect.any(String) } });
  });
});

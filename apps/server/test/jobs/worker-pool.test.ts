import { afterEach, expect, test } from 'vitest';
import {
  openWorkerPool,
  TaskExceeded,
  type WorkerPool,
  type WorkerPoolSettings,
} from '../../src/jobs/worker-pool/index.ts';

// Speaks as answerTasks does, so that the pool is tested without any area's worker.
const PROGRAM = `
import { parentPort, threadId } from 'node:worker_threads';
const work = ({ what }) => {
  if (what === 'loop') for (;;);
  if (what === 'regexp') return /^(a+)+$/.test('a'.repeat(60) + 'b');
  if (what === 'fill') { const all = []; for (;;) all.push(new Array(10000).fill(Math.random())); }
  if (what === 'exit') process.exit(3);
  return threadId;
};
parentPort.on('message', (input) => {
  if (input.what === 'refuse')
    parentPort.postMessage({ kind: 'refused', failure: { status: 422, code: 'odd', title: 'Odd', detail: 'It is odd' } });
  else if (input.what === 'fail') parentPort.postMessage({ kind: 'failed', message: 'broken', stack: 'Error: broken there' });
  else parentPort.postMessage({ kind: 'done', value: work(input) });
});
parentPort.postMessage({ kind: 'ready' });`;

type Pool = WorkerPool<{ what: string }, number>;
const opened: Pool[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.close()));
});

const aPool = (settings: Partial<WorkerPoolSettings> = {}): Pool => {
  const pool: Pool = openWorkerPool({
    workerFile: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    longest: 60_000,
    heap: 32,
    ...settings,
  });
  opened.push(pool);
  return pool;
};

test('does tasks one after the other in one thread for one owner, and at once for several', async () => {
  const pool = aPool();
  const [first, second] = await Promise.all([pool.run('a', { what: 'id' }), pool.run('a', { what: 'id' })]);
  expect(second).toBe(first);
  const threads = await Promise.all([pool.run('a', { what: 'id' }), pool.run('b', { what: 'id' })]);
  expect(new Set(threads).size).toBe(2);
});

test.each(['loop', 'regexp'])('ends a task that computes too long (%s), and does the next', async (what) => {
  const pool = aPool({ atOnce: 1, longest: 1000 });
  await expect(pool.run('a', { what })).rejects.toMatchObject({ name: 'TaskExceeded', limit: 'time' });
  expect(await pool.run('a', { what: 'id' })).toBeGreaterThan(0);
});

test('ends a task that needs too much memory, and does the next', async () => {
  const pool = aPool({ atOnce: 1 });
  await expect(pool.run('a', { what: 'fill' })).rejects.toEqual(new TaskExceeded('memory'));
  expect(await pool.run('a', { what: 'id' })).toBeGreaterThan(0);
});

test('rejects the task of a thread that exits, and does the next', async () => {
  const pool = aPool({ atOnce: 1 });
  await expect(pool.run('a', { what: 'exit' })).rejects.toThrow('ended without a result');
  expect(await pool.run('a', { what: 'id' })).toBeGreaterThan(0);
});

test('passes on what a task throws: a Failure as such, an error with its stack', async () => {
  const pool = aPool();
  await expect(pool.run('a', { what: 'refuse' })).rejects.toMatchObject({ name: 'Failure', status: 422, code: 'odd' });
  await expect(pool.run('a', { what: 'fail' })).rejects.toMatchObject({
    message: 'broken',
    stack: 'Error: broken there',
  });
});

test('lets no owner occupy all threads or the whole queue', async () => {
  const pool = aPool({ mostOfOwner: 3, longest: 1000 });
  const hostile = [1, 2, 3, 4].map(() => pool.run('hostile', { what: 'loop' }));
  const settled = Promise.allSettled(hostile);
  expect(await pool.run('other', { what: 'id' })).toBeGreaterThan(0);
  await expect(hostile[3]).rejects.toMatchObject({ status: 429 });
  await pool.close();
  expect((await settled).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
});

test('rejects queued and later tasks once it is closed', async () => {
  const pool = aPool({ atOnce: 1 });
  const both = Promise.allSettled([pool.run('a', { what: 'loop' }), pool.run('b', { what: 'id' })]);
  await pool.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run('a', { what: 'id' })).rejects.toThrow('closing');
});

test('ends an idle thread', async () => {
  const pool = aPool({ atOnce: 1, idle: 0 });
  const first = await pool.run('a', { what: 'id' });
  await expect.poll(() => pool.run('a', { what: 'id' })).not.toBe(first);
});

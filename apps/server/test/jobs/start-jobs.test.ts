import type { CronItem } from 'graphile-worker';
import { Client, type Pool } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startJobs } from '../../src/jobs/index.ts';
import { testDatabase } from '../support/database.ts';
import { silentLog } from '../support/silent-log.ts';

const { pool, connectionString } = await testDatabase();

const SOON = Date.UTC(2026, 0, 5, 11, 59, 59, 900);
const EACH_MINUTE: readonly CronItem[] = [{ task: 'each-minute', match: '* * * * *' }];

const started: { stop(): Promise<void> }[] = [];
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
process.on('unhandledRejection', note);
afterAll(() => {
  process.off('unhandledRejection', note);
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
  await pool.query('delete from job_schedules');
});

/** Jobs whose clock is 100 ms before a full minute when they start; after it the clock is set by `at`. */
const someJobs = ({ cron = EACH_MINUTE, usedPool = pool }: { cron?: readonly CronItem[]; usedPool?: Pool } = {}) => {
  const run = vi.fn(async () => undefined);
  const begun = Date.now();
  let ahead = 0;
  const jobs = startJobs({
    pool: usedPool,
    log: silentLog(),
    imports: { work: async () => undefined, tidy: async () => undefined },
    learn: async () => undefined,
    tasks: { 'each-minute': run, 'at-noon': run },
    cron,
    now: () => SOON + ahead + Date.now() - begun,
  });
  started.push(jobs);
  return {
    run,
    jobs,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
};

const backendsThat = async (what: string): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${what}`,
  );
  return rows.map(({ pid }) => pid);
};

const kill = async (pids: readonly number[]) => {
  await pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
};

test('adds a recurring job once at the full minute, however many processes there are', async () => {
  const one = someJobs();
  const other = someJobs();
  await expect.poll(() => one.run.mock.calls.length + other.run.mock.calls.length).toBe(1);
  const { rows } = await pool.query(`select task from job_schedules where task = 'each-minute'`);
  expect(rows).toHaveLength(1);
});

test('survives the loss of its connection at the full minute and adds the job afterwards', async () => {
  const holder = new Client({ connectionString });
  await holder.connect();
  await holder.query('begin; lock table job_schedules in access exclusive mode');
  const { run } = someJobs();
  const isScheduling = `wait_event_type = 'Lock' and query like '%job_schedules%'`;
  await expect.poll(() => backendsThat(isScheduling)).toHaveLength(1);
  await kill(await backendsThat(isScheduling));
  // The next attempt waits for the lock as well: the first one has failed by then.
  await expect.poll(() => backendsThat(isScheduling)).toHaveLength(1);
  await holder.query('rollback');
  await holder.end();
  await expect.poll(() => run.mock.calls.length).toBe(1);
  expect(unhandled).toEqual([]);
});

test('survives the loss of all connections, also during a job, and continues with jobs', async () => {
  const { run } = someJobs();
  let finish: (() => void) | undefined;
  run.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  await expect.poll(() => finish !== undefined).toBe(true);
  await kill(await backendsThat('true'));
  finish?.();
  await pool.query(`select graphile_worker.add_job('each-minute')`);
  await expect.poll(() => run.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(unhandled).toEqual([]);
});

test('adds a job whose minute passed while the database was unavailable, once', async () => {
  const lost = vi.spyOn(pool, 'query');
  const { run, advance } = someJobs({ cron: [{ task: 'at-noon', match: '0 12 * * *' }] });
  lost.mockImplementation(() => {
    throw new Error('Connection terminated unexpectedly');
  });
  await expect.poll(() => lost.mock.calls.length).toBeGreaterThan(0);
  advance(5 * 60_000);
  await expect.poll(() => lost.mock.calls.some(([text]) => text.includes('job_schedules'))).toBe(true);
  lost.mockRestore();
  await expect.poll(() => run.mock.calls.length).toBe(1);
  expect(unhandled).toEqual([]);
});

test('starts once the database is available when it is not at the start', async () => {
  const connecting = vi.spyOn(pool, 'connect');
  connecting.mockImplementationOnce(() => {
    throw new Error('connect ECONNREFUSED');
  });
  const { run } = someJobs();
  await expect.poll(() => run.mock.calls.length).toBe(1);
  connecting.mockRestore();
  expect(unhandled).toEqual([]);
});

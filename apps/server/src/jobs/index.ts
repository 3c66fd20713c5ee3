/** Background jobs of all processes: queued tasks, the schedule, and the removal of old data. */

import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type CronItem, Logger as JobLogger, runMigrations, runTaskList, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { scheduleJobs } from './schedule.ts';
import { tidy } from './tidy.ts';
import { IMPORTS, wakeImports } from './wake.ts';

const FIRST_DELAY = 200;
const LONGEST_DELAY = 30_000;
/** A run of at least so many milliseconds was a good one: after it the delays begin with the shortest again. */
const GOOD_RUN = 60_000;

interface KeepRunningDeps {
  /** Returns once `signal` aborts; what it throws before is a reason to run it again. */
  run: () => Promise<void>;
  log: Pick<Logger, 'error'>;
  signal: AbortSignal;
}

/** Runs something again, with backoff, whenever it fails, until `signal` aborts. Never rejects. */
const keepRunning = async ({ run, log, signal }: KeepRunningDeps): Promise<void> => {
  let delay = FIRST_DELAY;
  while (!signal.aborted) {
    const startedAt = performance.now();
    try {
      await run();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (performance.now() - startedAt > GOOD_RUN) delay = FIRST_DELAY;
      log.error({ err: error, retryInMs: delay }, 'Background jobs stopped and are started again');
      await pause(delay, undefined, { signal }).catch(() => undefined);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    }
  }
};

export { wakeImports } from './wake.ts';

export interface Jobs {
  /** Resolves once the jobs under way have ended. */
  stop(): Promise<void>;
}

interface JobsDeps {
  pool: Pool;
  log: Logger;
  imports: {
    /** Works through the uploaded files that wait. */
    work(): Promise<void>;
    /** Removes uploaded files that are no longer needed. */
    tidy(): Promise<void>;
  };
  /** Learns from all orders what to recommend. */
  learn(): Promise<unknown>;
  /** Work of others by its name, and when it is done by itself. */
  tasks: TaskList;
  cron: readonly CronItem[];
  /** Milliseconds since 1970, by which recurring jobs are due; the machine's clock unless given. */
  now?: () => number;
}

const taskListOf = ({ imports, learn, tasks }: JobsDeps): TaskList => ({
  ...tasks,
  tidy: async (_, helpers) => {
    await helpers.withPgClient((client) => tidy(client));
    await imports.tidy();
  },
  [IMPORTS]: () => imports.work(),
  learn: async () => {
    await learn();
  },
});

/**
 * Runs jobs until `signal` aborts. `ending` takes the promise of workers that finish what they have begun.
 * @throws when a worker ends by an error, since the runner starts no other for it
 */
const runJobs = async (deps: JobsDeps, signal: AbortSignal, ending: Set<Promise<void>>): Promise<void> => {
  const { pool, log } = deps;
  const settings = {
    pgPool: pool,
    // A long import takes one of them for hours.
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new JobLogger(
      () => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message),
    ),
    events: new EventEmitter(),
  };
  await runMigrations(settings);
  // One that died with the last process is taken up at once.
  await wakeImports(pool)();
  // A shop that never learnt does so once now, not first tonight.
  await pool.query(
    `select graphile_worker.add_job('learn', job_key := 'learn')
     where not exists (select from recommendations_learnt) and exists (select from baskets)`,
  );
  if (signal.aborted) return;
  const failed = once(settings.events, 'worker:fatalError', { signal });
  const workers = runTaskList(settings, taskListOf(deps), pool);
  try {
    const [{ error }] = await failed;
    throw new Error('A worker of the background jobs ended', { cause: error });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    // New workers need not wait for an import of hours that one of these carries on.
    const ended = workers.gracefulShutdown().finally(() => ending.delete(ended));
    ending.add(ended);
  }
};

/**
 * Starts background work, shared by all processes on one database: each job is done by one of them. It outlives any
 * loss of the database: workers and schedule are started again with backoff.
 */
export const startJobs = (deps: JobsDeps): Jobs => {
  const { pool, log, cron, now } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const ending = new Set<Promise<void>>();
  const working = keepRunning({ run: () => runJobs(deps, signal, ending), log, signal });
  const schedule = scheduleJobs({
    pool,
    log,
    cron: [
      ...cron,
      { task: 'tidy', match: '17 * * * *' },
      // An import whose process died is taken up by another one soon.
      { task: IMPORTS, match: '* * * * *' },
      { task: 'learn', match: '23 2 * * *' },
    ],
    signal,
    ...(now && { now }),
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([working, schedule]);
      await Promise.all(ending);
    },
  };
};

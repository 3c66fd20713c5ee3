import { type CronItem, Logger as JobLogger, parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { tidy } from './tidy.ts';
import { IMPORTS, wakeImports } from './wake-imports.ts';

export { wakeImports } from './wake-imports.ts';

export interface Jobs {
  stop(): Promise<void>;
}

export interface JobsDeps {
  pool: Pool;
  log: Logger;
  imports: {
    /** Works through the uploaded files that wait. */
    work(): Promise<void>;
    /** Removes uploaded files that nobody will ask for again. */
    tidy(): Promise<void>;
  };
  /** Learns from all orders what to recommend. */
  learn(): Promise<unknown>;
  /** Work of others by its name, and when it is done by itself. */
  tasks: TaskList;
  cron: readonly CronItem[];
}

/** Background work, shared by all processes on one database: each job is done by one of them. */
export const startJobs = async ({ pool, log, imports, learn, tasks, cron }: JobsDeps): Promise<Jobs> => {
  const runner = await run({
    pgPool: pool,
    // A long import takes one of them for hours.
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new JobLogger(
      () => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message),
    ),
    taskList: {
      ...tasks,
      tidy: async (_, helpers) => {
        await helpers.withPgClient((client) => tidy(client));
        await imports.tidy();
      },
      [IMPORTS]: () => imports.work(),
      learn: async () => {
        await learn();
      },
    },
    parsedCronItems: parseCronItems([
      ...cron,
      { task: 'tidy', match: '17 * * * *' },
      // An import whose process died is taken up by another one soon.
      { task: IMPORTS, match: '* * * * *' },
      { task: 'learn', match: '23 2 * * *' },
    ]),
  });
  // One that died with the last process is taken up at once.
  await wakeImports(pool)();
  // A shop that never learnt does so once now, not first tonight.
  await pool.query(
    `select graphile_worker.add_job('learn', job_key := 'learn')
     where not exists (select from recommendations_learnt) and exists (select from baskets)`,
  );
  return { stop: () => runner.stop() };
};

import { Logger as JobLogger, parseCronItems, run } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { tidy } from './tidy.ts';

export interface Jobs {
  stop(): Promise<void>;
}

/** Background work, shared by all processes on one database: each job is done by one of them. */
export const startJobs = async ({ pool, log }: { pool: Pool; log: Logger }): Promise<Jobs> => {
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: new JobLogger(
      () => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message),
    ),
    taskList: { tidy: async (_, helpers) => helpers.withPgClient((client) => tidy(client)) },
    parsedCronItems: parseCronItems([{ task: 'tidy', match: '17 * * * *' }]),
  });
  return { stop: () => runner.stop() };
};

import { setTimeout as pause } from 'node:timers/promises';
import { type CronItem, type ParsedCronItem, parseCronItems, type TimestampDigest } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

const MINUTE = 60_000;
/** Minutes looked back at after an outage: a job of each day is not missed by it. */
const MOST_MINUTES = 24 * 60;
const FIRST_DELAY = 200;
const LONGEST_DELAY = 30_000;

export interface ScheduleDeps {
  pool: Pool;
  log: Pick<Logger, 'warn'>;
  cron: readonly CronItem[];
  /** Ends the schedule. */
  signal: AbortSignal;
  /** Milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
}

const digestOf = (minute: number): TimestampDigest => {
  const at = new Date(minute);
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
};

const startOfMinute = (time: number): number => Math.floor(time / MINUTE) * MINUTE;

/** The tasks that are due in any minute after `done` up to `due`, each once. */
const tasksDue = (items: readonly ParsedCronItem[], done: number, due: number): readonly string[] => {
  const tasks = new Set<string>();
  for (let minute = Math.max(done + MINUTE, due - MOST_MINUTES * MINUTE); minute <= due; minute += MINUTE) {
    const digest = digestOf(minute);
    for (const { task, match } of items) if (match(digest)) tasks.add(task);
  }
  return [...tasks];
};

const addJobs = (pool: Pool, tasks: readonly string[], minute: number) =>
  pool.query(
    `with due as (
       insert into job_schedules as known (task, scheduled_at) select unnest($1::text[]), $2
       on conflict (task) do update set scheduled_at = excluded.scheduled_at
         where known.scheduled_at < excluded.scheduled_at
       returning task)
     select graphile_worker.add_job(task) from due`,
    [tasks, new Date(minute)],
  );

/**
 * Adds the recurring jobs at each full minute until `signal` aborts; of several processes one adds each. What fails,
 * such as while the database is unavailable, is retried with backoff. The job runner's own cron is not used: its
 * promise rejects with nothing attached to it when the connection is lost, which ends the process.
 */
export const scheduleJobs = async ({ pool, log, cron, signal, now = Date.now }: ScheduleDeps): Promise<void> => {
  const items = parseCronItems([...cron]);
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined);
  let done = startOfMinute(now());
  let delay = FIRST_DELAY;
  while (!signal.aborted) {
    const due = startOfMinute(now());
    if (due <= done) {
      await wait(done + MINUTE - now() + 1);
      continue;
    }
    try {
      const tasks = tasksDue(items, done, due);
      if (tasks.length > 0) await addJobs(pool, tasks, due);
      done = due;
      delay = FIRST_DELAY;
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ reason: String(error), retryInMs: delay }, 'Recurring jobs could not be added');
      await wait(delay);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    }
  }
};

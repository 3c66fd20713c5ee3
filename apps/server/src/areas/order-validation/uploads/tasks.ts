import type { CronItem, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { wake } from '../../../jobs/wake.ts';
import { type WorkThroughDeps, workThroughUploads } from './work-through.ts';

const ORDER_UPLOADS = 'order-uploads';

/** Has one of the processes on this database work through the files that wait. */
export const wakeOrderUploads = (pool: Pool) => wake(pool, { task: ORDER_UPLOADS, attempts: 1 });

export const orderUploadTasks = (deps: WorkThroughDeps): TaskList => {
  const work = workThroughUploads(deps);
  return { [ORDER_UPLOADS]: () => work() };
};

/** One whose process died is taken up by another one soon. */
export const ORDER_UPLOAD_CRON: readonly CronItem[] = [{ task: ORDER_UPLOADS, match: '* * * * *' }];

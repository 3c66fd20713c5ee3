import type { CronItem, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { wake } from '../../../jobs/wake.ts';
import { type WorkThroughDeps, workThroughDocuments } from './work-through.ts';

const DOCUMENTS = 'documents';

/** Returns a function that has one of the processes on this database make the documents that wait. */
export const wakeDocuments = (pool: Pool) => wake(pool, { task: DOCUMENTS, attempts: 1 });

export const documentTasks = (deps: WorkThroughDeps): TaskList => {
  const work = workThroughDocuments(deps);
  return { [DOCUMENTS]: () => work() };
};

/** Finds documents whose process died. */
export const DOCUMENT_CRON: readonly CronItem[] = [{ task: DOCUMENTS, match: '* * * * *' }];

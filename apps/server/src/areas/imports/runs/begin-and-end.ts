import type { ImportMessage } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { storedMessage } from '../stored-message.ts';

/** Marks the run as being worked on. */
export const beginRun = async (db: Database, id: string, format: string, bytesTotal: number): Promise<void> => {
  await db
    .updateTable('import_runs')
    .set({
      outcome: 'running',
      format,
      bytes_total: bytesTotal,
      ended_at: null,
      failure: '',
      failure_said: null,
      alive_at: new Date(),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', id)
    .execute();
};

export type RunEnd =
  | { outcome: 'done' | 'stopped' }
  /** Broken off by the shop's own end: somebody goes on where it stands. */
  | { outcome: 'waiting' }
  | { outcome: 'failed'; failure: string; said?: ImportMessage };

/** Closes the row. Unlike the windows before, this is on disk when it returns, and so are they. */
export const endRun = async (db: Database, id: string, end: RunEnd): Promise<void> => {
  await db
    .updateTable('import_runs')
    .set({
      outcome: end.outcome,
      ended_at: end.outcome === 'waiting' ? null : new Date(),
      failure: end.outcome === 'failed' ? end.failure.slice(0, 2000) : '',
      failure_said: end.outcome === 'failed' && end.said ? JSON.stringify(storedMessage(end.said)) : null,
    })
    .where('id', '=', id)
    .execute();
};

import { type Database, transaction } from '../../../db/index.ts';
import { lockRun, type RunRow } from '../queries/find-run.ts';

/**
 * Ends an import: at once when it waits, else with the batch under way. One that has ended stays as it is. [imp-06]
 * @throws Failure 404
 */
export const cancelRun =
  (db: Database) =>
  (id: string): Promise<RunRow> =>
    transaction(db, async (tx) => {
      const run = await lockRun(tx, id);
      if (run.outcome !== 'waiting' && run.outcome !== 'running') return run;
      const change = run.outcome === 'waiting' ? { outcome: 'stopped', ended_at: new Date() } : { cancel_wanted: true };
      return tx.updateTable('import_runs').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
    });

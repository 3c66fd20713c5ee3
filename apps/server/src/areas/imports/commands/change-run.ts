import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { findRun, lockRun, type RunRow } from '../queries/runs.ts';
import { askForRun } from '../run-store.ts';
import type { Asker } from '../upload/receive-upload.ts';

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

/**
 * Has a failed or cancelled import go on where it stands. [imp-07]
 * @throws Failure 404; 422 `import-goes-on` for one that waits, runs or is done, `file-gone` without its file
 */
export const resumeRun =
  (db: Database) =>
  (id: string): Promise<RunRow> =>
    transaction(db, async (tx) => {
      const run = await lockRun(tx, id);
      if (run.outcome !== 'failed' && run.outcome !== 'stopped')
        throw breaksRule('import-goes-on', 'Only an import that failed or was cancelled can go on');
      if (run.stored_file === null) throw breaksRule('file-gone', 'The file of this import is no longer kept');
      return tx
        .updateTable('import_runs')
        .set({ outcome: 'waiting', cancel_wanted: false, attempts: 0, ended_at: null, failure: '', failure_said: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });

/**
 * Imports the same file from its beginning, as an import of its own. [imp-08]
 * @throws Failure 404; 422 `file-gone` without its file
 */
export const startAnew =
  (db: Database) =>
  (asker: Asker, id: string, dryRun: boolean): Promise<RunRow> =>
    transaction(db, async (tx) => {
      const run = await lockRun(tx, id);
      if (run.stored_file === null) throw breaksRule('file-gone', 'The file of this import is no longer kept');
      const anew = await askForRun(
        tx,
        {
          source: run.source,
          format: run.format,
          dryRun,
          markets: run.markets,
          bytesTotal: run.bytes_total,
          storedFile: run.stored_file,
          startedBy: asker,
        },
        'waiting',
      );
      return findRun(tx, anew);
    });

/** Cancels, resumes and restarts imports. */

import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { findRun, lockRun, type RunRow } from '../queries/runs.ts';
import { insertRun } from '../run-store.ts';
import type { ImportStarter } from '../upload/receive-upload.ts';

/**
 * Cancels an import: at once when it waits, else after the current batch. One that has ended is not changed. [imp-06]
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
 * Resumes a failed or cancelled import from its progress. [imp-07]
 * @throws Failure 404; 422 `import-goes-on` for one that waits, runs or is done, `file-gone` without its file
 */
export const resumeRun =
  (db: Database) =>
  (id: string): Promise<RunRow> =>
    transaction(db, async (tx) => {
      const run = await lockRun(tx, id);
      if (run.outcome !== 'failed' && run.outcome !== 'stopped')
        throw breaksRule('import-goes-on', 'Only an import that failed or was cancelled can go on');
      if (run.stored_file === null) throw breaksRule('file-gone', 'The file of this import no longer exists');
      return tx
        .updateTable('import_runs')
        .set({ outcome: 'waiting', cancel_wanted: false, attempts: 0, ended_at: null, failure: '', failure_said: null })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });

/**
 * Restarts an import: imports the same file from its beginning, as a run of its own. [imp-08]
 * @throws Failure 404; 422 `file-gone` without its file
 */
export const restartRun =
  (db: Database) =>
  (startedBy: ImportStarter, id: string, dryRun: boolean): Promise<RunRow> =>
    transaction(db, async (tx) => {
      const run = await lockRun(tx, id);
      if (run.stored_file === null) throw breaksRule('file-gone', 'The file of this import no longer exists');
      const restarted = await insertRun(
        tx,
        {
          source: run.source,
          format: run.format,
          dryRun,
          markets: run.markets,
          bytesTotal: run.bytes_total,
          storedFile: run.stored_file,
          startedBy,
        },
        'waiting',
      );
      return findRun(tx, restarted);
    });

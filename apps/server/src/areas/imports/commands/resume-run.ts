import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { lockRun, type RunRow } from '../queries/find-run.ts';

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

import { type Database, transaction } from '../../../db/index.ts';
import { breaksRule } from '../../../http/failure.ts';
import { findRun, lockRun, type RunRow } from '../queries/find-run.ts';
import { askForRun } from '../runs/index.ts';
import type { Asker } from '../upload/receive-file.ts';

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

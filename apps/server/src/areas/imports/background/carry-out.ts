import { rm } from 'node:fs/promises';
import {
  type CatalogueFormat,
  type ImportMessage,
  importMessage,
  inEnglish,
  readers,
} from '@grossist/catalogue-formats';
import { MARKETS } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import { type FileImportDeps, FileRefused, importFile } from '../commands/import-file.ts';
import type { RunRow } from '../queries/find-run.ts';
import { endRun, type RunEnd } from '../runs/index.ts';
import { removeParts } from '../upload/stored-parts.ts';

/** Beginnings without a batch written after which it is not the machine that fails but the file. */
const MOST_ATTEMPTS = 5;

export interface CarryOutDeps extends FileImportDeps {
  onFailure(error: unknown, run: RunRow): void;
  signal: AbortSignal;
}

const failedFor = (why: ImportMessage): RunEnd => ({ outcome: 'failed', failure: inEnglish(why), said: why });

const formatOf = (name: string): CatalogueFormat | undefined => readers.find(({ format }) => format === name)?.format;

const forget = async (db: Database, storedFile: string | null, path: string): Promise<void> => {
  await rm(path, { force: true });
  if (storedFile !== null) await removeParts(db, storedFile);
  await db.updateTable('import_runs').set({ stored_file: null }).where('stored_file', '=', storedFile).execute();
};

/** Imports one uploaded file from where its run stands. The file is removed once it is in; a run that fails says why. */
export const carryOut =
  ({ db, hashEmail, readingThread, onFailure, signal }: CarryOutDeps) =>
  async (run: RunRow, path: string): Promise<void> => {
    if (run.cancel_wanted) return endRun(db, run.id, { outcome: 'stopped' });
    if (run.attempts >= MOST_ATTEMPTS)
      return endRun(db, run.id, failedFor(importMessage`Failed after ${run.attempts} attempts.`));
    try {
      const report = await importFile({ db, hashEmail, readingThread })({
        path,
        name: run.source,
        format: formatOf(run.format),
        dryRun: run.is_dry_run,
        markets: MARKETS.filter((market) => run.markets.includes(market)),
        runId: run.id,
        signal,
        whenAborted: 'waiting',
      });
      if (report.outcome === 'done' && !run.is_dry_run) await forget(db, run.stored_file, path);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      // A file that is refused before it is read has nobody yet who told its run.
      const why = error instanceof FileRefused ? { said: error.said } : {};
      await endRun(db, run.id, { outcome: 'failed', failure, ...why });
      if (!(error instanceof FileRefused)) onFailure(error, run);
    }
  };

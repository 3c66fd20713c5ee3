import { access, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
import { alone } from '../import-locks.ts';
import type { RunRow } from '../queries/runs.ts';
import { endRun, type RunEnd } from '../run-store.ts';
import { copyParts, removeParts } from '../upload/stored-files.ts';

/** Runs checked to find one whose file still exists. */
const LOOKED_AT = 100;

interface NextRun {
  run: RunRow;
  path: string;
  /** True: the file is also stored in the database. */
  isCopy: boolean;
}

const isHere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Returns the oldest run that waits, or whose process died, with a copy of its file in the folder. Called while this process
 * holds the run lock, so that a run whose state is `running` is not running.
 */
const nextRun = async (db: Database, folder: string): Promise<NextRun | undefined> => {
  const runs = await db
    .selectFrom('import_runs')
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('import_upload_parts')
            .select('part')
            .whereRef('import_upload_parts.stored_file', '=', 'import_runs.stored_file'),
        )
        .as('is_stored'),
    )
    .where('outcome', 'in', ['waiting', 'running'])
    .where('stored_file', 'is not', null)
    .orderBy('started_at')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute();
  for (const { is_stored: isStored, ...run } of runs) {
    const storedFile = run.stored_file ?? '';
    if (isStored) return { run, path: await copyParts(db, storedFile, folder), isCopy: true };
    // Files that were uploaded before uploads were stored in the database are in the folder itself.
    const path = join(folder, storedFile);
    if (await isHere(path)) return { run, path, isCopy: false };
  }
  return undefined;
};

/** Attempts without any batch written, after which the file is to blame and not the machine. */
const MOST_ATTEMPTS = 5;

interface CarryOutDeps extends FileImportDeps {
  onFailure(error: unknown, run: RunRow): void;
  signal: AbortSignal;
}

const failedFor = (why: ImportMessage): RunEnd => ({ outcome: 'failed', failure: inEnglish(why), message: why });

const formatOf = (name: string): CatalogueFormat | undefined => readers.find(({ format }) => format === name)?.format;

const forget = async (db: Database, storedFile: string | null, path: string): Promise<void> => {
  await rm(path, { force: true });
  if (storedFile !== null) await removeParts(db, storedFile);
  await db.updateTable('import_runs').set({ stored_file: null }).where('stored_file', '=', storedFile).execute();
};

/** Imports one uploaded file from the progress of its run. Removes the file after success; stores the reason of a failure. */
const carryOut =
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
      // A file that is refused before it is read has not yet stored the failure in its run.
      const why = error instanceof FileRefused ? { message: error.explanation } : {};
      await endRun(db, run.id, { outcome: 'failed', failure, ...why });
      if (!(error instanceof FileRefused)) onFailure(error, run);
    }
  };

interface WorkThroughDeps extends CarryOutDeps {
  /** Where uploaded files lie. */
  folder: string;
}

/**
 * Imports the waiting files one after the other, the oldest first. Returns at once while another process imports, which
 * checks for more files before it ends.
 */
export const workThroughRuns = async (deps: WorkThroughDeps): Promise<void> => {
  const { db, folder, signal } = deps;
  const carry = carryOut(deps);
  for (;;) {
    const found = await alone(db, async () => {
      let count = 0;
      for (;;) {
        const next = signal.aborted ? undefined : await nextRun(db, folder);
        if (next === undefined) return count;
        await carry(next.run, next.path);
        if (next.isCopy) await rm(next.path, { force: true });
        count += 1;
      }
    });
    // Check once more: a file may have arrived after the last check and before the lock was released.
    if (found === undefined || found === 0) return;
  }
};

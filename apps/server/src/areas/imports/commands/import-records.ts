import type { ReadEvent } from '@grossist/catalogue-formats';
import type { Database } from '../../../db/index.ts';
import { committing, rehearsing } from '../batches/attempt.ts';
import { runThrough } from '../batches/run-through.ts';
import { beginRun, endRun } from '../import-run.ts';
import { atMostEvery } from '../pace.ts';
import { hashOnce } from '../password-hashes.ts';
import { type ImportCounts, type ImportReport, Tally } from '../report.ts';

export interface ImportDeps {
  db: Database;
}

export interface ImportOptions {
  /** Where the records come from, for people: a file's name. */
  source: string;
  /** 'efonelfo', 'ndjson' or 'demo': what a source of this kind has said already is not news. */
  format: string;
  /** Counts what would happen and leaves no trace but its report. */
  dryRun: boolean;
  /** Stops between two records; what was written before stays. */
  signal?: AbortSignal;
  /** At most five times a second, and once in the end. */
  onProgress?: (counts: ImportCounts) => void;
}

const FIVE_A_SECOND = 200;

/**
 * Writes the records of a stream in constant memory: those that are new, or different from what their source said
 * before; hearing the same again changes nothing. A bad record is refused by its line, and the others are written.
 * @throws what the stream throws, and when the database fails; what was written before stays, and the run says so.
 */
export const importRecords =
  ({ db }: ImportDeps, options: ImportOptions) =>
  async (events: AsyncIterable<ReadEvent> | Iterable<ReadEvent>): Promise<ImportReport> => {
    const { source, format, dryRun, signal, onProgress } = options;
    const runId = await beginRun(db, { source, format, dryRun });
    const tally = new Tally();
    const context = { source: format, hashPassword: hashOnce() };
    const onCount = onProgress ? atMostEvery(FIVE_A_SECOND, () => onProgress(tally.counts)) : () => undefined;
    try {
      const through = { context, tally, signal, onCount };
      const isWhole = dryRun
        ? await rehearsing(db, (attempt) => runThrough(events, { ...through, attempt }))
        : await runThrough(events, { ...through, attempt: committing(db) });
      const outcome = isWhole ? 'done' : 'stopped';
      await endRun(db, runId, outcome, tally);
      onProgress?.(tally.counts);
      const { kinds, lines, linesNotKept } = tally;
      return { runId, source, format, isDryRun: dryRun, outcome, ...tally.counts, kinds, lines, linesNotKept };
    } catch (error) {
      // The first error is the one to tell of, also when the database is gone.
      await endRun(db, runId, 'failed', tally).catch(() => undefined);
      throw error;
    }
  };

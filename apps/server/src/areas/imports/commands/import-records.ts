import { NotThisFormat, type ReadEvent } from '@grossist/catalogue-formats';
import { hash } from '@node-rs/argon2';
import { type Database, type ImportLine, transaction } from '../../../db/index.ts';
import type { HashEmail } from '../../audit/index.ts';
import { runThrough } from '../batches/write-windows.ts';
import { type Attempt, committing, rehearsing } from '../import-locks.ts';
import { asItem } from '../item.ts';
import { windowsOf } from '../reading/read-windows.ts';
import { emptyTally, type ImportProgress, type ImportReport, type Tally, type Window } from '../report.ts';
import { beginRun, endRun, insertRun, progressOf, type RunEnd, saveProgress, tallyOf } from '../run-store.ts';
import { resolveReferences } from '../writers/materials/material-references.ts';
import { RecordFacts } from '../writers/record-facts.ts';
import { refreshStatistics } from '../writers/refresh-statistics.ts';

/** Throttles a function: calls it at once, then at most once in so many milliseconds; calls in between are dropped. */
const atMostEvery = (milliseconds: number, call: () => void): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    call();
  };
};

/** Hashes passwords, the same one only once for as long as the function lives: ten thousand demo buyers share one. */
const hashOnce = (): ((plain: string) => Promise<string>) => {
  const hashes = new Map<string, Promise<string>>();
  return (plain) => {
    const known = hashes.get(plain) ?? hash(plain);
    hashes.set(plain, known);
    return known;
  };
};

export interface ImportDeps {
  db: Database;
  /** Hashes an e-mail address, to recognize people who were erased. */
  hashEmail: HashEmail;
}

export interface ImportOptions {
  /** Source of the records for people: a file's name. */
  source: string;
  /** 'efonelfo', 'ndjson' or 'demo': records are compared with those of earlier runs of the same format. */
  format: string;
  /** Writes nothing but the report of what would change. */
  dryRun: boolean;
  /** Resumes this run from its progress; absent: a new one. */
  runId?: string;
  /** Name of the person who started it. */
  startedBy?: string;
  /** Bytes of the file. */
  bytesTotal?: number;
  /** Aborts between two records; what was written before stays. */
  signal?: AbortSignal;
  /** State of the run after the signal aborted it: `waiting` to be resumed; `stopped` by default. */
  whenAborted?: 'stopped' | 'waiting';
  /** At most five times a second, and once in the end. */
  onProgress?: (progress: ImportProgress) => void;
}

const FIVE_A_SECOND = 200;
/** Lines of the returned report; the run stores more. */
const MOST_ANSWERED = 10_000;

const opened = async (db: Database, options: ImportOptions): Promise<{ runId: string; from: Tally }> => {
  const { source, format, dryRun, bytesTotal, startedBy } = options;
  // A dry run stores nothing that it could resume from.
  if (options.runId !== undefined) {
    return { runId: options.runId, from: dryRun ? emptyTally() : await tallyOf(db, options.runId) };
  }
  const run = { source, format, dryRun, bytesTotal, startedBy: { name: startedBy ?? '' } };
  return { runId: await insertRun(db, run, 'running'), from: emptyTally() };
};

/** Returns the windows of a source, of which those of its first `skip` events are written already. */
type WindowsBehind = (skip: number) => AsyncGenerator<Window, boolean, undefined>;

/**
 * Writes windows of records in constant memory: those that are new or changed since the last import of the same source. A
 * bad record is refused with its line, and the others are written.
 * @throws the source's and the database's errors; what was written before stays, and the run stores the failure
 */
export const importWindows =
  ({ db, hashEmail }: ImportDeps, options: ImportOptions) =>
  async (windows: WindowsBehind): Promise<ImportReport> => {
    const { source, format, dryRun, signal, bytesTotal: total = 0, onProgress } = options;
    const { runId, from } = await opened(db, options);
    await beginRun(db, runId, format, total);
    let tally = from;
    const lines: ImportLine[] = [];
    const report = onProgress && atMostEvery(FIVE_A_SECOND, () => onProgress(progressOf(tally, total)));
    const write = (attempt: Attempt): Promise<boolean> =>
      runThrough(windows(from.events), {
        attempt,
        context: { source: format, hashPassword: hashOnce(), hashEmail, facts: new RecordFacts() },
        from,
        // The data of a dry run are rolled back; its report must stay.
        save: (tx, next, more) => saveProgress(dryRun ? db : tx, runId, next, more),
        onWritten: (next, more) => {
          tally = next;
          for (const line of more) if (line.kind !== 'changed' && lines.length < MOST_ANSWERED) lines.push(line);
          report?.();
        },
      });
    try {
      const isWhole = dryRun ? await rehearsing(db, write) : await write(committing(db));
      if (isWhole && !dryRun) await transaction(db, resolveReferences);
      if (!dryRun) await refreshStatistics(db, tally.counts.made + tally.counts.changed);
      const end: RunEnd = { outcome: isWhole ? 'done' : 'stopped' };
      const isAborted = !isWhole && signal?.aborted === true;
      await endRun(db, runId, isAborted && options.whenAborted === 'waiting' ? { outcome: 'waiting' } : end);
      onProgress?.(progressOf(tally, total));
      const { kinds, linesNotKept, counts } = tally;
      return { runId, source, format, isDryRun: dryRun, ...end, ...counts, kinds, lines, linesNotKept };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      // The first error is the one to throw, also when the database is unavailable.
      const why = error instanceof NotThisFormat ? { message: error.importMessage } : {};
      await endRun(db, runId, { outcome: 'failed', failure, ...why }).catch(() => undefined);
      throw error;
    }
  };

/** Writes the records of a stream as `importWindows` does. */
export const importRecords =
  (deps: ImportDeps, options: ImportOptions) =>
  (events: AsyncIterable<ReadEvent> | Iterable<ReadEvent>): Promise<ImportReport> =>
    importWindows(
      deps,
      options,
    )((skip) => windowsOf(events, { skip, bytesRead: () => 0, signal: options.signal }, asItem));

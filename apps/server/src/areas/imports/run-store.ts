/** Stores import runs: their start, progress and end. */

import type { ImportMessage } from '@grossist/catalogue-formats';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, ImportLine, Transaction } from '../../db/index.ts';
import { type Counts, emptyTally, type ImportProgress, storedMessage, type Tally } from './report.ts';

interface NewRun {
  /** For people: a file's name. */
  source: string;
  /** Empty until the file's format is detected. */
  format: string;
  dryRun: boolean;
  markets?: readonly string[];
  bytesTotal?: number;
  startedBy?: { name: string; contactId?: string };
  storedFile?: string;
}

/** Inserts the row of import_runs of an import. @returns its id */
export const insertRun = async (db: Database, run: NewRun, outcome: 'waiting' | 'running'): Promise<string> => {
  const id = uuidv7();
  await db
    .insertInto('import_runs')
    .values({
      id,
      outcome,
      source: run.source,
      format: run.format,
      is_dry_run: run.dryRun,
      markets: [...(run.markets ?? [])],
      bytes_total: run.bytesTotal ?? 0,
      started_by: run.startedBy?.name ?? '',
      started_by_contact: run.startedBy?.contactId ?? null,
      stored_file: run.storedFile ?? null,
    })
    .execute();
  return id;
};

/** Marks the run as running. */
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
  /** Aborted because the shop shuts down: it is resumed from its progress. */
  | { outcome: 'waiting' }
  | { outcome: 'failed'; failure: string; message?: ImportMessage };

/** Stores how a run ended. Its commit is synchronous, so that all windows before are on disk too when it returns. */
export const endRun = async (db: Database, id: string, end: RunEnd): Promise<void> => {
  await db
    .updateTable('import_runs')
    .set({
      outcome: end.outcome,
      ended_at: end.outcome === 'waiting' ? null : new Date(),
      failure: end.outcome === 'failed' ? end.failure.slice(0, 2000) : '',
      failure_said: end.outcome === 'failed' && end.message ? JSON.stringify(storedMessage(end.message)) : null,
    })
    .where('id', '=', id)
    .execute();
};

/** Stores report lines and the run's progress in one statement. @returns false when the run was cancelled */
export const saveProgress = async (
  db: Database | Transaction,
  id: string,
  tally: Tally,
  lines: readonly ImportLine[],
): Promise<boolean> => {
  const { linesRead, made, changed, unchanged, refused } = tally.counts;
  const noted: RawBuilder<unknown> =
    lines.length === 0
      ? sql`noted as (select 1)`
      : sql`noted as (
          insert into import_lines (run_id, line, kind, code, text, said, prices)
          select ${id}::uuid, l.line, l.kind, l.code, l.text, nullif(l.said, 'null'::jsonb),
            nullif(l.prices, 'null'::jsonb)
          from json_to_recordset(${JSON.stringify(lines)}::json) as l (line bigint, kind text, code text, text text,
            said jsonb, prices jsonb))`;
  const { rows } = await sql<{ cancelled: boolean }>`
    with ${noted}
    update import_runs set lines_read = ${linesRead}, made = ${made}, changed = ${changed}, unchanged = ${unchanged},
      refused = ${refused}, kinds = ${JSON.stringify(tally.kinds)}::jsonb, lines_not_kept = ${tally.linesNotKept},
      events_done = ${tally.events}, bytes_read = ${tally.bytesRead}, attempts = 0, alive_at = now()
    where id = ${id} returning cancel_wanted as cancelled`.execute(db);
  return rows[0]?.cancelled !== true;
};

export const progressOf = (tally: Tally, bytesTotal: number): ImportProgress => {
  const { made = 0, changed = 0, unchanged = 0 } = tally.kinds.material ?? {};
  return { ...tally.counts, bytesRead: tally.bytesRead, bytesTotal, materials: made + changed + unchanged };
};

const countsOf = (counts: Readonly<Record<string, number>>): Counts => ({
  made: counts.made ?? 0,
  changed: counts.changed ?? 0,
  unchanged: counts.unchanged ?? 0,
  refused: counts.refused ?? 0,
});

/** Loads the committed progress of a run. */
export const tallyOf = async (db: Database, id: string): Promise<Tally> => {
  const run = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (run === undefined) return emptyTally();
  const { rows } = await sql<{ kind: keyof Tally['storedLines']; count: number }>`
    select kind, count(*)::integer as count from import_lines where run_id = ${id} group by kind`.execute(db);
  return {
    counts: {
      linesRead: run.lines_read,
      made: run.made,
      changed: run.changed,
      unchanged: run.unchanged,
      refused: run.refused,
    },
    kinds: Object.fromEntries(Object.entries(run.kinds).map(([kind, counts]) => [kind, countsOf(counts)])),
    storedLines: { ...emptyTally().storedLines, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) },
    linesNotKept: run.lines_not_kept,
    events: run.events_done,
    bytesRead: run.bytes_read,
  };
};

import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { type Counts, emptyTally, type Tally } from '../report.ts';

const countsOf = (counts: Readonly<Record<string, number>>): Counts => ({
  made: counts.made ?? 0,
  changed: counts.changed ?? 0,
  unchanged: counts.unchanged ?? 0,
  refused: counts.refused ?? 0,
});

/** Where a run stands by what was committed of it. */
export const tallyOf = async (db: Database, id: string): Promise<Tally> => {
  const run = await db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (run === undefined) return emptyTally();
  const { rows } = await sql<{ kind: keyof Tally['kept']; count: number }>`
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
    kept: { ...emptyTally().kept, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) },
    linesNotKept: run.lines_not_kept,
    events: run.events_done,
    bytesRead: run.bytes_read,
  };
};

import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/index.ts';
import type { Tally } from './report.ts';

/** Opens the row of import_runs that tells of this import. */
export const beginRun = async (
  db: Database,
  run: { source: string; format: string; dryRun: boolean },
): Promise<string> => {
  const id = uuidv7();
  await db
    .insertInto('import_runs')
    .values({ id, source: run.source, format: run.format, is_dry_run: run.dryRun })
    .execute();
  return id;
};

/** Closes the row with what was counted. */
export const endRun = async (
  db: Database,
  id: string,
  outcome: 'done' | 'stopped' | 'failed',
  tally: Tally,
): Promise<void> => {
  const { linesRead, made, changed, unchanged, refused } = tally.counts;
  await db
    .updateTable('import_runs')
    .set({
      ended_at: new Date(),
      outcome,
      lines_read: linesRead,
      made,
      changed,
      unchanged,
      refused,
      lines: JSON.stringify(tally.lines),
    })
    .where('id', '=', id)
    .execute();
};

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/index.ts';
import type { RunRow } from '../queries/find-run.ts';

/** Runs looked at to find one whose file is on this machine. */
const LOOKED_AT = 100;

const isHere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The oldest uploaded file that waits to be imported, or whose import died with its process. Asked while no import
 * runs, so that one that is said to run does not.
 */
export const nextRun = async (db: Database, folder: string): Promise<{ run: RunRow; path: string } | undefined> => {
  const runs = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('outcome', 'in', ['waiting', 'running'])
    .where('stored_file', 'is not', null)
    .orderBy('started_at')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute();
  for (const run of runs) {
    const path = join(folder, run.stored_file ?? '');
    if (await isHere(path)) return { run, path };
  }
  return undefined;
};

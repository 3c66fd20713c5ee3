import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/index.ts';
import type { RunRow } from '../queries/find-run.ts';
import { copyParts } from '../upload/stored-parts.ts';

/** Runs looked at to find one whose file is still there. */
const LOOKED_AT = 100;

export interface NextRun {
  run: RunRow;
  path: string;
  /** The file is stored elsewhere as well. */
  isCopy: boolean;
}

const isHere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The oldest uploaded file that waits to be imported, or whose import died with its process, and a copy of it in the
 * folder. Asked while no import runs, so that one that is said to run does not.
 */
export const nextRun = async (db: Database, folder: string): Promise<NextRun | undefined> => {
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
    // Files that were uploaded before they were stored in the database lie where they came in.
    const path = join(folder, storedFile);
    if (await isHere(path)) return { run, path, isCopy: false };
  }
  return undefined;
};

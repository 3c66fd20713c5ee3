import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../db/index.ts';
import { tidyParts } from '../upload/stored-parts.ts';

export interface TidyUploadsDeps {
  db: Database;
  folder: string;
  /** Days after which a file that is not in is removed. */
  keptDays: number;
}

/** A copy that is not whole. */
const UNFINISHED = '.part';
const DAY = 24 * 60 * 60 * 1000;

const ageInDays = async (path: string): Promise<number> => {
  const { mtimeMs } = await stat(path);
  return (Date.now() - mtimeMs) / DAY;
};

/** Removes uploads that were broken off, and files that nobody has finished importing for so many days. */
export const tidyUploads = async ({ db, folder, keptDays }: TidyUploadsDeps): Promise<void> => {
  await tidyParts(db, keptDays);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age = await ageInDays(path).catch(() => 0);
    if (age < (name.endsWith(UNFINISHED) ? 1 : keptDays)) continue;
    const active = await db
      .selectFrom('import_runs')
      .select('id')
      .where('stored_file', '=', name)
      .where('outcome', 'in', ['waiting', 'running'])
      .executeTakeFirst();
    if (active) continue;
    await db.updateTable('import_runs').set({ stored_file: null }).where('stored_file', '=', name).execute();
    await rm(path, { force: true });
  }
};

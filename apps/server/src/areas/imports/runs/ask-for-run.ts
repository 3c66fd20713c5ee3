import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../db/index.ts';

export interface NewRun {
  /** For people: a file's name. */
  source: string;
  /** Empty as long as nobody has looked into the file. */
  format: string;
  dryRun: boolean;
  markets?: readonly string[];
  bytesTotal?: number;
  startedBy?: { name: string; contactId?: string };
  storedFile?: string;
}

/** Opens the row of import_runs that tells of this import. Answers its id. */
export const askForRun = async (db: Database, run: NewRun, outcome: 'waiting' | 'running'): Promise<string> => {
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

import type { ReadEvent } from '@grossist/catalogue-formats';
import { demoRecords } from '@grossist/demo';
import type { Database } from '../../../db/index.ts';
import type { ImportCounts, ImportReport } from '../report.ts';
import { importRecords } from './import-records.ts';

export interface DemoSize {
  materials: number;
  /** Buyers for load tests beside the named sign-ins. */
  buyers: number;
  /** Calendar date from which incoming goods are counted, "2026-11-21". */
  today: string;
}

export interface DemoDeps {
  db: Database;
  signal?: AbortSignal;
  /** At most five times a second, and once in the end. */
  onProgress?: (counts: ImportCounts) => void;
}

/** A record's line is its place among the demo's records. */
function* demoEvents(size: DemoSize): Generator<ReadEvent> {
  let line = 0;
  for (const record of demoRecords(size)) yield { type: 'record', line: ++line, record };
}

/**
 * Makes the demo wholesaler; again only in another size, or when it was broken off. Decisions, "Demo data".
 * Answers undefined when it was there already.
 */
export const makeDemo =
  ({ db, signal, onProgress }: DemoDeps) =>
  async (size: DemoSize): Promise<ImportReport | undefined> => {
    const source = `demo:${size.materials}:${size.buyers}`;
    const before = await db
      .selectFrom('import_runs')
      .select('id')
      .where('source', '=', source)
      .where('outcome', '=', 'done')
      .where('is_dry_run', '=', false)
      .limit(1)
      .executeTakeFirst();
    if (before) return undefined;
    return importRecords({ db }, { source, format: 'demo', dryRun: false, signal, onProgress })(demoEvents(size));
  };

import type { CatalogueRecord, ReadEvent } from '@grossist/catalogue-formats';
import { demoErpRecords, demoInfoTagRecords, demoPlaceRecords, demoPunchoutRecords, demoRecords } from '@grossist/demo';
import type { Database } from '../../../db/index.ts';
import type { ImportCounts, ImportReport } from '../report.ts';
import { type ImportDeps, importRecords } from './import-records.ts';

export interface DemoSize {
  materials: number;
  /** Number of buyers for load tests beside the named sign-ins. */
  buyers: number;
  /** Calendar date from which incoming goods are counted, "2026-11-21". */
  today: string;
}

export interface DemoDeps extends ImportDeps {
  signal?: AbortSignal;
  /** At most five times a second, and once in the end. */
  onProgress?: (counts: ImportCounts) => void;
}

/** A part of the demo, imported once for each of its sources. */
interface Part {
  source(size: DemoSize): string;
  records(size: DemoSize): Iterable<CatalogueRecord>;
}

/**
 * The demo itself, then later additions, each with its own source: a demo of an older version gets only what it lacks.
 * Records of a part may reference those of the parts before it.
 */
const PARTS: readonly Part[] = [
  { source: ({ materials, buyers }) => `demo:${materials}:${buyers}`, records: demoRecords },
  { source: ({ materials }) => `demo-erp:${materials}`, records: demoErpRecords },
  { source: ({ materials }) => `demo-info-tags:${materials}`, records: demoInfoTagRecords },
  { source: () => 'demo-places', records: demoPlaceRecords },
  { source: () => 'demo-punchout', records: demoPunchoutRecords },
];

/** Uses a record's place among the demo's records as its line. */
function* demoEvents(records: Iterable<CatalogueRecord>): Generator<ReadEvent> {
  let line = 0;
  for (const record of records) yield { type: 'record', line: ++line, record };
}

const wasMade = async (db: Database, source: string): Promise<boolean> => {
  const before = await db
    .selectFrom('import_runs')
    .select('id')
    .where('source', '=', source)
    .where('outcome', '=', 'done')
    .where('is_dry_run', '=', false)
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
};

/**
 * Makes the demo wholesaler; again only in another size, or when it was aborted. Decisions, "Demo data".
 * @returns the report of the first part that was made, undefined when all parts existed
 */
export const makeDemo =
  ({ db, hashEmail, signal, onProgress }: DemoDeps) =>
  async (size: DemoSize): Promise<ImportReport | undefined> => {
    let first: ImportReport | undefined;
    for (const part of PARTS) {
      const source = part.source(size);
      if (await wasMade(db, source)) continue;
      const options = { source, format: 'demo', dryRun: false, signal, onProgress };
      const report = await importRecords({ db, hashEmail }, options)(demoEvents(part.records(size)));
      first ??= report;
      // An aborted part lacks records that later parts reference.
      if (report.outcome !== 'done') return report;
    }
    return first;
  };

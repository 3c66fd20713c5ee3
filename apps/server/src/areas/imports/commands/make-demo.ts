import type { CatalogueRecord, ReadEvent } from '@grossist/catalogue-formats';
import { demoErpRecords, demoInfoTagRecords, demoPlaceRecords, demoPunchoutRecords, demoRecords } from '@grossist/demo';
import type { Database } from '../../../db/index.ts';
import type { ImportCounts, ImportReport } from '../report.ts';
import { type ImportDeps, importRecords } from './import-records.ts';

export interface DemoSize {
  materials: number;
  /** Buyers for load tests beside the named sign-ins. */
  buyers: number;
  /** Calendar date from which incoming goods are counted, "2026-11-21". */
  today: string;
}

export interface DemoDeps extends ImportDeps {
  signal?: AbortSignal;
  /** At most five times a second, and once in the end. */
  onProgress?: (counts: ImportCounts) => void;
}

/** A part of the demo, made once for each of its sources. */
interface Part {
  source(size: DemoSize): string;
  records(size: DemoSize): Iterable<CatalogueRecord>;
}

/**
 * The demo itself, then what was added to it later: each by itself, so that a demo that an older shop has made gets what
 * it lacks and nothing twice. Records of a part may name what the parts before it hold.
 */
const PARTS: readonly Part[] = [
  { source: ({ materials, buyers }) => `demo:${materials}:${buyers}`, records: demoRecords },
  { source: ({ materials }) => `demo-erp:${materials}`, records: demoErpRecords },
  { source: ({ materials }) => `demo-info-tags:${materials}`, records: demoInfoTagRecords },
  { source: () => 'demo-places', records: demoPlaceRecords },
  { source: () => 'demo-punchout', records: demoPunchoutRecords },
];

/** A record's line is its place among the demo's records. */
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
 * Makes the demo wholesaler; again only in another size, or when it was broken off. Decisions, "Demo data".
 * Answers the report of the first part that was made, undefined when all was there already.
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
      // What was broken off lacks what later parts name.
      if (report.outcome !== 'done') return report;
    }
    return first;
  };

import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { importRecords } from '../../src/areas/imports/index.ts';
import type { Database } from '../../src/db/index.ts';
import { CATALOGUE } from './data/catalogue-records.ts';
import { hashEmail } from './hash-email.ts';

/** Imports the records of the small catalogue, or others after it. Every one must be good. */
export const aCatalogue = async (db: Database, records: readonly CatalogueRecord[] = CATALOGUE): Promise<void> => {
  const events = records.map((record, index) => ({ type: 'record' as const, line: index + 1, record }));
  const imported = importRecords({ db, hashEmail }, { source: 'catalogue', format: 'ndjson', dryRun: false });
  const { refused, lines } = await imported(events);
  if (refused > 0) throw new Error(`Records were refused: ${JSON.stringify(lines)}`);
};

import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { type ImportOptions, importRecords } from '../../src/areas/imports/commands/import-records.ts';
import type { Database } from '../../src/db/index.ts';
import { hashEmail } from '../support/hash-email.ts';
import { asEvents } from './records.ts';

/** Imports records as a file of the house's own format would. */
export const importing = (db: Database, records: readonly CatalogueRecord[], options: Partial<ImportOptions> = {}) =>
  importRecords(
    { db, hashEmail },
    { source: 'records.ndjson', format: 'ndjson', dryRun: false, ...options },
  )(asEvents(records));

export const countsOf = ({
  made,
  changed,
  unchanged,
  refused,
}: Record<'made' | 'changed' | 'unchanged' | 'refused', number>) => ({
  made,
  changed,
  unchanged,
  refused,
});

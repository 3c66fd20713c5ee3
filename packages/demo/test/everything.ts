import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { type DemoOptions, demoRecords } from '../src/index.ts';

/** A demo, by default without load buyers. */
export const aDemo = (options: Partial<DemoOptions> = {}): Generator<CatalogueRecord> =>
  demoRecords({ materials: 100, buyers: 0, today: '2026-11-21', ...options });

/** The records of one kind. */
export const ofKind = <K extends CatalogueRecord['kind']>(
  records: Iterable<CatalogueRecord>,
  kind: K,
): Extract<CatalogueRecord, { kind: K }>[] => {
  const isOfKind = (record: CatalogueRecord): record is Extract<CatalogueRecord, { kind: K }> => record.kind === kind;
  return [...records].filter(isOfKind);
};

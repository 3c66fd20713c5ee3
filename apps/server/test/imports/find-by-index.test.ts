import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { committing } from '../../src/areas/imports/import-locks.ts';
import { asItem, checkedRecordOf, type RecordOf } from '../../src/areas/imports/item.ts';
import { findTargets } from '../../src/areas/imports/writers/amendments/find.ts';
import { findMaterials } from '../../src/areas/imports/writers/materials/find.ts';
import type { Tx } from '../../src/areas/imports/writers/writer.ts';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord, WHOLE_TRADE } from './records.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();

/** How often the whole table was read in this transaction. */
const readsOf = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ reads: number }>`
    select pg_stat_get_xact_numscans('materials'::regclass)::integer as reads`.execute(tx);
  return rows[0]?.reads ?? Number.NaN;
};

it('numbers are found without reading every material, also while the table has no statistics', async () => {
  await importing(db, WHOLE_TRADE);
  const numbered = Array.from({ length: 3000 }, (_, place): RecordOf<'material'> => {
    const { sapMaterialNumber: _none, ...record } = aMaterialRecord({
      elNumber: '',
      hwsNumber: '',
      ean: `57012345${10_000 + place}`,
      supplierNumber: `S-${place}`,
    });
    return record;
  });
  await importing(db, numbered);
  await committing(db)(async (tx) => {
    const items = numbered.slice(0, 1000).map((record, place) => {
      const checked = checkedRecordOf(place, record);
      if ('code' in checked) throw new Error(checked.reason);
      return { ...asItem(checked), record };
    });
    const before = await readsOf(tx);
    expect((await findMaterials(tx, items, 'bmecat')).size).toBe(1000);
    expect((await readsOf(tx)) - before).toBe(0);
    const amended = numbered.slice(0, 1000).map(({ supplierNumber }, place) => {
      const record: RecordOf<'material-amendment'> = { kind: 'material-amendment', supplierNumber };
      return { line: place, record, hash: '' };
    });
    const targets = await findTargets(tx, amended);
    expect([...targets.values()].filter((target) => 'sapMaterialNumber' in target)).toHaveLength(1000);
    expect((await readsOf(tx)) - before).toBe(0);
    const { rows } = await sql`
      select current_setting('enable_seqscan') as scans, current_setting('enable_hashjoin') as joins`.execute(tx);
    expect(rows).toEqual([{ scans: 'on', joins: 'on' }]);
  });
});

import type { MaterialRenumberingRecord } from '@grossist/catalogue-formats';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

const renumbering = (fields: Partial<MaterialRenumberingRecord> = {}): MaterialRenumberingRecord => ({
  kind: 'material-renumbering',
  supplierCode: 'NKT',
  supplierNumber: '5',
  newSupplierNumber: '6',
  market: 'DK',
  ...fields,
});
const numbersOf = (sap: string) =>
  db
    .selectFrom('materials')
    .select(['supplier_number', 'alternative_numbers'])
    .where('sap_material_number', '=', sap)
    .executeTakeFirstOrThrow();

beforeEach(async () => {
  await db.deleteFrom('materials').execute();
  await importing(db, [
    { kind: 'supplier', code: 'NKT', name: 'Kabelværket' },
    { kind: 'supplier', code: 'ABB', name: 'ABB' },
    aMaterialRecord({ supplierCode: 'NKT', supplierNumber: '5', markets: ['DK', 'NO'] }),
    aMaterialRecord({ sapMaterialNumber: '1000002', elNumber: '2', supplierCode: 'ABB', supplierNumber: '5' }),
    aMaterialRecord({ sapMaterialNumber: '1000003', elNumber: '3', supplierCode: 'NKT', supplierNumber: '7' }),
  ]);
});

describe('a material that its supplier gives another number', () => {
  it('keeps its SAP number, and is found by the former number too', async () => {
    const lastChange = await db
      .selectFrom('search_changes')
      .select('sequence')
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    const report = await importing(db, [renumbering()]);
    expect(countsOf(report)).toMatchObject({ changed: 1, refused: 0 });
    expect(report.kinds['material-renumbering']).toMatchObject({ changed: 1 });
    expect(await numbersOf('1000001')).toEqual({
      supplier_number: '6',
      alternative_numbers: expect.arrayContaining(['5']),
    });
    expect(await numbersOf('1000002')).toMatchObject({ supplier_number: '5' });
    const changes = db
      .selectFrom('search_changes')
      .select('sap_material_number')
      .where('sequence', '>', lastChange?.sequence ?? 0);
    expect(await changes.execute()).toEqual([{ sap_material_number: '1000001' }]);
  });

  it('is unchanged when it is imported again', async () => {
    await importing(db, [renumbering()]);
    expect(countsOf(await importing(db, [renumbering()]))).toMatchObject({ changed: 0, unchanged: 1, refused: 0 });
    expect((await numbersOf('1000001')).alternative_numbers.filter((number) => number === '5')).toEqual(['5']);
  });

  it('may come under the new number in the same file', async () => {
    const renewed = aMaterialRecord({
      supplierCode: 'NKT',
      supplierNumber: '6',
      markets: ['DK', 'NO'],
      packageSize: '7',
    });
    const { sapMaterialNumber: _own, elNumber: _el, ...fromOutside } = renewed;
    const report = await importing(db, [renumbering(), fromOutside]);
    expect(countsOf(report)).toMatchObject({ made: 0, changed: 2 });
    expect(await db.selectFrom('materials').select('id').execute()).toHaveLength(3);
  });

  it('may go on to a third number', async () => {
    const report = await importing(db, [renumbering(), renumbering({ supplierNumber: '6', newSupplierNumber: '8' })]);
    expect(countsOf(report)).toMatchObject({ changed: 2 });
    expect(await numbersOf('1000001')).toEqual({
      supplier_number: '8',
      alternative_numbers: expect.arrayContaining(['5', '6']),
    });
  });

  it.each<[string, Partial<MaterialRenumberingRecord>, string]>([
    ['another material has the new number', { newSupplierNumber: '7' }, 'number-taken'],
    ['none has the former one', { supplierNumber: '9' }, 'unknown-material'],
    ['none has it in the market', { market: 'SE' }, 'unknown-material'],
    ['the supplier is another', { supplierCode: 'XYZ' }, 'unknown-material'],
  ])('is refused where %s', async (_why, fields, code) => {
    const report = await importing(db, [renumbering(fields)]);
    expect(report.lines).toMatchObject([{ line: 1, kind: 'refused', code }]);
    expect(await numbersOf('1000001')).toMatchObject({ supplier_number: '5' });
  });
});

import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { anOutsideRecord } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

const ofSupplier = (supplierNumber: string, changes = {}) =>
  anOutsideRecord({
    elNumber: undefined,
    supplierCode: 'WEID',
    supplierNumber,
    classCode: 'EC000441',
    ...changes,
  });

test('a supplier’s catalogue names others by its own numbers, also those that come later in it', async () => {
  const file = [
    { kind: 'supplier', code: 'WEID', name: 'Weidner' } as const,
    ofSupplier('A-1', { accessories: ['B-2', 'X-9'], alternatives: ['C-3'] }),
    ofSupplier('B-2'),
    ofSupplier('C-3', { replacedBy: 'A-1' }),
  ];
  const first = await importing(db, file, { format: 'bmecat' });
  expect(first.lines).toEqual([]);
  const rows = await db
    .selectFrom('materials')
    .select(['sap_material_number', 'supplier_number', 'accessories', 'alternatives', 'replaced_by', 'class_code'])
    .orderBy('supplier_number')
    .execute();
  const [a, b, c] = rows;
  expect(a?.accessories).toEqual([b?.sap_material_number, 'X-9']);
  expect(a?.alternatives).toEqual([c?.sap_material_number]);
  expect(c?.replaced_by).toBe(a?.sap_material_number);
  // A class of the ETIM model that nobody has named yet.
  expect(a?.class_code).toBe('EC000441');
  expect(countsOf(await importing(db, file, { format: 'bmecat' }))).toEqual({
    made: 0,
    changed: 0,
    unchanged: 4,
    refused: 0,
  });
  expect(
    await db
      .selectFrom('materials')
      .select(['sap_material_number', 'supplier_number', 'accessories', 'alternatives', 'replaced_by', 'class_code'])
      .orderBy('supplier_number')
      .execute(),
  ).toEqual(rows);
});

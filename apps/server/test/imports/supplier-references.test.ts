import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { resolvedNumber, resolvedNumbers, unresolved } from '../../src/unresolved-number.ts';
import { testDatabase } from '../support/database.ts';
import { anOutsideRecord } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

/** A reference by a number of the record's own supplier. */
const by = (supplierNumber: string) => ({ supplierNumber });
const open = (number: string) => unresolved({ space: 'supplier', scope: 'WEID', number });

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
    ofSupplier('A-1', { accessories: [by('B-2'), by('X-9')], alternatives: [by('C-3')] }),
    ofSupplier('B-2'),
    ofSupplier('C-3', { replacedBy: by('A-1') }),
  ];
  const first = await importing(db, file, { format: 'bmecat' });
  expect(first.lines).toEqual([]);
  const rows = await db
    .selectFrom('materials')
    .select(['sap_material_number', 'supplier_number', 'accessories', 'alternatives', 'replaced_by', 'class_code'])
    .orderBy('supplier_number')
    .execute();
  const [a, b, c] = rows;
  expect(a?.accessories).toEqual([b?.sap_material_number, open('X-9')]);
  expect(a?.alternatives).toEqual([c?.sap_material_number]);
  expect(c?.replaced_by).toBe(a?.sap_material_number);
  // A class of the ETIM model without a name.
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

const accessoriesOf = async (supplierNumber: string) =>
  db
    .selectFrom('materials')
    .select(['sap_material_number as number', 'accessories'])
    .where('supplier_number', '=', supplierNumber)
    .executeTakeFirstOrThrow();

test('resolves references within a window at once, and announces each material once', async () => {
  const announcedChanges = async (number: string) =>
    (await db.selectFrom('search_changes').selectAll().where('sap_material_number', '=', number).execute()).length;
  const file = [ofSupplier('E-1', { accessories: [by('E-2')] }), ofSupplier('E-2', { accessories: [by('E-1')] })];
  await importing(db, file, { format: 'bmecat' });
  const [one, two] = [await accessoriesOf('E-1'), await accessoriesOf('E-2')];
  expect([one.accessories, two.accessories]).toEqual([[two.number], [one.number]]);
  expect([await announcedChanges(one.number), await announcedChanges(two.number)]).toEqual([1, 1]);
  // A changed record keeps its references.
  const again = [ofSupplier('E-1', { accessories: [by('E-2')], popularity: 7 }), file[1]!];
  expect(countsOf(await importing(db, again, { format: 'bmecat' }))).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await accessoriesOf('E-1')).accessories).toEqual([two.number]);
  expect(await announcedChanges(one.number)).toBe(2);
});

test('resolves references from a later file', async () => {
  await importing(db, [ofSupplier('F-1', { accessories: [by('F-2'), by('F-3')] })], { format: 'bmecat' });
  expect((await accessoriesOf('F-1')).accessories).toEqual(['F-2', 'F-3'].map(open));
  await importing(db, [ofSupplier('F-2')], { format: 'bmecat' });
  expect((await accessoriesOf('F-1')).accessories).toEqual([(await accessoriesOf('F-2')).number, open('F-3')]);
});

test('a supplier’s number that is another material’s SAP number is not taken for it, nor an SAP number for a supplier’s', async () => {
  await importing(db, [ofSupplier('G-1', { accessories: [by('G-2')] }), ofSupplier('G-2')], { format: 'bmecat' });
  const { number } = await accessoriesOf('G-2');
  // The supplier numbers one of its own as we number another, and names it by that before it comes.
  await importing(db, [ofSupplier('H-1', { accessories: [by(number)] })], { format: 'bmecat' });
  const named = (await accessoriesOf('H-1')).accessories;
  expect(named).toEqual([open(number)]);
  expect(resolvedNumbers(named, 10)).toEqual([]);
  expect([resolvedNumber(open(number)), resolvedNumber(number), resolvedNumber('')]).toEqual(['', number, '']);
  await importing(db, [ofSupplier(number)], { format: 'bmecat' });
  const [own] = (await accessoriesOf('H-1')).accessories;
  expect(own).toBe((await accessoriesOf(number)).number);
  expect(own).not.toBe(number);
  expect((await accessoriesOf('G-1')).accessories).toEqual([number]);
});

test('creates a family without a tree among unsorted ones, and keeps it where an editor moved it', async () => {
  const family = (name: string) =>
    ({ kind: 'product', code: 'WEID:F', supplierCode: 'WEID', names: { de: name } }) as const;
  const variant = (supplement: string) => ofSupplier(`VARIED${supplement}`, { productCode: 'WEID:F' });
  const first = await importing(db, [family('Klemme'), variant('-1'), variant('-2')], { format: 'bmecat' });
  expect(first.lines).toEqual([]);
  expect(countsOf(first)).toMatchObject({ made: 3 });
  const product = () =>
    db.selectFrom('products').select(['node_code', 'names']).where('code', '=', 'WEID:F').executeTakeFirstOrThrow();
  expect(await product()).toEqual({ node_code: 'unsorted-electrical', names: { de: 'Klemme' } });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from materials where product_code = 'WEID:F'`.execute(db);
  expect(rows).toEqual([{ count: 2 }]);
  await importing(db, [
    { kind: 'node', code: 'E', tree: 'electrical', names: { en: 'Electrical' }, slug: 'electrical', sortOrder: 1 },
    { ...family('Klemme'), nodeCode: 'E' },
  ]);
  const renamed = await importing(db, [family('Reihenklemme')], { format: 'bmecat' });
  expect(countsOf(renamed)).toMatchObject({ changed: 1 });
  expect(await product()).toEqual({ node_code: 'E', names: { de: 'Reihenklemme' } });
});

import { readerOf } from '@grossist/catalogue-formats';
import { expect, test } from 'vitest';
import { importRecords } from '../../src/areas/imports/index.ts';
import { testDatabase } from '../support/database.ts';
import { hashEmail } from '../support/hash-email.ts';
import { WHOLE_TRADE } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

async function* bytesOf(lines: readonly string[]) {
  yield new TextEncoder().encode(lines.join('\r\n'));
}

const importTable = (...lines: string[]) =>
  importRecords(
    { db, hashEmail },
    { source: 'table.csv', format: 'csv', dryRun: false },
  )(readerOf('csv').read(bytesOf(lines)));

const stored = async () =>
  db.selectFrom('materials').selectAll().where('sap_material_number', '=', '1000001').executeTakeFirstOrThrow();

test('imports the tables of a wholesaler, and changes nothing the second time', async () => {
  expect(await importing(db, WHOLE_TRADE)).toMatchObject({ refused: 0 });
  const tables = [
    ['el_number;market;list_price;price_quantity', '1018511;DK;612,50;100', '9999999;DK;1,00;1'],
    ['sap_number;plant;atp;incoming_dates;incoming_quantities', '1000001;2001;12,5;24.12.2026;30'],
    ['el_number;alternatives;accessories;replaced_by;name_sv', '1018511;1000002|1000003;1000009;1000004;Kabel'],
    ['class_code;language;synonyms', 'EC003248;da;Ledning|Snor'],
    ['assortment_code;assortment_type;name_en;sap_numbers', 'OWN;exclusive;Own brand;1000001'],
    ['assortment_code;sold_to', 'OWN;500001'],
    ['market;customer_group;material_group;percent', 'DK;A;K1;40 %'],
  ];
  const first = [];
  for (const table of tables) first.push(countsOf(await importTable(...table)));
  expect(first).toEqual([
    { made: 0, changed: 1, unchanged: 0, refused: 1 },
    { made: 0, changed: 1, unchanged: 0, refused: 0 },
    { made: 0, changed: 1, unchanged: 0, refused: 0 },
    { made: 1, changed: 0, unchanged: 0, refused: 0 },
    { made: 1, changed: 0, unchanged: 0, refused: 0 },
    { made: 1, changed: 0, unchanged: 0, refused: 0 },
    { made: 0, changed: 1, unchanged: 0, refused: 0 },
  ]);
  expect(await stored()).toMatchObject({
    names: { da: 'Installationskabel 3G1,5', sv: 'Kabel' },
    alternatives: ['1000002', '1000003'],
    accessories: ['1000009'],
    replaced_by: '1000004',
  });
  for (const table of tables) expect(await importTable(...table)).toMatchObject({ made: 0, changed: 0 });
});

test('reports errors of a table by line and column', async () => {
  const report = await importTable('EL number;Market;List price', '1018511;DK;abc', '1018511;XX;1,5');
  expect(report.lines.filter(({ kind }) => kind === 'refused')).toMatchObject([
    { line: 2, code: 'number', text: 'List price "abc" is not a number' },
    { line: 3, code: 'cell', text: 'Market is not one of DK, DE, SE, NL, NO' },
  ]);
});

import type { AssortmentRecord, CatalogueRecord, PurchaseRecord } from '@grossist/catalogue-formats';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { WHOLE_TRADE } from './records.ts';
import { countsOf, importing } from './run.ts';

const { db } = await testDatabase();

const anAssortment = (changes: Partial<AssortmentRecord> = {}): AssortmentRecord => ({
  kind: 'assortment',
  code: 'OWN',
  type: 'exclusive',
  names: { en: 'Own' },
  ...changes,
});

const aPurchase = (changes: Partial<PurchaseRecord> = {}): PurchaseRecord => ({
  kind: 'purchase',
  orderNumber: 'H1',
  soldTo: '20100001',
  orderedOn: '2026-05-01',
  lines: [{ sapMaterialNumber: '1000001', quantity: '2' }],
  ...changes,
});

const soldTo = WHOLE_TRADE.find((record) => record.kind === 'account')?.soldTo ?? '';
const lastChange = async (): Promise<string> => {
  const { rows } = await sql<{ last: string }>`select coalesce(max(sequence), 0) as last from search_changes`.execute(
    db,
  );
  return rows[0]?.last ?? '0';
};
const changedSince = async (last: string): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select distinct sap_material_number as number from search_changes where sequence > ${last}`.execute(db);
  return rows.map(({ number }) => number);
};

test('replaces the entries of an assortment, and announces added and removed ones to the search', async () => {
  await importing(db, WHOLE_TRADE);
  const entries = async () =>
    (await db.selectFrom('assortment_entries').select('target').orderBy('target').execute()).map(
      ({ target }) => target,
    );
  let last = await lastChange();
  expect(countsOf(await importing(db, [anAssortment({ nodeCodes: ['E'], sapMaterialNumbers: ['999'] })]))).toEqual({
    made: 1,
    changed: 0,
    unchanged: 0,
    refused: 0,
  });
  expect(await entries()).toEqual(['material:999', 'node:E']);
  expect(await changedSince(last)).toEqual(['1000001']);
  last = await lastChange();
  const second = anAssortment({ supplierCodes: ['S9'], productCodes: ['P9'] });
  expect(countsOf(await importing(db, [second]))).toMatchObject({ changed: 1 });
  expect(await entries()).toEqual(['product:P9', 'supplier:S9']);
  expect(await changedSince(last)).toEqual(['1000001']);
  last = await lastChange();
  expect(countsOf(await importing(db, [second]))).toMatchObject({ unchanged: 1 });
  expect(await changedSince(last)).toEqual([]);
});

test('a relation names an assortment and a customer that are there, and is made once', async () => {
  await importing(db, [...WHOLE_TRADE, anAssortment()]);
  const relations: CatalogueRecord[] = [
    { kind: 'assortment-relation', assortmentCode: 'OWN', soldTo },
    { kind: 'assortment-relation', assortmentCode: 'OWN', email: 'Buyer@Nordkraft.example' },
    { kind: 'assortment-relation', assortmentCode: 'NONE', soldTo },
    { kind: 'assortment-relation', assortmentCode: 'OWN', companyCode: 'NOBODY' },
  ];
  const first = await importing(db, relations);
  expect(countsOf(first)).toEqual({ made: 2, changed: 0, unchanged: 0, refused: 2 });
  expect(first.lines.map(({ line }) => line)).toEqual([3, 4]);
  expect(JSON.stringify(first.lines)).toMatch(/the assortment .*NONE.* is unknown.*the customer .*NOBODY.* is unknown/);
  expect(countsOf(await importing(db, relations))).toMatchObject({ made: 0, unchanged: 2, refused: 2 });
});

test('replaces a past order, and sums lines of the same material', async () => {
  const lines = async () =>
    (await db.selectFrom('purchases').select(['materials', 'quantities']).execute()).flatMap((row) =>
      row.materials.map((number, place) => [number, Number(row.quantities[place])]),
    );
  const twice = aPurchase({
    lines: [
      { sapMaterialNumber: '1000001', quantity: '2' },
      { sapMaterialNumber: '1000001', quantity: '0.5' },
    ],
  });
  expect(countsOf(await importing(db, [twice]))).toMatchObject({ made: 1 });
  expect(await lines()).toEqual([['1000001', 2.5]]);
  expect(countsOf(await importing(db, [twice]))).toMatchObject({ unchanged: 1 });
  const other = aPurchase({ lines: [{ sapMaterialNumber: '7', quantity: '1' }] });
  expect(countsOf(await importing(db, [other]))).toMatchObject({ changed: 1 });
  expect(await lines()).toEqual([['7', 1]]);
  const another = { sapMaterialNumber: '10', quantity: '3' };
  const both = [other.lines[0]!, another];
  expect(countsOf(await importing(db, [aPurchase({ lines: both })]))).toMatchObject({ changed: 1 });
  // In whichever order they stand.
  expect(countsOf(await importing(db, [aPurchase({ lines: both.toReversed() })]))).toMatchObject({ unchanged: 1 });
  expect(await lines()).toEqual([
    ['10', 3],
    ['7', 1],
  ]);
  const later = aPurchase({ lines: both, orderedOn: '2026-02-03' });
  expect(countsOf(await importing(db, [later]))).toMatchObject({ changed: 1 });
});

test('an order of more than can be counted is refused alone', async () => {
  const much = { sapMaterialNumber: '1000001', quantity: '999999999' };
  const orders = [
    aPurchase({ orderNumber: 'MUCH', lines: Array.from({ length: 200 }, () => much) }),
    aPurchase({ orderNumber: 'NEXT' }),
  ];
  expect(countsOf(await importing(db, orders))).toMatchObject({ made: 1, refused: 1 });
});

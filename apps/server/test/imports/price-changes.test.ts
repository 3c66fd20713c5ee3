import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { getImportLines } from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import { auditedAnswers } from '../../src/areas/audit/index.ts';
import { anEmployee } from '../support/an-employee.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';
import { aMaterialRecord } from './records.ts';
import { importing } from './run.ts';

const { db, pool } = await testDatabase();
const { answers } = everyAnswer(db, pool);
const { signedIn } = testApp(db, { answers: auditedAnswers(db, answers) });

const listPrice = (amount: string, perQuantity = '1') =>
  ({ market: 'DK', currency: 'DKK', amount, perQuantity }) as const;

const changedLines = async (records: readonly CatalogueRecord[], dryRun = false) => {
  const { runId } = await importing(db, records, { dryRun });
  const editor = await signedIn(await anEmployee(db, 'editor'));
  const { Lines } = await editor.answer(getImportLines, { params: { importId: runId }, query: { kind: 'changed' } });
  return Lines;
};

beforeEach(async () => {
  await db.deleteFrom('materials').execute();
  await importing(db, [
    aMaterialRecord({ listPrices: [listPrice('12.5'), { ...listPrice('3'), market: 'NO', currency: 'NOK' }] }),
    {
      kind: 'net-price',
      soldTo: '10001',
      sapMaterialNumber: '1000001',
      currency: 'DKK',
      amount: '9',
      perQuantity: '1',
    },
  ]);
});

test('reports the old and the new list price of the markets where it changed', async () => {
  const [line, ...others] = await changedLines([
    aMaterialRecord({
      listPrices: [listPrice('1320', '100'), { ...listPrice('3'), market: 'NO', currency: 'NOK' }],
    }),
  ]);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ Code: 'material', Text: '1000001', Said: null });
  expect(line?.Prices).toEqual([
    {
      Market: 'DK',
      SoldTo: '',
      Before: { Currency: 'DKK', Amount: 12.5, PerQuantity: 1 },
      Now: { Currency: 'DKK', Amount: 1320, PerQuantity: 100 },
    },
  ]);
});

test('reports a new price', async () => {
  const [line] = await changedLines([
    aMaterialRecord({ listPrices: [listPrice('12.5'), { ...listPrice('4'), market: 'DE', currency: 'EUR' }] }),
  ]);
  expect(line?.Prices).toMatchObject([{ Market: 'DE', Before: null, Now: { Amount: 4 } }]);
});

test('reports the account of a changed net price', async () => {
  const [line] = await changedLines([
    {
      kind: 'net-price',
      soldTo: '10001',
      sapMaterialNumber: '1000001',
      currency: 'DKK',
      amount: '8.5',
      perQuantity: '1',
    },
  ]);
  expect(line?.Prices).toMatchObject([{ Market: null, SoldTo: '10001', Before: { Amount: 9 }, Now: { Amount: 8.5 } }]);
});

test('reports prices of an amendment, and of a dry run, which changes none', async () => {
  const records: CatalogueRecord[] = [
    { kind: 'material-amendment', sapMaterialNumber: '1000001', listPrices: [listPrice('14')] },
  ];
  const ofDryRun = await changedLines(records, true);
  expect(ofDryRun[0]?.Prices).toMatchObject([{ Before: { Amount: 12.5 }, Now: { Amount: 14 } }]);
  expect((await changedLines(records))[0]?.Prices).toEqual(ofDryRun[0]?.Prices);
});

test('names no price where something else changed', async () => {
  const [line] = await changedLines([
    aMaterialRecord({
      names: { da: 'Kabel', en: 'Cable' },
      listPrices: [listPrice('12.5'), { ...listPrice('3'), market: 'NO', currency: 'NOK' }],
    }),
  ]);
  expect(line?.Prices).toEqual([]);
});

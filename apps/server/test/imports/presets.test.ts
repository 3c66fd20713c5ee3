import type { MaterialRecord } from '@grossist/catalogue-formats';
import { expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { aMaterialRecord, WHOLE_TRADE } from './records.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();

const talkative: Partial<MaterialRecord> = {
  classCode: 'EC003248',
  supplierCode: 'NKT',
  supplierNumber: 'N-1',
  hwsNumber: '77',
  ean: '4006381333931',
  alternativeNumbers: ['A1'],
  typeDesignation: 'T',
  descriptions: { da: 'Mere' },
  minQuantity: '2',
  multiplum: '2',
  packageSize: '2',
  packagings: { '14006381333938': '10' },
  cableCutAllowed: true,
  status: '33',
  isOnClearanceSale: true,
  isDirectDeliveryProduct: true,
  isProjectProduct: true,
  isContractorProduct: true,
  isAccountingStringProduct: true,
  isStocked: false,
  supplyStatus: '11',
  endUserRegistrationRequirementType: 'y',
  conceptSuggestion: { sapMaterialNumber: '1', quantity: '1', minQuantity: '1' },
  alternatives: ['2'],
  accessories: ['3'],
  replacedBy: '4',
  materialGroup: 'G',
  features: { EF000001: 1 },
  popularity: 9,
  keywords: { da: ['ord'] },
  infoTag: { color: 'green', ribbonTexts: { da: 'Nyt' } },
};

const silent = (sapMaterialNumber: string): MaterialRecord => ({
  kind: 'material',
  sapMaterialNumber,
  tree: 'electrical',
  names: { da: 'Tavs' },
  salesUnit: 'PCE',
  markets: ['DK'],
});

const storedMaterial = async (sap: string) => {
  const row = await db
    .selectFrom('materials')
    .selectAll()
    .where('sap_material_number', '=', sap)
    .executeTakeFirstOrThrow();
  return { ...row, id: '', sap_material_number: '', code: '', product_code: '', changed_at: '' };
};

it('a missing field of a new material gets the same default, with or without the field in its window', async () => {
  await importing(db, WHOLE_TRADE);
  await importing(db, [silent('5000001')]);
  const report = await importing(db, [
    aMaterialRecord({ ...talkative, sapMaterialNumber: '5000002', elNumber: '88' }),
    silent('5000003'),
  ]);
  expect(report.lines.map(({ text }) => text)).toEqual([]);
  const alone = await storedMaterial('5000001');
  expect(await storedMaterial('5000003')).toEqual(alone);
  const other = await storedMaterial('5000002');
  const same = (one: unknown, another: unknown): boolean => JSON.stringify(one) === JSON.stringify(another);
  const alike = Object.entries(other).filter(([name, value]) => same(value, alone[name as keyof typeof alone]));
  // The other record sets every field, except those that are not compared.
  expect(alike.map(([name]) => name).toSorted()).toEqual([
    'changed_at',
    'code',
    'concept_suggestion_zcon2',
    'id',
    'product_code',
    'sap_material_number',
    'tree',
  ]);
});

import type { CatalogueRecord } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBranch } from '../support/a-branch.ts';
import { plantOf } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { testDatabase } from '../support/database.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();
const material = await aMaterial(db);
const other = await aMaterial(db);
const center = await aBranch(db);
const { sapMaterialNumber } = material;
const plant = plantOf('DK');

const RECORDS: readonly CatalogueRecord[] = [
  { kind: 'center-stock', center, sapMaterialNumber, quantity: '12.5' },
  { kind: 'remnant', code: 'R-1', sapMaterialNumber, plant, length: '37.5', discountPercent: '30' },
  {
    kind: 'campaign',
    code: 'K-1',
    market: 'DK',
    names: { da: 'Vinter' },
    validFrom: '2026-01-01',
    validTo: '2026-02-28',
    prices: [{ sapMaterialNumber, amount: '39.90', perQuantity: '1' }],
  },
  {
    kind: 'route',
    code: 'ROUTE-1',
    market: 'DK',
    plant,
    name: 'Bornholm',
    postalPrefixes: ['37'],
    cutOff: '12:00',
    leadWorkingDays: 2,
    weekdays: [2, 4],
    freight: '149',
  },
  { kind: 'closed-day', market: 'DK', date: '2026-12-24', name: 'Juleaften' },
  { kind: 'special-order-time', market: 'DK', plant, supplyStatus: '11', workingDays: 8 },
  { kind: 'opening-hours', center, weekday: 6, openingTime: '08:00', closingTime: '12:00' },
  { kind: 'fastbox-size', market: 'DK', plant, packages: 25 },
  { kind: 'freight-term', market: 'DK', plant, freight: '89', freeFrom: '2000' },
  { kind: 'price-term', market: 'DK', sapMaterialNumber, clearancePercent: '55', cableCutFee: '12.5' },
  {
    kind: 'fastbox-zone',
    code: 'ZONE-1',
    market: 'DK',
    center,
    postalCodes: ['2500', '2600-2799'],
    closingTime: '15:00',
    leadMinutes: 120,
  },
  {
    kind: 'gift',
    code: 'GIFT-1',
    market: 'DK',
    sapMaterialNumber: 'MUG',
    texts: { da: 'Krus' },
    from: '5000',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  },
  {
    kind: 'soft-bundle',
    code: 'BUNDLE-1',
    market: 'DK',
    names: { da: 'Til tavlen' },
    discountPercent: '8',
    members: [{ sapMaterialNumber, quantity: '2' }],
  },
  { kind: 'logistics', sapMaterialNumber, isBulky: true },
];

const SUGGESTIONS: readonly CatalogueRecord[] = (['ZCON', 'ZCON2'] as const).map((type) => ({
  kind: 'concept-suggestion',
  sapMaterialNumber,
  type,
  suggested: other.sapMaterialNumber,
  quantity: '1',
  minQuantity: '1',
}));

/** What a record says once its code or its number is another's. */
const naming = (record: CatalogueRecord, field: string, value: unknown): CatalogueRecord => ({
  ...record,
  [field]: value,
});

const find = (kind: CatalogueRecord['kind']): CatalogueRecord => {
  const found = RECORDS.find((record) => record.kind === kind);
  if (found === undefined) throw new Error(`No example of ${kind}`);
  return found;
};

describe('records of the embedded ERP', () => {
  it('is created once, and a repetition changes nothing', async () => {
    expect(await importing(db, RECORDS)).toMatchObject({ made: 14, changed: 0, refused: 0 });
    expect(await importing(db, RECORDS)).toMatchObject({ made: 0, changed: 0, unchanged: 14 });
  });

  it('is returned by the ERP', async () => {
    const erp = openEmbeddedErp(db, () => Date.parse('2026-02-02T10:00:00+01:00'));
    const customer = { soldTo: '1', market: 'DK' as const, currency: 'DKK' as const, customerGroup: 'A', plant };
    expect(await erp.fastboxZone('DK', '2605')).toMatchObject({ zone: 'ZONE-1', isMaxiPossible: false });
    expect(await erp.remnants(customer, { materials: [sapMaterialNumber], plant: '' })).toMatchObject([
      { remnantId: 'R-1', discountPercent: '30.00' },
    ]);
    expect((await erp.bundlePrices(customer, ['BUNDLE-1']))[0]?.members.length).toBe(1);
  });

  it('replaces the former content of a campaign, a zone or a bundle', async () => {
    const changed = [
      naming(find('campaign'), 'prices', [
        { sapMaterialNumber: other.sapMaterialNumber, amount: '1', perQuantity: '1' },
      ]),
      naming(find('fastbox-zone'), 'postalCodes', ['4000']),
      naming(find('soft-bundle'), 'members', [{ sapMaterialNumber: other.sapMaterialNumber, quantity: '1' }]),
    ];
    expect(await importing(db, changed)).toMatchObject({ made: 0, changed: 3 });
    const prices = await db.selectFrom('erp.campaign_prices').select('sap_material_number').execute();
    expect(prices).toEqual([{ sap_material_number: other.sapMaterialNumber }]);
    const codes = await db.selectFrom('erp.fastbox_zone_codes').select(['first', 'last']).execute();
    expect(codes).toEqual([{ first: 4000, last: 4000 }]);
    const members = await db.selectFrom('erp.soft_bundle_members').select('sap_material_number').execute();
    expect(members).toEqual([{ sap_material_number: other.sapMaterialNumber }]);
  });

  it('does not restore a cable remnant that an order took', async () => {
    const order = '01900000-0000-7000-8000-000000000001';
    await db.updateTable('erp.remnants').set({ taken_by: order }).where('remnant_id', '=', 'R-1').execute();
    await importing(db, [naming(find('remnant'), 'length', '30')]);
    const piece = await db.selectFrom('erp.remnants').selectAll().where('remnant_id', '=', 'R-1').executeTakeFirst();
    expect(piece).toMatchObject({ length: '30.000', taken_by: order });
  });

  it('does not undo what a branch sold when the record is unchanged', async () => {
    await db.updateTable('erp.center_stock').set({ quantity: '2' }).where('center', '=', center).execute();
    await importing(db, [find('center-stock')]);
    const left = await db.selectFrom('erp.center_stock').select('quantity').where('center', '=', center).execute();
    expect(left).toEqual([{ quantity: '2.000' }]);
  });

  it('suggestions change their material, and notify the search', async () => {
    await db.deleteFrom('search_changes').execute();
    expect(await importing(db, SUGGESTIONS)).toMatchObject({ changed: 2, refused: 0 });
    expect(await importing(db, SUGGESTIONS)).toMatchObject({ unchanged: 2 });
    const row = await db
      .selectFrom('materials')
      .select(['concept_suggestion', 'concept_suggestion_zcon2'])
      .where('sap_material_number', '=', sapMaterialNumber)
      .executeTakeFirst();
    const suggestion = { sapMaterialNumber: other.sapMaterialNumber, quantity: '1', minQuantity: '1' };
    expect(row).toEqual({ concept_suggestion: suggestion, concept_suggestion_zcon2: suggestion });
    const announced = await db.selectFrom('search_changes').select('sap_material_number').distinct().execute();
    expect(announced).toEqual([{ sap_material_number: sapMaterialNumber }]);
  });

  it.each([
    ['center-stock', 'center', 'NOWHERE'],
    ['center-stock', 'sapMaterialNumber', 'NOTHING'],
    ['remnant', 'plant', 'NOWHERE'],
    ['route', 'plant', 'NOWHERE'],
    ['special-order-time', 'plant', 'NOWHERE'],
    ['opening-hours', 'center', 'NOWHERE'],
    ['fastbox-size', 'plant', 'NOWHERE'],
    ['freight-term', 'plant', 'NOWHERE'],
    ['price-term', 'sapMaterialNumber', 'NOTHING'],
    ['fastbox-zone', 'center', 'NOWHERE'],
    ['logistics', 'sapMaterialNumber', 'NOTHING'],
    ['campaign', 'prices', [{ sapMaterialNumber: 'NOTHING', amount: '1', perQuantity: '1' }]],
    ['soft-bundle', 'members', [{ sapMaterialNumber: 'NOTHING', quantity: '1' }]],
  ] as const)('refuses a %s with an unknown %s', async (kind, field, value) => {
    const { refused, lines } = await importing(db, [naming(find(kind), field, value)]);
    expect({ refused, code: lines[0]?.code }).toEqual({ refused: 1, code: 'unknown-reference' });
  });

  it.each([
    ['center-stock', 'quantity', '-1'],
    ['remnant', 'length', '0'],
    ['remnant', 'discountPercent', '101'],
    ['campaign', 'validTo', '2025-12-31'],
    ['route', 'cutOff', '25:00'],
    ['route', 'weekdays', []],
    ['route', 'weekdays', [8]],
    ['closed-day', 'date', '2026-02-30'],
    ['special-order-time', 'workingDays', -1],
    ['special-order-time', 'supplyStatus', '10'],
    ['opening-hours', 'weekday', 8],
    ['opening-hours', 'date', '2026-12-24'],
    ['opening-hours', 'openingTime', '12:00'],
    ['opening-hours', 'closingTime', undefined],
    ['opening-hours', 'isClosed', true],
    ['fastbox-size', 'packages', 0],
    ['freight-term', 'freight', '-1'],
    ['freight-term', 'freeFrom', '-1'],
    ['price-term', 'clearancePercent', '101'],
    ['price-term', 'cableCutFee', '-1'],
    ['fastbox-zone', 'postalCodes', ['2799-2600']],
    ['fastbox-zone', 'postalCodes', []],
    ['gift', 'from', '0'],
    ['soft-bundle', 'members', []],
  ] as const)('a %s with %s %j is refused', async (kind, field, value) => {
    const { refused, lines } = await importing(db, [naming(find(kind), field, value)]);
    expect({ refused, code: lines[0]?.code }).toEqual({ refused: 1, code: 'bad-value' });
  });
});

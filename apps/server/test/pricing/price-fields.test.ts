import {
  getBasicPriceAndStock,
  getPrice,
  getPriceAndRemnants,
  getRemnants,
  getSoftBundlePrices,
  getSoftBundlesWith,
} from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { expect, test } from 'vitest';
import { openEmbeddedErp } from '../../src/gateways/erp/embedded/open-embedded-erp.ts';
import { aBundle } from '../support/a-bundle.ts';
import { aBuyer } from '../support/a-buyer.ts';
import { aCampaign } from '../support/a-campaign.ts';
import { aMaterial } from '../support/a-material.ts';
import { aRemnant } from '../support/a-remnant.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const now = Date.parse('2026-03-02T10:00:00+01:00');
const { signedIn } = testApp(db, { erp: openEmbeddedErp(db, () => now) });

const asked = async (
  MaterialNo: string,
  traits: { locale?: Locale; Quantity?: number; alternatives?: string[] } = {},
) => {
  const { Quantity = 1, locale = 'da-DK', alternatives: AlternativeProducts = [] } = traits;
  const client = await signedIn(await aBuyer(db, { locale }));
  const [entry] = await client.answer(getPrice, { body: [{ MaterialNo, Quantity, AlternativeProducts }] });
  if (entry === undefined) throw new Error(`no price of ${MaterialNo}`);
  return entry;
};

/** Blanks of every kind are written as one, so that a test can be read. */
const plain = (written: string | undefined): string => (written ?? '').replaceAll(/\s/gu, ' ');

test.each<[Locale, string, string]>([
  ['da-DK', '1.234,50 kr.', '1.234,50 kr. / 100 m'],
  ['de-DE', '1.234,50 DKK', '1.234,50 DKK / 100 m'],
  ['en-US', 'DKK 1,234.50', 'DKK 1,234.50 / 100 m'],
  ['sv-SE', '1 234,50 Dkr', '1 234,50 Dkr / 100 m'],
])('in %s a price is written as people there write it: %s', async (locale, unit, perQuantity) => {
  const cable = await aMaterial(db, { price: '1234.5', perQuantity: '100', salesUnit: 'MTR' });
  const { Prices, SalesUnit } = await asked(cable.sapMaterialNumber, { locale, Quantity: 100 });
  expect(SalesUnit).toBe('MTR');
  expect(plain(Prices?.NetUnitPriceStr)).toBe(unit);
  expect(plain(Prices?.NetPriceStr)).toBe(unit);
  expect(plain(Prices?.NetPricePerQuantityStr)).toBe(perQuantity);
  expect(plain(Prices?.ListPricePerQuantityStr)).toBe(perQuantity);
  expect(Prices).toMatchObject({ PerQuantity: 100, PerQuantityStr: '100' });
});

test.each([
  ['0.1234', '1', '12,34 kr. / 100 m', 0.1234, 1],
  ['12.3456', '1', '12,35 kr. / m', 12.3456, 1],
  ['149.5', '1000', '14,95 kr. / 100 m', 149.5, 1000],
])('shows a price of %s for %s as %s, and returns it exactly', async (price, perQuantity, shown, exact, per) => {
  const cable = await aMaterial(db, { price, perQuantity, salesUnit: 'MTR' });
  const client = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const { Prices } = await asked(cable.sapMaterialNumber);
  const [amount, units = ''] = shown.split(' / ');
  expect(plain(Prices?.NetPricePerQuantityStr)).toBe(shown);
  expect(plain(Prices?.ListPricePerQuantityStr)).toBe(shown);
  expect([Prices?.NetUnitPriceStr, Prices?.ListUnitPriceStr].map(plain)).toEqual([amount, amount]);
  expect(Prices?.PerQuantityStr).toBe(units.startsWith('100') ? '100' : '1');
  expect(Prices).toMatchObject({ NetUnitPrice: exact, ListUnitPrice: exact, PerQuantity: per });
  const [short] = await client.answer(getBasicPriceAndStock, { body: [{ MaterialNo: cable.sapMaterialNumber }] });
  expect([short?.NetPriceStr, short?.ListPriceStr].map(plain)).toEqual([shown, shown]);
});

test('an unknown sales unit stays its code', async () => {
  const { sapMaterialNumber } = await aMaterial(db, { salesUnit: 'XYZ' });
  expect(plain((await asked(sapMaterialNumber)).Prices?.NetPricePerQuantityStr)).toBe('100,00 kr. / XYZ');
});

test('returns scale prices, the smallest quantity first', async () => {
  const scales = [
    { fromQuantity: '10', amount: '80' },
    { fromQuantity: '100', amount: '60' },
  ];
  const { sapMaterialNumber } = await aMaterial(db, { price: '100', scales });
  const { Prices } = await asked(sapMaterialNumber, { Quantity: 10 });
  expect(Prices).toMatchObject({ NetPrice: 800, ListPrice: 1000 });
  expect(Prices?.ScalePrices.map((scale) => [scale.FromQuantity, plain(scale.NetUnitPriceStr)])).toEqual([
    [10, '80,00 kr. / stk.'],
    [100, '60,00 kr. / stk.'],
  ]);
  expect(plain(Prices?.ScalePrices[0]?.FromQuantityStr)).toBe('10 stk.');
});

test('returns a campaign price with its last day', async () => {
  const material = await aMaterial(db, { price: '100' });
  await aCampaign(db, { validFrom: '2026-03-01', validTo: '2026-03-31', prices: [{ material, amount: '70' }] });
  const { Prices } = await asked(material.sapMaterialNumber);
  expect(Prices).toMatchObject({ NetPrice: 70, Campaign: { ValidTo: '2026-03-31', UnitPrice: 70 } });
  expect(Prices?.Campaign?.Text).toContain('Campaign');
});

test('returns the saving of each suggestion', async () => {
  const [cheap, cheaper] = [await aMaterial(db, { price: '80' }), await aMaterial(db, { price: '75', stock: '3' })];
  const { sapMaterialNumber } = await aMaterial(db, {
    price: '100',
    suggestion: cheap.sapMaterialNumber,
    suggestionZcon2: cheaper.sapMaterialNumber,
  });
  const entry = await asked(sapMaterialNumber, { Quantity: 2 });
  expect(entry).toMatchObject({
    SuggestedProduct: cheap.sapMaterialNumber,
    SuggestedProductZCON2: cheaper.sapMaterialNumber,
    Prices: { ConceptSaving: 40, ConceptSavingZCON2: 50 },
  });
  expect(plain(entry.Prices?.ConceptSavingStr)).toBe('40,00 kr.');
  expect(entry.Suggestions).toMatchObject([
    { Kind: 'ZCON', MaterialNo: cheap.sapMaterialNumber, Quantity: 2, NetPrice: 160, Saving: 40 },
    { Kind: 'ZCON2', MaterialNo: cheaper.sapMaterialNumber, Quantity: 2, NetPrice: 150, Saving: 50, AtpQuantity: 3 },
  ]);
});

test('prices the suggestions that a caller names in place of the own ones', async () => {
  const [own, named, second] = [
    await aMaterial(db, { price: '80' }),
    await aMaterial(db, { price: '70' }),
    await aMaterial(db),
  ];
  const hidden = await aMaterial(db);
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  const { sapMaterialNumber } = await aMaterial(db, { price: '100', suggestion: own.sapMaterialNumber });
  const client = await signedIn(await aBuyer(db));
  const suggestions = async (item: object) => {
    const [entry] = await client.answer(getPrice, { body: [{ MaterialNo: sapMaterialNumber, ...item }] });
    return entry?.Suggestions.map(({ Kind, MaterialNo }) => [Kind, MaterialNo]);
  };
  expect(await suggestions({})).toEqual([['ZCON', own.sapMaterialNumber]]);
  expect(await suggestions({ SuggestedProduct: named.sapMaterialNumber })).toEqual([['ZCON', named.sapMaterialNumber]]);
  expect(await suggestions({ SuggestedProductZCON2: second.sapMaterialNumber })).toEqual([
    ['ZCON', own.sapMaterialNumber],
    ['ZCON2', second.sapMaterialNumber],
  ]);
  expect(await suggestions({ SuggestedProduct: hidden.sapMaterialNumber })).toEqual([]);
});

test('returns requested alternatives with price and stock, each once, without hidden ones', async () => {
  const other = await aMaterial(db, { price: '42', stock: '7' });
  const hidden = await aMaterial(db);
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  const { sapMaterialNumber } = await aMaterial(db, { alternatives: [other.sapMaterialNumber] });
  const wanted = [other.sapMaterialNumber, hidden.sapMaterialNumber, 'nothing', other.sapMaterialNumber];
  const entry = await asked(sapMaterialNumber, { alternatives: wanted });
  expect(entry.AlternativeProducts).toEqual([other.sapMaterialNumber]);
  expect(entry.Alternatives).toMatchObject([{ MaterialNo: other.sapMaterialNumber, NetUnitPrice: 42, AtpQuantity: 7 }]);
});

test('a length that is cut from its package has the fee, whole packages and other materials have none', async () => {
  const cable = await aMaterial(db, { cableCutAllowed: true, packageSize: '50', price: '10' });
  const box = await aMaterial(db, { packageSize: '50', price: '10' });
  const fees = [
    (await asked(cable.sapMaterialNumber, { Quantity: 30 })).Prices?.CableCutFee,
    (await asked(cable.sapMaterialNumber, { Quantity: 100 })).Prices?.CableCutFee,
    (await asked(box.sapMaterialNumber, { Quantity: 30 })).Prices?.CableCutFee,
  ];
  expect(fees).toEqual([expect.any(Number), 0, 0]);
  expect(fees[0]).toBeGreaterThan(0);
});

test('returns the time of each entry, not stale', async () => {
  const { sapMaterialNumber } = await aMaterial(db);
  const before = Date.now();
  const { PricedAt, IsStale } = await asked(sapMaterialNumber);
  expect(Date.parse(PricedAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(PricedAt)).toBeLessThanOrEqual(Date.now());
  expect(IsStale).toBe(false);
});

test('returns nothing for an empty request', async () => {
  const client = await signedIn(await aBuyer(db));
  expect(await client.answer(getPrice, { body: [] })).toEqual([]);
  expect(await client.answer(getSoftBundlePrices, { body: [] })).toEqual([]);
  expect(await client.answer(getRemnants, { body: { Items: [] } })).toEqual([]);
  expect(await client.answer(getPriceAndRemnants, { body: [] })).toEqual({ Prices: [], Remnants: [] });
});

test('more than the largest cart is refused', async () => {
  const client = await signedIn(await aBuyer(db));
  const body = Array.from({ length: 2001 }, () => ({ MaterialNo: '1' }));
  expect(await client.refusal(getPrice, { body })).toMatchObject({ status: 400, code: 'malformed' });
});

test('returns remnants of cable by material, the longest first, without too short ones and other plants', async () => {
  const cable = await aMaterial(db, { salesUnit: 'MTR', price: '10' });
  const bare = await aMaterial(db, { salesUnit: 'MTR' });
  await aRemnant(db, cable, { length: '7.5' });
  const long = await aRemnant(db, cable, { length: '42', discountPercent: '30' });
  const client = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const numbers = [cable.sapMaterialNumber, bare.sapMaterialNumber, 'nothing', cable.sapMaterialNumber];
  const Items = numbers.map((MaterialNo) => ({ MaterialNo }));
  const [found, ...others] = await client.answer(getRemnants, { body: { Items } });
  expect(others).toEqual([]);
  expect(found?.MaterialNo).toBe(cable.sapMaterialNumber);
  expect(found?.Remnants.map((remnant) => [remnant.CabelRemnantValue, plain(remnant.CabelRemnantValueStr)])).toEqual([
    [42, '42 m'],
    [7.5, '7,5 m'],
  ]);
  expect(found?.Remnants[0]).toMatchObject({ RemnantId: long, Plant: cable.plant });
  expect(found?.Remnants.map(({ DiscountStr }) => plain(DiscountStr))).toEqual(['30 %', '']);
  const longOnly = { Items: [{ MaterialNo: cable.sapMaterialNumber, Quantity: 10 }] };
  expect((await client.answer(getRemnants, { body: longOnly }))[0]?.Remnants).toHaveLength(1);
  expect(await client.answer(getRemnants, { body: { Items, Plant: 'elsewhere' } })).toEqual([]);
});

test('prices and remnants come in one call', async () => {
  const cable = await aMaterial(db, { salesUnit: 'MTR', price: '10' });
  await aRemnant(db, cable, { length: '12' });
  const client = await signedIn(await aBuyer(db));
  const answer = await client.answer(getPriceAndRemnants, { body: [{ MaterialNo: cable.sapMaterialNumber }] });
  expect(answer.Prices).toMatchObject([{ MaterialNo: cable.sapMaterialNumber, Prices: { NetPrice: 10 } }]);
  expect(answer.Remnants).toMatchObject([
    { MaterialNo: cable.sapMaterialNumber, Remnants: [{ CabelRemnantValue: 12 }] },
  ]);
});

test('returns the bundles with a material by its number, to readers who may see it', async () => {
  const material = await aMaterial(db);
  const hidden = await aMaterial(db);
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  const bundle = await aBundle(db, { members: [{ material, quantity: '1' }] });
  await aBundle(db, { members: [{ material: hidden, quantity: '1' }] });
  const client = await signedIn(await aBuyer(db));
  const idsWith = (materialNo: string) => client.answer(getSoftBundlesWith, { query: { materialNo } });
  expect(await idsWith(material.sapMaterialNumber)).toEqual([bundle]);
  expect(await idsWith(hidden.sapMaterialNumber)).toEqual([]);
  expect(await idsWith('nothing')).toEqual([]);
});

test('prices bundles in the requested order, each once, without unknown, hidden and other markets’ ones', async () => {
  const [one, two] = [await aMaterial(db, { price: '100' }), await aMaterial(db, { price: '50' })];
  const swedish = await aMaterial(db, { market: 'SE' });
  const hidden = await aMaterial(db);
  await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
  const bundle = await aBundle(db, {
    members: [
      { material: one, quantity: '1' },
      { material: two, quantity: '2' },
    ],
  });
  const second = await aBundle(db, { members: [{ material: two, quantity: '1' }] });
  const foreign = await aBundle(db, { market: 'SE', members: [{ material: swedish, quantity: '1' }] });
  const secret = await aBundle(db, { members: [{ material: hidden, quantity: '1' }] });
  const client = await signedIn(await aBuyer(db, { locale: 'da-DK' }));
  const body = [second, 'nothing', bundle, foreign, secret, second];
  const found = await client.answer(getSoftBundlePrices, { body });
  expect(found.map(({ id }) => id)).toEqual([second, bundle]);
  expect(found[1]).toMatchObject({
    market: 'DK',
    status: 'active',
    memberMaterials: [
      { materialNo: one.sapMaterialNumber, quantity: 1 },
      { materialNo: two.sapMaterialNumber, quantity: 2 },
    ],
    price: { currency: 'DKK', separately: 200, netPrice: 180, saving: 20 },
  });
  expect(plain(found[1]?.price?.netPriceStr)).toBe('180,00 kr.');
});

import { getVariationDetails } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { appOver, catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { searchThatFails } from '../support/search-that-fails.ts';
import { speaking } from '../support/speaking.ts';

const database = await testDatabase();
const { db } = database;
const { asAnonymous, signedIn } = catalogueApp(database);

const details = (id: string, query: Record<string, string | number> = {}, client = asAnonymous()) =>
  client.answer(getVariationDetails, { params: { id }, query });

test('returns names, numbers, rules, node and replacements of a variation', async () => {
  expect(await details('1000001')).toMatchObject({
    ItemSAPMaterialNumber: '1000001',
    Code: '1000001',
    ItemLocalMaterialName: 'Installationskabel 1000001',
    NameLanguage: '',
    TypeDesignation: 'NOIKLX 3G1,5',
    ItemElNumber: '1018511',
    Supplier: 'NKT Cables',
    ProductName: 'NOIKLX kabel',
    Url: '/variation/1000001',
    ImageUrl: '/media/materials/1000001.svg',
    MinQuantity: 10,
    Multiplum: 5,
    PackageSize: 100,
    CableCutAllowed: true,
    IsOrderable: true,
    ConceptSuggestionProduct: { Code: '1000002', Quantity: 2, MinQuantity: 1.5 },
    AlternativeProducts: ['1000002'],
    AlternativePromotionList: { RelatedItems: ['2000001'] },
    AlternativeNumbers: ['ALT-77'],
    EtimClass: 'EC003248',
    EtimClassName: 'Installationskabel',
    Path: [{ CatalogNodeId: 'E' }, { CatalogNodeId: 'E1' }, { CatalogNodeId: 'E11' }],
    Siblings: [],
  });
});

test.each(['1000001', '1018511', '5702950410001', '171300', 'ALT-77', 'alt77', '101 8511'])(
  'a variation is found by any of its numbers: %s',
  async (number) => {
    expect((await details(number)).ItemSAPMaterialNumber).toBe('1000001');
  },
);

test('attributes come in the order of the class, in the words and figures of the reader', async () => {
  const { Attributes, AttributeCount } = await details('1000001');
  expect(Attributes).toEqual([
    { Code: 'EF001792', Name: 'Antal ledere', Value: '3', Unit: '' },
    { Code: 'EF000060', Name: 'Tværsnit', Value: '1,5', Unit: 'mm²' },
    { Code: 'EF000007', Name: 'Farve', Value: 'Hvid', Unit: '' },
    { Code: 'EF003246', Name: 'Halogenfri', Value: 'Ja', Unit: '' },
    { Code: 'EF000228', Name: 'Spænding', Value: '300–500', Unit: 'V' },
  ]);
  expect(AttributeCount).toBe(5);
});

test('returns at most the requested number of attributes, and their total', async () => {
  const { Attributes, AttributeCount } = await details('1000001', { EtimFeatureCount: 2 });
  expect([Attributes.length, AttributeCount]).toEqual([2, 5]);
});

test.each<[Locale, string, string]>([
  ['en-US', 'Yes', 'No'],
  ['da-DK', 'Ja', 'Nej'],
  ['de-DE', 'Ja', 'Nein'],
  ['sv-SE', 'Ja', 'Nej'],
  ['nl-NL', 'Ja', 'Nee'],
  ['nb-NO', 'Ja', 'Nei'],
  ['fo-FO', 'Ja', 'Nei'],
])('yes and no are words in %s', async (cultureName, yes, no) => {
  const halogenFree = async (id: string) =>
    (await details(id, { cultureName })).Attributes.find(({ Code }) => Code === 'EF003246')?.Value;
  expect([await halogenFree('1000001'), await halogenFree('1000002')]).toEqual([yes, no]);
});

test('falls back for a missing translation and returns the language', async () => {
  expect(await details('1000006')).toMatchObject({ ItemLocalMaterialName: 'Aerial cable', NameLanguage: 'en' });
  expect(await details('1000001')).toMatchObject({ Description: 'For fixed installation', DescriptionLanguage: 'en' });
  expect(await details('1000001', { cultureName: 'nb-NO' })).toMatchObject({
    ItemLocalMaterialName: 'Installationskabel 1000001',
    NameLanguage: 'da',
  });
});

test('siblings are the other variations of the product that the market has and that can still be found', async () => {
  const { Siblings } = await details('1000001', { LoadSiblings: 'true' });
  expect(Siblings.map(({ Code }) => Code)).toEqual(['1000002', '1000005', '1000006']);
});

test('an obsolete variation is still shown, as one that cannot be ordered, with what replaces it', async () => {
  const obsolete = { Code: '1000003', IsOrderable: false, IsPhasedOut: false, ReplacedBy: '1000001' };
  expect(await details('1000003')).toMatchObject(obsolete);
  expect(await details('1018513')).toMatchObject(obsolete);
});

test('blocked variations cannot be ordered, phased-out ones can', async () => {
  expect((await details('1000005')).IsOrderable).toBe(false);
  expect(await details('2000001')).toMatchObject({ IsOrderable: true, IsPhasedOut: true });
});

test('a variation is shown only in the markets it is sold in', async () => {
  const german = speaking(asAnonymous(), 'de-DE');
  expect((await details('1000004', {}, german)).Code).toBe('1000004');
  expect(await asAnonymous().refusal(getVariationDetails, { params: { id: '1000004' } })).toMatchObject({
    status: 404,
    code: 'not-found',
  });
});

test.each(['nothing', '0', "1000001' or '1'='1"])('an unknown number answers 404: %s', async (id) => {
  expect((await asAnonymous().refusal(getVariationDetails, { params: { id } })).status).toBe(404);
});

test('opens a known number without the search, and searches for others', async () => {
  const without = appOver(db, searchThatFails({ isReady: false })).asAnonymous();
  expect((await details('1018511', {}, without)).Code).toBe('1000001');
  expect((await without.refusal(getVariationDetails, { params: { id: 'ALT-77' } })).status).toBe(503);
});

test('returns neither price nor stock to any visitor', async () => {
  for (const client of [asAnonymous(), await signedIn(await aBuyer(db))]) {
    const { body } = await client.call(getVariationDetails, { params: { id: '1000001' } });
    expect(body).not.toMatch(/price|stock|atp|4321[.,]98/i);
  }
});

test('details cost three queries, with siblings four, for a person two more: who they are and what they like', async () => {
  const client = asAnonymous();
  await details('1000001', {}, client);
  expect(await countQueries(db, () => details('1000001', {}, client))).toBe(3);
  expect(await countQueries(db, () => details('1000001', { LoadSiblings: 'true' }, client))).toBe(4);
  const person = await signedIn(await aBuyer(db));
  expect(await countQueries(db, () => details('1000001', { LoadSiblings: 'true' }, person))).toBe(6);
});

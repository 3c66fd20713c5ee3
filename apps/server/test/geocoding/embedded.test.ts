import { beforeAll, expect, test } from 'vitest';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import { aPlace, aStreet } from '../support/a-place.ts';
import { testDatabase } from '../support/database.ts';
import { geocoderContract, HOUSE } from './geocoder-contract.ts';

const { db } = await testDatabase();
const geocoder = openEmbeddedGeocoder(db);

beforeAll(async () => {
  await aPlace(db, { postalCode: '1550', place: 'København V', latitude: 55.676, longitude: 12.568 });
  await aStreet(db, { postalCode: '1550', name: 'Rådhuspladsen' });
  await aPlace(db, { postalCode: '8000', place: 'Aarhus C', latitude: 56.15, longitude: 10.2 });
  await aStreet(db, { postalCode: '8000', name: 'Rådhusgade' });
  await aPlace(db, { postalCode: '2600', place: 'Glostrup' });
  await aPlace(db, { countryCode: 'SE', postalCode: '624 66', place: 'Fårö', latitude: 57.9, longitude: 19.1 });
  await aPlace(db, { countryCode: 'DE', postalCode: '80331', place: 'München' });
  await aPlace(db, { countryCode: 'NL', postalCode: '3044', place: 'Rotterdam', latitude: 51.9, longitude: 4.4 });
});

geocoderContract('the embedded one', { open: async () => geocoder });

const texts = async (query: string, countryCode = 'DK') => {
  const found = await geocoder.predictions({ query, countryCode, session: undefined, language: 'da' });
  return found.map(({ text }) => text);
};

test.each([
  ['rådhus', 'DK', ['Rådhusgade, 8000 Aarhus C', 'Rådhuspladsen, 1550 København V']],
  ['radhusg', 'DK', ['Rådhusgade, 8000 Aarhus C']],
  ['Rådhusgade 4, 8', 'DK', ['Rådhusgade 4, 8000 Aarhus C']],
  ['Rådhusgade 4 8000 aar', 'DK', ['Rådhusgade 4, 8000 Aarhus C']],
  ['Rådhusgade 4, 1550', 'DK', ['Rådhusgade 4, 1550 København V']],
  ['Kobbervej 18, 2600 Glo', 'DK', ['Kobbervej 18, 2600 Glostrup']],
  ['Kobbervej 18', 'DK', []],
  ['80', 'DK', ['8000 Aarhus C']],
  ['8000 Aa', 'DK', ['8000 Aarhus C']],
  ['8000 Odense', 'DK', []],
  ['århus', 'DK', ['8000 Aarhus C']],
  ['glos', 'DK', ['2600 Glostrup']],
  ['62466', 'SE', ['624 66 Fårö']],
  ['624 6', 'SE', ['624 66 Fårö']],
  ['faro', 'SE', ['624 66 Fårö']],
  ['muenchen', 'DE', ['80331 München']],
  ['glostrup', 'SE', []],
])('%j in %s may become %j', async (query, countryCode, expected) => {
  expect(await texts(query, countryCode)).toEqual(expected);
});

test.each([
  ['SE', '62466', 'faro', '624 66', 'Fårö'],
  ['SE', 'SE-624 66', 'Fårö', '624 66', 'Fårö'],
  ['DE', '80331', 'Muenchen', '80331', 'München'],
  ['DK', '8000', 'Århus', '8000', 'Aarhus C'],
  ['NL', '3044 ab', 'Rotterdam', '3044 AB', 'Rotterdam'],
])('in %s %s %s is %s %s', async (countryCode, postalCode, city, asWritten, place) => {
  const typed = { streetName: 'Main', streetNumber: '1', postalCode, city, countryCode };
  expect(await geocoder.validate(typed)).toMatchObject({
    outcome: 'valid',
    address: { postalCode: asWritten, city: place, streetName: 'Main' },
  });
});

test('accepts an unknown street', async () => {
  expect(await geocoder.validate({ ...HOUSE, streetName: 'Nygade' })).toMatchObject({ outcome: 'valid' });
});

test('returns unknown for an address in a country without places', async () => {
  expect(await geocoder.validate({ ...HOUSE, countryCode: 'FR' })).toEqual({ outcome: 'unknown' });
});

test('locates a Dutch postal code by its digits', async () => {
  expect(await geocoder.locate('NL', '3044 AB')).toEqual({ latitude: 51.9, longitude: 4.4 });
});

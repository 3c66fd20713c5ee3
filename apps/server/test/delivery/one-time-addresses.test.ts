import { getAddressPredictions, getPredictedAddress, validateAddress } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aPlace, aStreet } from '../support/a-place.ts';
import { testDatabase } from '../support/database.ts';
import { geocoderThatIsDown } from '../support/geocoder-that-is-down.ts';
import { placesApp } from '../support/places-app.ts';

const { db } = await testDatabase();
const { signedIn } = placesApp(db);
const withoutGeocoder = placesApp(db, { geocoder: geocoderThatIsDown });

beforeAll(async () => {
  await aPlace(db, { postalCode: '2600', place: 'Glostrup', latitude: 55.66, longitude: 12.4 });
  await aStreet(db, { postalCode: '2600', name: 'Hovedvejen' });
  await aPlace(db, { countryCode: 'NL', postalCode: '3044', place: 'Rotterdam' });
});

const aClient = async () => signedIn(await aBuyer(db));
const ALL = ['Name', 'StreetName', 'StreetNumber', 'PostalCode', 'City', 'CountryCode'];
const SITE = { Name: 'Site', StreetName: 'Hovedvejen', StreetNumber: '12', PostalCode: '2600', City: 'Glostrup' };

test('a valid address is answered as the gazetteer writes it', async () => {
  const body = { ...SITE, StreetName: 'hovedvejen', City: 'glostrup', CountryCode: 'dk' };
  expect(await (await aClient()).answer(validateAddress, { body })).toEqual({
    IsValid: true,
    InvalidFields: [],
    Source: 'embedded',
    Address: {
      ...SITE,
      Name2: '',
      Street: 'Hovedvejen 12',
      CountryCode: 'DK',
      IsOneTimeAddress: true,
      Latitude: 55.66,
      Longitude: 12.4,
    },
  });
});

test('street and number may be typed in one field', async () => {
  const body = { Name: 'Site', Street: 'Hovedvejen 12 B', PostalCode: '2600', City: 'Glostrup', CountryCode: 'DK' };
  const { Address } = await (await aClient()).answer(validateAddress, { body });
  expect(Address).toMatchObject({ StreetName: 'Hovedvejen', StreetNumber: '12 B' });
});

test.each([
  [
    'every blank field is flagged, the street’s number not',
    {},
    ['Name', 'StreetName', 'PostalCode', 'City', 'CountryCode'],
  ],
  ['spaces are blank', { ...SITE, Name: '  ', City: '\t', CountryCode: 'DK' }, ['Name', 'City']],
  ['a town that has not the postal code is flagged', { ...SITE, City: 'Odense', CountryCode: 'DK' }, ['City']],
  ['so is a postal code that the town has not', { ...SITE, PostalCode: '9999', CountryCode: 'DK' }, ['PostalCode']],
  ['a country that nothing is sent to is flagged', { ...SITE, CountryCode: 'SE' }, ['CountryCode']],
])('%s', async (_, body, InvalidFields) => {
  expect(await (await aClient()).answer(validateAddress, { body })).toMatchObject({
    IsValid: false,
    InvalidFields,
    Address: null,
  });
});

test('a valid address keeps the names that were sent', async () => {
  const body = { ...SITE, CountryCode: 'DK', Name2: ' Second floor ' };
  const { Address } = await (await aClient()).answer(validateAddress, { body });
  expect(Address).toMatchObject({ Name: SITE.Name, Name2: 'Second floor' });
});

test('outside NL a street without a number is valid', async () => {
  const body = { ...SITE, StreetNumber: '', CountryCode: 'DK' };
  expect(await (await aClient()).answer(validateAddress, { body })).toMatchObject({ IsValid: true });
});

const aDutchClient = async () => signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'NL' }) }));
const DUTCH = { ...SITE, PostalCode: '3044 ab', City: 'Rotterdam', CountryCode: 'NL' };

test('a Dutch postal code keeps its letters', async () => {
  const { Address } = await (await aDutchClient()).answer(validateAddress, { body: DUTCH });
  expect(Address).toMatchObject({ PostalCode: '3044 AB', City: 'Rotterdam' });
});

test('in NL the street’s number must be there', async () => {
  const body = { ...DUTCH, StreetNumber: ' ' };
  expect(await (await aDutchClient()).answer(validateAddress, { body })).toMatchObject({
    IsValid: false,
    InvalidFields: ['StreetNumber'],
  });
});

test('flags all fields when no place of the country is known', async () => {
  const client = await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'NO' }) }));
  expect(await client.answer(validateAddress, { body: { ...SITE, CountryCode: 'NO' } })).toMatchObject({
    InvalidFields: ALL,
    Source: 'embedded',
  });
});

test('when the gazetteer fails every field is flagged', async () => {
  const client = await withoutGeocoder.signedIn(await aBuyer(db));
  expect(await client.answer(validateAddress, { body: { ...SITE, CountryCode: 'DK' } })).toEqual({
    IsValid: false,
    InvalidFields: ALL,
    Address: null,
    Source: 'none',
  });
});

test('a prediction leads to its address', async () => {
  const client = await aClient();
  const [first] = await client.answer(getAddressPredictions, { query: { query: 'hovedv 12' } });
  expect(first).toMatchObject({
    Text: 'Hovedvejen 12, 2600 Glostrup',
    MainText: 'Hovedvejen 12',
    SecondaryText: '2600 Glostrup',
  });
  const address = await client.answer(getPredictedAddress, { params: { id: first?.PredictionId ?? '' } });
  expect(address).toMatchObject({
    StreetName: 'Hovedvejen',
    StreetNumber: '12',
    PostalCode: '2600',
    City: 'Glostrup',
    Name: '',
  });
});

test('completes addresses of the buyer’s market unless a country is given', async () => {
  const client = await signedIn(await aBuyer(db, { company: await aCompany(db, { market: 'NL' }) }));
  expect(await client.answer(getAddressPredictions, { query: { query: '2600' } })).toEqual([]);
  expect(await client.answer(getAddressPredictions, { query: { query: '2600', countryCode: 'dk' } })).toHaveLength(1);
});

test('returns no completions for one letter', async () => {
  expect(await (await aClient()).answer(getAddressPredictions, { query: { query: ' h ' } })).toEqual([]);
});

test('returns no completions while the geocoder is down, and a failure for a requested address', async () => {
  const client = await withoutGeocoder.signedIn(await aBuyer(db));
  expect(await client.answer(getAddressPredictions, { query: { query: 'Hovedvejen' } })).toEqual([]);
  expect(await client.refusal(getPredictedAddress, { params: { id: 'x' } })).toMatchObject({
    status: 503,
    code: 'geocoder-does-not-answer',
  });
});

test.each(['x', 'bm90aGluZw', 'WyIyNjAwIiwiTm93aGVyZSIsIiIsIiJd', '%00', "'; drop table postal_places; --"])(
  'a prediction that was never given (%s) is not found',
  async (id) => {
    expect(await (await aClient()).refusal(getPredictedAddress, { params: { id } })).toMatchObject({ status: 404 });
  },
);

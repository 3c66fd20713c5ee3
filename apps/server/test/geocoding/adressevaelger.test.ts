import { afterEach, beforeAll, expect, test } from 'vitest';
import { openAdressevaelger } from '../../src/gateways/geocoding/adressevaelger/open-adressevaelger.ts';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import { aPlace } from '../support/a-place.ts';
import { testDatabase } from '../support/database.ts';
import { geocoderContract, HOUSE } from './geocoder-contract.ts';
import { type Asked, notFound, standIn } from './stand-in.ts';

const { db } = await testDatabase();

// Shapes after the public documentation of Adressevælger; no answer here was recorded from it.
const ID = '0a3f507a-ec01-32b8-e044-0003ba298018';
const STREET = { type: 'navngivenvejpostnummer', id: 'v-1', titel: 'Rådhuspladsen 1550 København V' };
const ok = (fund: unknown[]) => ({ status: 'ok', beskrivelse: '', fund });

const byText = (text: string) => {
  if (!text.toLowerCase().startsWith('rådhuspladsen')) return ok([]);
  return ok([
    { type: 'husnummer', id: ID, titel: 'Rådhuspladsen 1, 1550 København V', vejnavn: 'Rådhuspladsen', husnummer: '1' },
    { ...STREET, vejnavn: 'Rådhuspladsen', postnr: '1550', postdistrikt: 'København V', antal_husnumre: 20 },
    { type: 'vejnavn', titel: 'Rådhuspladsen', vejNavn: 'Rådhuspladsen' },
    ...Array.from({ length: 10 }, (_, at) => ({
      type: 'husnummer',
      id: `${ID.slice(0, -2)}${20 + at}`,
      titel: `Rådhuspladsen ${at + 2}, Indre By, 1550 København V`,
      vejnavn: 'Rådhuspladsen',
      husnummer: String(at + 2),
    })),
  ]);
};

const byFields = ({ searchParams }: URL) => {
  const isStreet = searchParams.get('vejnavn')?.toLowerCase() === 'rådhuspladsen';
  if (!isStreet || searchParams.get('postnummer') !== '1550') return ok([]);
  if (searchParams.get('maal') === 'navngivenvejpostnummer') {
    return ok([{ ...STREET, vejnavn: 'Rådhuspladsen', postnr: '1550', postdistrikt: 'København V' }]);
  }
  const number = searchParams.get('husnummer');
  return ok([
    { type: 'husnummer', id: `${ID.slice(0, -2)}19`, titel: 'Rådhuspladsen 10', husnummer: '10' },
    ...(number === '1' ? [{ type: 'husnummer', id: ID, titel: 'Rådhuspladsen 1', husnummer: '1' }] : []),
  ]);
};

const service = standIn(({ url }: Asked) => {
  if (url.searchParams.get('token') !== 'secret-key') return new Response('', { status: 401 });
  const text = url.searchParams.get('tekst');
  if (text !== null) return byText(text);
  if (url.pathname === '/soeg' || url.pathname === '/husnumre/soeg') return byFields(url);
  if (url.pathname !== `/husnumre/${ID}`) return notFound();
  return {
    status: 'ok',
    husnummer: {
      husnummertekst: '1',
      vejnavn: 'Rådhuspladsen',
      postnummer: { postnr: '1550', navn: 'København V' },
      adgangspunkt: { koordinater: { x: 724_346.05, y: 6_175_721.32 } },
    },
  };
});

const elsewhere = openEmbeddedGeocoder(db);
const open = () => openAdressevaelger({ fetch: service.fetch, timeoutMs: 50, token: 'secret-key', elsewhere });

beforeAll(async () => {
  await aPlace(db, { postalCode: '1550', place: 'København V', latitude: 55.676, longitude: 12.568 });
  await aPlace(db, { countryCode: 'SE', postalCode: '211 20', place: 'Malmö' });
});
afterEach(() => service.condition('fine'));

geocoderContract('Adressevælger', { open: async () => open(), condition: service.condition });

test('separates a house number from its town with any text between', async () => {
  const predictions = await open().predictions({
    query: 'Rådhuspladsen',
    countryCode: 'DK',
    session: undefined,
    language: 'da',
  });
  expect(predictions[0]).toMatchObject({ mainText: 'Rådhuspladsen 1', secondaryText: '1550 København V' });
  expect(predictions[2]).toMatchObject({ mainText: 'Rådhuspladsen 2', secondaryText: '1550 København V' });
});

test('a street is a prediction as well, and leads to its address without its number', async () => {
  const geocoder = open();
  const asked = { countryCode: 'DK', session: undefined, language: 'da' };
  const street = (await geocoder.predictions({ ...asked, query: 'Rådhuspladsen' })).find(({ id }) =>
    id.startsWith('street:'),
  );
  expect(street).toMatchObject({ text: 'Rådhuspladsen, 1550 København V', mainText: 'Rådhuspladsen' });
  expect(await geocoder.resolve(street?.id ?? '', asked)).toMatchObject({ ...HOUSE, streetNumber: '' });
});

test('a house number that the street has not is unknown', async () => {
  expect(await open().validate({ ...HOUSE, streetNumber: '999' })).toEqual({ outcome: 'unknown' });
});

test('never queries it for other countries', async () => {
  const geocoder = open();
  service.condition('broken');
  const malmo = { streetName: 'Gatan', streetNumber: '1', postalCode: '21120', city: 'malmö', countryCode: 'SE' };
  expect(await geocoder.validate(malmo)).toMatchObject({
    outcome: 'valid',
    address: { postalCode: '211 20', city: 'Malmö' },
  });
  const [first] = await geocoder.predictions({ query: '211', countryCode: 'SE', session: undefined, language: 'sv' });
  expect(first?.text).toBe('211 20 Malmö');
});

import { afterEach, beforeAll, expect, test } from 'vitest';
import { openEmbeddedGeocoder } from '../../src/gateways/geocoding/embedded/open-embedded-geocoder.ts';
import { openMaps } from '../../src/gateways/geocoding/maps/open-maps.ts';
import { GeocoderDoesNotAnswer } from '../../src/gateways/geocoding/port.ts';
import { aPlace } from '../support/a-place.ts';
import { testDatabase } from '../support/database.ts';
import { geocoderContract, HOUSE } from './geocoder-contract.ts';
import { type Asked, standIn } from './stand-in.ts';

const { db } = await testDatabase();

// Shapes after the public documentation of Places and Geocoding; no answer here was recorded from them.
const PLACE_ID = 'ChIJrZNDrw9TUkYRYKe0RkP-AEM';
const PARTS = [
  ['1', '1', 'street_number'],
  ['Rådhuspladsen', 'Rådhuspladsen', 'route'],
  ['København V', 'København V', 'locality'],
  ['Danmark', 'DK', 'country'],
  ['1550', '1550', 'postal_code'],
] as const;

let status = 'OK';

const geocoded = (url: URL) => {
  if (status !== 'OK') return { status, results: [] };
  if (url.searchParams.get('key') !== 'secret-key') return { status: 'REQUEST_DENIED', results: [] };
  const address = url.searchParams.get('address')?.toLowerCase();
  const components = url.searchParams.get('components') ?? '';
  const isKnown = address === undefined ? components.includes('postal_code:1550') : address.startsWith('rådhuspladsen');
  if (!isKnown || !components.startsWith('country:DK')) return { status: 'ZERO_RESULTS', results: [] };
  const hasNumber = address?.startsWith('rådhuspladsen 1,') ?? false;
  return {
    status: 'OK',
    results: [
      {
        address_components: PARTS.filter(([, , type]) => hasNumber || type !== 'street_number').map(
          ([long_name, short_name, type]) => ({ long_name, short_name, types: [type, 'political'] }),
        ),
        geometry: { location: { lat: 55.6761, lng: 12.5691 }, location_type: 'ROOFTOP' },
        place_id: PLACE_ID,
      },
    ],
  };
};

const suggested = (input: string) =>
  input.toLowerCase().startsWith('rådhuspladsen')
    ? {
        suggestions: Array.from({ length: 10 }, (_, at) => ({
          placePrediction: {
            placeId: at === 0 ? PLACE_ID : `${PLACE_ID}${at}`,
            text: { text: `Rådhuspladsen ${at + 1}, København V, Danmark` },
            structuredFormat: {
              mainText: { text: `Rådhuspladsen ${at + 1}` },
              secondaryText: { text: 'København V, Danmark' },
            },
          },
        })),
      }
    : {};

const service = standIn(({ url, headers, body }: Asked) => {
  if (url.host === 'maps.googleapis.com') return geocoded(url);
  if (headers.get('x-goog-api-key') !== 'secret-key') return new Response('{}', { status: 403 });
  if (url.pathname === '/v1/places:autocomplete') return suggested((body as { input: string }).input);
  if (url.pathname !== `/v1/places/${PLACE_ID}`) return new Response('{}', { status: 404 });
  return {
    addressComponents: PARTS.map(([longText, shortText, type]) => ({ longText, shortText, types: [type] })),
    location: { latitude: 55.6761, longitude: 12.5691 },
  };
});

const elsewhere = openEmbeddedGeocoder(db);
const open = () => openMaps({ fetch: service.fetch, timeoutMs: 50, key: 'secret-key', elsewhere });

beforeAll(() => aPlace(db, { countryCode: 'SE', postalCode: '211 20', place: 'Malmö', latitude: 55.6, longitude: 13 }));
afterEach(() => {
  status = 'OK';
});

geocoderContract('a maps service', { open: async () => open(), condition: service.condition });

test('requests addresses only of the country, with the session of the person', async () => {
  service.asked.length = 0;
  await open().predictions({ query: 'Rådhuspladsen', countryCode: 'DK', session: 'one-word', language: 'da' });
  expect(service.asked[0]?.body).toEqual({
    input: 'Rådhuspladsen',
    includedRegionCodes: ['dk'],
    includedPrimaryTypes: ['geocode'],
    languageCode: 'da',
    sessionToken: 'one-word',
  });
  await open().resolve(PLACE_ID, { countryCode: 'DK', session: 'one-word', language: 'da' });
  expect(service.asked[1]?.url.searchParams.get('sessionToken')).toBe('one-word');
  expect(service.asked[1]?.headers.get('x-goog-fieldmask')).toBe('addressComponents,location');
});

test.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'INVALID_REQUEST', 'UNKNOWN_ERROR'])(
  'a service that answers %s does not answer',
  async (reported) => {
    status = reported;
    await expect(open().validate(HOUSE)).rejects.toThrow(GeocoderDoesNotAnswer);
  },
);

test('each part that it knows otherwise is wrong', async () => {
  expect(await open().validate({ ...HOUSE, postalCode: '8000', city: 'Aarhus C' })).toEqual({
    outcome: 'wrong',
    fields: ['postalCode', 'city'],
  });
});

test('locates a postal code by the tables first', async () => {
  service.asked.length = 0;
  expect(await open().locate('SE', '21120')).toEqual({ latitude: 55.6, longitude: 13 });
  expect(service.asked).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromUtm32 } from '../../src/gateways/geocoding/adressevaelger/open-adressevaelger.ts';
import { isSamePlace, joinStreet, nameKey, postalCodeKey, splitStreet } from '../../src/gateways/geocoding/spelling.ts';

test('is idempotent, and returns keys without pattern characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const key = nameKey(text);
      expect(key).toMatch(/^[\p{L}\p{N} ]*$/u);
      expect(nameKey(key)).toBe(key);
      expect(postalCodeKey('DK', text)).toMatch(/^[\p{L}\p{N}]*$/u);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Århus', 'Aarhus'],
  ['København', 'KOEBENHAVN'],
  ['Malmö', 'malmo'],
  ['Straße', 'strasse'],
  ['Fårö', 'faaroe'],
])('%s and %s are the same', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
  expect(isSamePlace(one, `${other} C`)).toBe(true);
});

test('never equals a place with an empty one', () => {
  expect(isSamePlace('', 'Odense')).toBe(false);
  expect(isSamePlace('Odense', '')).toBe(false);
  expect(isSamePlace('Odense', 'Odder')).toBe(false);
});

test.each([
  ['Kobbervej 18', 'Kobbervej', '18'],
  ['Kobbervej 18 B', 'Kobbervej', '18 B'],
  ['Kobbervej 18B', 'Kobbervej', '18B'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Hovedvejen 12-14', 'Hovedvejen', '12-14'],
  ['Hovedvejen', 'Hovedvejen', ''],
  ['Plads 8. marts', 'Plads 8. marts', ''],
  ['7', '7', ''],
  ['', '', ''],
])('%j is the street %j and its number %j', (street, streetName, streetNumber) => {
  expect(splitStreet(street)).toEqual({ streetName, streetNumber });
});

test('a street that was parted and joined is the one it was', () => {
  const name = fc.stringMatching(/^[A-Za-zæøå]{1,20}$/);
  const number = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(name, number, fc.constantFrom('', 'A', ' B'), (streetName, count, letter) => {
      const street = `${streetName} ${count}${letter}`;
      const parted = splitStreet(street);
      expect(joinStreet(parted.streetName, parted.streetNumber)).toBe(street);
    }),
  );
});

test.each([
  // The central meridian at the equator, the town hall of Copenhagen, and Skagen.
  [500_000, 0, 0, 9],
  [724_346.05, 6_175_721.32, 55.6759, 12.5683],
  [596_000, 6_400_000, 57.7296, 10.6119],
])('%d east and %d north is at %d, %d', (easting, northing, latitude, longitude) => {
  const found = fromUtm32(easting, northing);
  expect(found.latitude).toBeCloseTo(latitude, 2);
  expect(found.longitude).toBeCloseTo(longitude, 2);
});

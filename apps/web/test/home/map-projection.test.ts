import { MARKETS, type Market } from '@grossist/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOnSheet, placeOnSheet, sheetOf } from '../../app/features/home/storefront/map-projection.ts';

const marketOf = fc.constantFrom(...MARKETS);
const latitude = fc.double({ min: 40, max: 75, noNaN: true });
const longitude = fc.double({ min: 0, max: 35, noNaN: true });

test('a place farther north is higher, and one farther east more to the right', () => {
  fc.assert(
    fc.property(marketOf, latitude, latitude, longitude, longitude, (market, south, north, west, east) => {
      fc.pre(south + 0.01 < north && west + 0.01 < east);
      const low = placeOnSheet(market, { Latitude: south, Longitude: west });
      const high = placeOnSheet(market, { Latitude: north, Longitude: east });
      return high.y < low.y && high.x > low.x;
    }),
  );
});

describe.each<[Market, string, number, number]>([
  ['DK', 'Skagen', 57.7209, 10.5839],
  ['DE', 'München', 48.1374, 11.5755],
  ['SE', 'Kiruna', 67.8557, 20.2253],
  ['NL', 'Maastricht', 50.8483, 5.6889],
  ['NO', 'Kirkenes', 69.7271, 30.0458],
])('%s', (market, name, Latitude, Longitude) => {
  test(`${name} lies on the sheet, and a place without coordinates does not`, () => {
    expect(isOnSheet(market, { Latitude, Longitude })).toBe(true);
    expect(isOnSheet(market, { Latitude: 0, Longitude: 0 })).toBe(false);
  });

  test('the sheet is as large as its outline', () => {
    const { width, height, west, north } = sheetOf(market);
    expect(Math.max(width, height)).toBe(1000);
    const corner = placeOnSheet(market, { Latitude: north, Longitude: west });
    expect([corner.x, corner.y].map(Math.round)).toEqual([0, 0]);
  });
});

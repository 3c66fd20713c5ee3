import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readImplied, withPlaces, writeDecimal } from '../src/implied-decimal.ts';

it('an implied decimal is the whole number shifted, to the last digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 6 }), (units, places) => {
      const read = readImplied(units.toString(), places, 30);
      expect(read).toEqual({ units, places });
      if (!read) return;
      const written = writeDecimal(read, places);
      expect(written.replace('.', '').replace(/^0+(?=\d)/, '')).toBe(units.toString());
      expect(written.split('.')[1]?.length ?? 0).toBe(places);
    }),
  );
});

it.each([
  ['0', 2, '0.00'],
  ['5', 2, '0.05'],
  ['1872,5', 2, '18.725'],
  ['1872.50', 2, '18.725'],
  ['0010', 2, '0.10'],
])('%s with %i implied decimals is %s', (text, places, expected) => {
  const read = readImplied(text, places, 10);
  expect(read && writeDecimal(read, 2)).toBe(expected);
});

it.each(['', '-1', '+1', '1e5', '1,', ',5', '1,2,3', ' 1', '٣', '12345678901', '1,1234567890'])(
  '%j is no implied decimal',
  (text) => {
    expect(readImplied(text, 2, 10)).toBeUndefined();
  },
);

it('rounds removed decimals half up', () => {
  expect(withPlaces({ units: 12345n, places: 4 }, 3).units).toBe(1235n);
  expect(withPlaces({ units: 12344n, places: 4 }, 3).units).toBe(1234n);
});

it('is written with the decimals that count and those that are always written, and no others', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 4 }),
      (units, places, least) => {
        const [whole = '', fraction = ''] = writeDecimal({ units, places }, least).split('.');
        expect(BigInt(whole + fraction.padEnd(places + least, '0'))).toBe(units * 10n ** BigInt(least));
        expect(whole).toMatch(/^(?:0|[1-9]\d*)$/);
        if (fraction.length !== least) expect(fraction.length > least && !fraction.endsWith('0')).toBe(true);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeGtin, gtinCheckDigit, isBlank, isGtin, normaliseNumber } from '../src/index.ts';

const someBody = fc
  .constantFrom(7, 11, 12, 13)
  .chain((length) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))
  .map((digits) => digits.join(''));

describe('a GTIN', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s is valid', (gtin) => {
    expect(isGtin(gtin)).toBe(true);
  });

  it.each([
    '',
    '0',
    '4006381333932',
    '400638133393',
    '40063813339310',
    '400638133393a',
    '-4006381333931',
    '٤006381333931',
  ])('"%s" is not', (text) => {
    expect(isGtin(text)).toBe(false);
  });

  it('is valid once completed', () => {
    fc.assert(fc.property(someBody, (body) => isGtin(completeGtin(body) ?? '')));
  });

  it('is invalid with any one digit changed', () => {
    fc.assert(
      fc.property(someBody, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, change) => {
        const digits = (completeGtin(body) ?? '').split('');
        const index = place % digits.length;
        digits[index] = String((Number(digits[index]) + change) % 10);
        expect(isGtin(digits.join(''))).toBe(false);
      }),
    );
  });

  it('has no check digit at other lengths or with other signs', () => {
    expect(gtinCheckDigit('12345')).toBeUndefined();
    expect(gtinCheckDigit('12345x7')).toBeUndefined();
    expect(completeGtin('12345')).toBeUndefined();
  });
});

describe('a number as people write it', () => {
  it.each([
    ['10 24-1.234', '10241234'],
    ['000123', '123'],
    ['E\u00a012–34', 'E1234'],
    ['0000', '0'],
    ['', ''],
    [' - ', ''],
    ['a-0B', 'a0B'],
  ])('"%s" is compared as "%s"', (text, normal) => {
    expect(normaliseNumber(text)).toBe(normal);
  });

  it('is normal after being made so', () => {
    fc.assert(fc.property(fc.string(), (text) => normaliseNumber(normaliseNumber(text)) === normaliseNumber(text)));
  });
});

describe('blank', () => {
  it('is null or only spaces', () => {
    expect([null, undefined, '', '  ', '\u00a0\t'].map(isBlank)).toEqual([true, true, true, true, true]);
    expect(isBlank(' 0 ')).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleNumber, articleNumbers, PREFERRED_ARTICLE_NUMBERS } from '../src/index.ts';

const NUMBERS = { el: '8801234567', hws: '045123006', ean: '5701234567899', sap: '10000123' };

describe('the number shown first', () => {
  test.each([
    ['el', '8801234567'],
    ['hws', '045123006'],
    ['both', '8801234567 / 045123006'],
    ['sap', '10000123'],
  ] as const)('is the %s number: %s', (preferred, shown) => {
    expect(articleNumber(NUMBERS, preferred)).toBe(shown);
  });

  test('is the number of the other trade where the preferred one is missing', () => {
    expect(articleNumber({ ...NUMBERS, el: '' }, 'el')).toBe('045123006');
    expect(articleNumber({ ...NUMBERS, hws: '' }, 'hws')).toBe('8801234567');
    expect(articleNumber({ ...NUMBERS, hws: '' }, 'both')).toBe('8801234567');
  });

  test('is the GTIN, where it is known, before the SAP number', () => {
    expect(articleNumber({ el: '', hws: '', ean: NUMBERS.ean, sap: NUMBERS.sap }, 'hws')).toBe(NUMBERS.ean);
    expect(articleNumber({ el: '', hws: '', sap: NUMBERS.sap }, 'both')).toBe(NUMBERS.sap);
  });
});

const number = fc.constantFrom('', '1', '22', '333');
const numbers = fc.record({ el: number, hws: number, ean: number, sap: fc.constantFrom('4444', '55555') });

test('lists every number of a material once for any preference, and always shows one', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom(...PREFERRED_ARTICLE_NUMBERS), (known, preferred) => {
      const listed = articleNumbers(known, preferred);
      const present = Object.entries(known).filter(([, value]) => value !== '');
      expect(Object.fromEntries(listed.map(({ kind, number: value }) => [kind, value]))).toEqual(
        Object.fromEntries(present),
      );
      expect(listed).toHaveLength(present.length);
      expect(articleNumber(known, preferred).startsWith(listed[0]?.number ?? '?')).toBe(true);
    }),
  );
});

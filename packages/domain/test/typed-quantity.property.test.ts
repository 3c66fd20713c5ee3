import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  LOCALES,
  type Locale,
  quantityOf,
  quantityToNumber,
  readTypedQuantity,
  typedQuantityFor,
} from '../src/index.ts';

const read = (typed: string, locale: Locale = 'da-DK') => {
  const found = readTypedQuantity(typed, locale);
  return found && [found.words, quantityToNumber(found.quantity), found.unit];
};

test.each([
  ['1000012345 x 20', ['1000012345', 20, undefined]],
  ['1000012345 x20', ['1000012345', 20, undefined]],
  ['1000012345x20', ['1000012345', 20, undefined]],
  ['1000012345 × 20 stk.', ['1000012345', 20, 'stk.']],
  ['20 x 1000012345', ['1000012345', 20, undefined]],
  ['20 stk 1000012345', ['1000012345', 20, 'stk']],
  ['1000012345 20 stk', ['1000012345', 20, 'stk']],
  ['10 000 123 45 x 3', ['10 000 123 45', 3, undefined]],
  ['1000012345 x 1 500', ['1000012345', 1500, undefined]],
  ['3g1,5 100m', ['3g1,5', 100, 'm']],
  ['3g1,5  100 M', ['3g1,5', 100, 'M']],
  ['100 m 3g1,5', ['3g1,5', 100, 'm']],
  ['NYM-J 3x1.5 100m', ['NYM-J 3x1.5', 100, 'm']],
  ['NYM-J 3 x 1,5 100 m', ['NYM-J 3 x 1,5', 100, 'm']],
  ['M6x20 100 stk', ['M6x20', 100, 'stk']],
  ['NOIKLX 3G1,5 x 50 m', ['NOIKLX 3G1,5', 50, 'm']],
] as const)('reads %j as words and quantity', (typed, expected) => {
  expect(read(typed)).toEqual(expected);
});

test.each([
  '3x1,5',
  '3 x 1,5',
  'M6 x 20',
  'NYM 3 x 1,5 m',
  'NYM 3 x 100 m',
  'rør DN 15 st',
  'IP 65 stk',
  '3g1,5 1 500 m',
  '1000012345',
  '1000012345 20',
  '10 000 123 45',
  '20 stk',
  '100m',
  '16 A',
  'lampe 10 W 230 V',
  '1000012345 x 0',
  '1000012345 x 20 frobs',
  '',
])('leaves the words of %j whole', (typed) => {
  expect(read(typed)).toBeUndefined();
});

test('reads numbers in the notation of the reader, and none that may be thousands or decimals', () => {
  expect(read('3g1,5 1,5 m', 'de-DE')).toEqual(['3g1,5', 1.5, 'm']);
  expect(read('3g1.5 1,500 m', 'en-US')).toEqual(['3g1.5', 1500, 'm']);
  expect(read('3g1,5 1.500 m', 'de-DE')).toEqual(['3g1,5', 1500, 'm']);
  expect(read('3g1,5 1,500 m', 'de-DE')).toBeUndefined();
  expect(read('3g1.5 1.500 m', 'en-US')).toBeUndefined();
  expect(read('3g1.5 1.5 m', 'de-DE')).toEqual(['3g1.5', 1.5, 'm']);
});

test('counts a quantity for the material with that number, or with that unit', () => {
  const pieces = { salesUnit: 'PCE', isNumbered: false };
  const meters = { salesUnit: 'MTR', isNumbered: false };
  const quantityIn = (typed: string, material: typeof pieces) => {
    const found = readTypedQuantity(typed, 'da-DK');
    return found && typedQuantityFor(found, material);
  };
  expect(quantityIn('1000012345 x 20', pieces)).toBeUndefined();
  expect(quantityIn('1000012345 x 20', { ...pieces, isNumbered: true })).toBe(quantityOf(20));
  expect(quantityIn('3g1,5 100m', meters)).toBe(quantityOf(100));
  expect(quantityIn('3g1,5 100m', pieces)).toBeUndefined();
  expect(quantityIn('3g1,5 1 km', meters)).toBe(quantityOf(1000));
  expect(quantityIn('rør galvaniseret 22 mm', meters)).toBeUndefined();
  expect(quantityIn('1000012345 500 cm', { ...meters, isNumbered: true })).toBe(quantityOf(5));
  expect(quantityIn('1000012345 20 stk', { ...meters, isNumbered: true })).toBeUndefined();
});

const someDigits = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String);
const someCount = fc.integer({ min: 1, max: 1_000_000 });
const someLocale = fc.constantFrom(...LOCALES);

test('reads every number with a count before or behind it', () => {
  fc.assert(
    fc.property(someDigits, someCount, someLocale, fc.constantFrom('x', '×', '*'), (number, count, locale, sign) => {
      const expected = [number, count, undefined];
      expect(read(`${number} ${sign} ${count}`, locale)).toEqual(expected);
      expect(read(`${number}${sign}${count}`, locale)).toEqual(expected);
      expect(read(`${count} ${sign} ${number}`, locale)).toEqual(expected);
    }),
  );
});

test('never takes a number out of a designation that has no unit behind it', () => {
  const someSize = fc.constantFrom('3x1,5', '3G1.5', 'M6', 'M6 x 20', '5 x 2,5', 'B16', '2-pol 40 A', '1/2"', 'DN 15');
  const someName = fc.constantFrom('kabel', 'NYM-J', 'bolt', 'rør', 'NOIKLX', '');
  fc.assert(
    fc.property(someName, someSize, someLocale, (name, size, locale) => {
      expect(read(`${name} ${size}`, locale)).toBeUndefined();
    }),
  );
});

test('takes any text without failing, and gives back words that are a part of it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), someLocale, (typed, locale) => {
      const found = readTypedQuantity(typed, locale);
      if (found === undefined) return;
      expect(typed.replaceAll(/\s+/g, ' ')).toContain(found.words);
      expect(found.quantity).toBeGreaterThan(0);
    }),
  );
});

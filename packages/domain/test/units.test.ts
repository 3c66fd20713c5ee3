import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertQuantity, quantityOf, quantityOfThousandths, readUnit } from '../src/index.ts';

describe('a unit', () => {
  it.each([
    ['MTR', 'MTR'],
    ['m', 'MTR'],
    ['Meter', 'MTR'],
    ['KMT', 'MTR'],
    ['stk.', 'PCE'],
    ['STK', 'PCE'],
    ['Stück', 'PCE'],
    ['H87', 'PCE'],
    ['C62', 'PCE'],
    ['EA', 'PCE'],
    ['XRO', 'ROL'],
    ['NRL', 'ROL'],
    ['NMP', 'PAK'],
    ['PR', 'PAR'],
    ['CEN', 'PCE'],
    ['sæt', 'SET'],
    ['förp.', 'PAK'],
    ['kartong', 'BOX'],
    ['bunt', 'BDL'],
  ])('%s counts in %s', (text, unit) => {
    expect(readUnit(text)?.unit).toBe(unit);
  });

  it.each(['100 m', 'dåse', 'spand', 'ZZ', '', '100', 'constructor', '__proto__'])('"%s" is unknown', (text) => {
    expect(readUnit(text)).toBeUndefined();
  });
});

describe('a conversion', () => {
  it.each([
    ['1', 'KMT', 'MTR', '1000'],
    ['1', 'HMT', 'MTR', '100'],
    ['25', 'DMT', 'MTR', '2.5'],
    ['1', 'MTR', 'CMT', '100'],
    ['2', 'GRO', 'DZN', '24'],
    ['10', 'FOT', 'MTR', '3.048'],
    ['100', 'INH', 'MTR', '2.54'],
    ['1', 'DPR', 'PCE', '24'],
    ['90', 'MIN', 'HUR', '1.5'],
    ['1', 'HLT', 'LTR', '100'],
  ])('of %s %s into %s is %s', (quantity, from, to, converted) => {
    expect(convertQuantity(quantityOf(quantity), from, to)).toEqual({ quantity: quantityOf(converted), isExact: true });
  });

  it('between units that do not measure the same is none', () => {
    expect(convertQuantity(quantityOf(1), 'ROL', 'MTR')).toBeUndefined();
    expect(convertQuantity(quantityOf(1), 'KGM', 'LTR')).toBeUndefined();
    expect(convertQuantity(quantityOf(1), 'dåse', 'PCE')).toBeUndefined();
    expect(convertQuantity(quantityOf('900000000000'), 'KMT', 'MMT')).toBeUndefined();
  });

  it('there and back is the same, where it is exact', () => {
    const units = fc.constantFrom('MTR', 'KMT', 'CMT', 'MMT', 'HMT', 'FOT');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }).map(quantityOfThousandths),
        units,
        units,
        (quantity, from, to) => {
          const there = convertQuantity(quantity, from, to);
          if (!there?.isExact) return;
          expect(convertQuantity(there.quantity, to, from)).toEqual({ quantity, isExact: true });
        },
      ),
    );
  });
});

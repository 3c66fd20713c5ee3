import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQuantity,
  compareQuantity,
  MAX_QUANTITY,
  maxQuantity,
  minQuantity,
  NO_QUANTITY,
  parseQuantity,
  quantityFromInput,
  quantityOf,
  quantityOfThousandths,
  quantityToDecimal,
  quantityToNumber,
  remaining,
  sumQuantity,
  timesQuantity,
} from '../src/index.ts';
import { someQuantity } from './arbitraries.ts';

describe('quantity', () => {
  it.each([
    ['1', 1],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' 0.125 ', 0.125],
    [2.75, 2.75],
    ['1.000', 1],
    ['-3', -3],
    ['2.5000', 2.5],
  ])('reads %s as %s', (input, value) => {
    expect(quantityToNumber(quantityOf(input))).toBe(value);
  });

  it.each(['', 'ten', '1.0001', '1 2', '1e3', Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e21, '99999999999999'])(
    'does not read %s',
    (input) => {
      expect(parseQuantity(input)).toBeUndefined();
    },
  );

  it.each([
    ['', 0],
    ['abc', 0],
    ['12abc', 0],
    ['12', 12],
    ['1,5', 1.5],
    ['1.0001', 1.001],
    ['-2', -2],
    ['9'.repeat(30), 0],
  ])('takes %s from a field as %s, and what is not numeric as 0', (text, value) => {
    expect(quantityToNumber(quantityFromInput(text))).toBe(value);
  });

  it('is the same after it was written and read, and after the wire', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (thousandths) => {
        const quantity = quantityOfThousandths(thousandths);
        expect(parseQuantity(quantityToDecimal(quantity))).toBe(quantity);
      }),
    );
    fc.assert(fc.property(someQuantity, (quantity) => parseQuantity(quantityToNumber(quantity)) === quantity));
  });

  it('is written with three decimals', () => {
    expect(quantityToDecimal(quantityOf('1.5'))).toBe('1.500');
    expect(quantityToDecimal(quantityOf('-0.05'))).toBe('-0.050');
  });

  it('adds exactly where floats would not', () => {
    expect(addQuantity(quantityOf('0.1'), quantityOf('0.2'))).toBe(quantityOf('0.3'));
    expect(sumQuantity([quantityOf(1), quantityOf('0.5'), quantityOf('0.25')])).toBe(quantityOf('1.75'));
    expect(timesQuantity(quantityOf('2.5'), 3)).toBe(quantityOf('7.5'));
  });

  it('throws rather than count inexactly', () => {
    expect(() => addQuantity(MAX_QUANTITY, quantityOf('0.001'))).toThrow(RangeError);
    expect(() => timesQuantity(quantityOf('0.001'), 0.5)).toThrow(RangeError);
    expect(() => quantityOf('many')).toThrow(RangeError);
  });

  it('compares', () => {
    const [less, more] = [quantityOf('1.5'), quantityOf(2)];
    expect(minQuantity(more, less)).toBe(less);
    expect(maxQuantity(more, less)).toBe(more);
    expect(compareQuantity(less, more)).toBeLessThan(0);
  });

  it('leaves nothing when more is taken than there is', () => {
    expect(remaining(quantityOf(5), quantityOf(7))).toBe(NO_QUANTITY);
    expect(remaining(quantityOf(5), quantityOf('1.5'))).toBe(quantityOf('3.5'));
  });
});

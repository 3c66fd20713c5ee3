import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  discountedUnitPrice,
  lineAmount,
  type Money,
  moneyOf,
  moneyToDecimal,
  moneyToNumber,
  negateMoney,
  parseMoney,
  percentOf,
  quantityOf,
  quantityOfThousandths,
  roundToMinor,
  subtractMoney,
  sumMoney,
} from '../src/index.ts';
import { someMoney } from './arbitraries.ts';

describe('money', () => {
  it.each([
    ['553.00', '553.0000'],
    ['-1.5', '-1.5000'],
    ['0,1234', '0.1234'],
    ['.5', '0.5000'],
    ['7', '7.0000'],
    ['1.500000', '1.5000'],
    ['-0', '0.0000'],
  ])('reads %s as %s', (text, decimal) => {
    expect(moneyToDecimal(moneyOf(text))).toBe(decimal);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1.00001',
    '1e3',
    '1.2.3',
    '0x10',
    'NaN',
    'Infinity',
    '1 000',
    '9'.repeat(1_000_000),
  ])('does not read %.20s', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it('throws for a malformed amount where a well-formed one is promised', () => {
    expect(() => moneyOf('a lot')).toThrow(RangeError);
  });

  it('is the same after it was written and read', () => {
    fc.assert(fc.property(someMoney, (amount) => parseMoney(moneyToDecimal(amount)) === amount));
  });

  it('is a plain number on the wire', () => {
    expect(moneyToNumber(moneyOf('1234.56'))).toBe(1234.56);
  });

  it('is the number on the wire that its decimal is read as, however large', () => {
    const large = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((units) => `${units}.1234`);
    const amounts = fc.oneof(
      someMoney,
      large.map(moneyOf),
      fc.maxSafeInteger().map((units) => moneyOf(units)),
    );
    fc.assert(fc.property(amounts, (amount) => Object.is(moneyToNumber(amount), Number(moneyToDecimal(amount)))));
  });

  it('adds without losing anything where floats would', () => {
    expect(addMoney(moneyOf('0.1'), moneyOf('0.2'))).toBe(moneyOf('0.3'));
    expect(sumMoney([moneyOf('0.1'), moneyOf('0.2'), negateMoney(moneyOf('0.3'))])).toBe(moneyOf('0'));
    expect(subtractMoney(moneyOf(1), moneyOf('0.0001'))).toBe(moneyOf('0.9999'));
    expect([moneyOf(3), moneyOf(-1), moneyOf(2)].toSorted(compareMoney)).toEqual([moneyOf(-1), moneyOf(2), moneyOf(3)]);
  });

  it.each([
    ['0.0050', '0.01'],
    ['0.0049', '0.00'],
    ['-0.0050', '-0.01'],
    ['-0.0049', '0.00'],
    ['1.0050', '1.01'],
    ['2.6750', '2.68'],
  ])('rounds %s half away from zero to %s', (exact, rounded) => {
    expect(roundToMinor(moneyOf(exact))).toBe(moneyOf(rounded));
  });

  it('moves by at most half a hundredth when rounded, and not at all the second time', () => {
    fc.assert(
      fc.property(someMoney, (amount) => {
        const rounded = roundToMinor(amount);
        const moved = subtractMoney(rounded, amount);
        expect(moved <= 50n && moved >= -50n).toBe(true);
        expect(rounded % 100n).toBe(0n);
        expect(roundToMinor(rounded)).toBe(rounded);
        expect(roundToMinor(negateMoney(amount))).toBe(negateMoney(rounded));
      }),
    );
  });

  it('takes a percentage and rounds once', () => {
    expect(percentOf(moneyOf('100'), 25)).toBe(moneyOf('25'));
    expect(percentOf(moneyOf('0.1'), '5')).toBe(moneyOf('0.01'));
    expect(percentOf(moneyOf('-0.1'), '5')).toBe(moneyOf('-0.01'));
    expect(percentOf(moneyOf('99.99'), '42,5')).toBe(moneyOf('42.50'));
    expect(() => percentOf(moneyOf('1'), 'half')).toThrow(RangeError);
  });

  it('prices a line per hundred metres', () => {
    expect(lineAmount(moneyOf('553.00'), quantityOf(100), quantityOf('37.5'))).toBe(moneyOf('207.38'));
  });

  it('rounds a discounted line once, from the exact amount', () => {
    // 1.2345 less 33.33 % is 0.82304115; rounding the unit price first would give 82.30.
    expect(discountedUnitPrice(moneyOf('1.2345'), '33.33')).toBe(moneyOf('0.8230'));
    expect(lineAmount(moneyOf('1.2345'), quantityOf(1), quantityOf(1000), '33.33')).toBe(moneyOf('823.04'));
  });

  it('refuses a price for no quantity', () => {
    expect(() => lineAmount(moneyOf(1), quantityOf(0), quantityOf(1))).toThrow(RangeError);
  });

  it('gives a line the amount nearest to the exact one', () => {
    const positive = fc.integer({ min: 1, max: 1e9 }).map(quantityOfThousandths);
    fc.assert(
      fc.property(someMoney, positive, positive, (price, per, quantity) => {
        const amount: Money = lineAmount(price, per, quantity);
        const error = amount * BigInt(per) - price * BigInt(quantity);
        const distance = error < 0n ? -error : error;
        expect(distance * 2n <= 100n * BigInt(per)).toBe(true);
      }),
    );
  });
});

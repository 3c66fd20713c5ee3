import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineAmount,
  type Money,
  moneyOf,
  moneyToNumber,
  quantityOf,
  quantityOfPer,
  quantityToNumber,
  roundToMinor,
  shownPer,
  shownUnitPrice,
  type UnitPrice,
} from '../src/index.ts';
import { somePrice, someQuantity } from './arbitraries.ts';

const price = (amount: string, perQuantity: number): UnitPrice => ({
  amount: moneyOf(amount),
  perQuantity: quantityOf(perQuantity),
});

describe('a unit price is shown', () => {
  it.each([
    ['12.3456', 1, '12.35', 1],
    ['1', 1, '1', 1],
    ['0.9999', 1, '99.99', 100],
    ['0.0149', 1, '1.49', 100],
    ['299.37', 100, '299.37', 100],
    ['1234.5', 100, '1234.50', 100],
    ['149.5', 1000, '14.95', 100],
    ['5000', 1000, '5', 1],
    ['30', 12, '2.5', 1],
    ['0', 1, '0', 1],
    ['0', 100, '0', 1],
    ['0.01', 1, '1', 100],
    ['0.0099', 1, '9.90', 1000],
    ['0.0001', 1, '0.10', 1000],
    ['0.5', 100, '5', 1000],
  ])('%s for %d as %s for %d', (amount, perQuantity, shown, per) => {
    expect(shownUnitPrice(price(amount, perQuantity))).toEqual({ amount: moneyOf(shown), per });
  });

  it('for the same quantity as one beside it', () => {
    const [list, net] = [price('1.25', 1), price('0.9', 1)];
    const per = shownPer(list, net);
    expect([shownUnitPrice(list, per), shownUnitPrice(net, per)]).toEqual([
      { amount: moneyOf('125'), per: 100 },
      { amount: moneyOf('90'), per: 100 },
    ]);
  });

  it('with two decimals, for so many units', () => {
    fc.assert(
      fc.property(somePrice, fc.constantFrom(1, 10, 12, 100, 1000), (amount, perQuantity) => {
        const exact = { amount, perQuantity: quantityOf(perQuantity) };
        const { amount: shown, per } = shownUnitPrice(exact);
        expect(shown).toBe(roundToMinor(shown));
        expect(shown).toBe(lineAmount(amount, exact.perQuantity, quantityOfPer(per)));
        if (amount > 0 && amount < moneyOf('0.99') && perQuantity === 1) expect(per).toBeGreaterThan(1);
      }),
    );
  });

  const somePer = fc.constantFrom(1, 10, 12, 100, 1000);

  it('so that it differs from the amount of a line by less than the rounding', () => {
    fc.assert(
      fc.property(somePrice, somePer, someQuantity, (amount, perQuantity, quantity) => {
        const exact = { amount, perQuantity: quantityOf(perQuantity) };
        const { amount: shown, per } = shownUnitPrice(exact);
        const line = moneyToNumber(lineAmount(amount, exact.perQuantity, quantity));
        const times = quantityToNumber(quantity) / per;
        const most = 0.005 * times + 0.005 + 1e-6 * (1 + line);
        expect(Math.abs(moneyToNumber(shown) * times - line)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('for at least as many units as a higher price, and always the same', () => {
    fc.assert(
      fc.property(somePrice, somePrice, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        fc.pre(low > 0);
        const perOf = (amount: Money) => shownPer({ amount, perQuantity: quantityOf(1) });
        expect(perOf(low)).toBeGreaterThanOrEqual(perOf(high));
        expect(perOf(low)).toBe(shownPer({ amount: low, perQuantity: quantityOf(1) }));
      }),
    );
  });
});

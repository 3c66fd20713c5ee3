import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineAmount,
  moneyOf,
  quantityOf,
  quantityOfPer,
  roundToMinor,
  shownPer,
  shownUnitPrice,
  type UnitPrice,
} from '../src/index.ts';
import { somePrice } from './arbitraries.ts';

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

  it('with two decimals, as what so many cost', () => {
    fc.assert(
      fc.property(somePrice, fc.constantFrom(1, 10, 12, 100, 1000), (amount, perQuantity) => {
        const exact = { amount, perQuantity: quantityOf(perQuantity) };
        const { amount: shown, per } = shownUnitPrice(exact);
        expect(shown).toBe(roundToMinor(shown));
        expect(shown).toBe(lineAmount(amount, exact.perQuantity, quantityOfPer(per)));
        const one = lineAmount(amount, exact.perQuantity, quantityOf(1));
        if (one > 0 && one < moneyOf(1)) expect(per).toBe(100);
      }),
    );
  });
});

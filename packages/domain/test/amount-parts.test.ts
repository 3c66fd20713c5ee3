import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  amountParts,
  lineAmount,
  moneyOf,
  NO_MONEY,
  priceLine,
  quantityOf,
  quantityOfThousandths,
  subtractMoney,
} from '../src/index.ts';
import { somePositiveQuantity, somePrice } from './arbitraries.ts';

describe('the parts of an amount', () => {
  it('multiply and add up to it, with any discounts', () => {
    const percent = fc.integer({ min: 0, max: 1_000_000 }).map((units) => (units / 10_000).toFixed(4));
    const someFee = fc.constantFrom(NO_MONEY, moneyOf('95'), moneyOf('120.50'));
    fc.assert(
      fc.property(
        somePrice,
        fc.constantFrom(1, 100, 1000),
        somePositiveQuantity,
        percent,
        someFee,
        fc.boolean(),
        (amount, per, quantity, discountPercent, cableCutFee, isFeeKept) => {
          const listPrice = { amount, perQuantity: quantityOf(per) };
          const { unitPrice, lineTotal } = priceLine({
            quantity,
            listPrice,
            discountPercent,
            cableCutFee,
            vatPercent: 25,
          });
          const stored = { unitPrice, quantity, amount: lineTotal };
          const parts = amountParts(isFeeKept ? { ...stored, cuttingFee: cableCutFee } : stored);
          const { amount: price, perQuantity } = parts.unitPrice;
          expect(addMoney(lineAmount(price, perQuantity, quantity), parts.cuttingFee)).toBe(lineTotal);
          if (isFeeKept || cableCutFee === NO_MONEY) expect(parts.cuttingFee).toBe(cableCutFee);
        },
      ),
    );
  });

  it('keep the price in force where it multiplies to the amount', () => {
    const unitPrice = { amount: moneyOf('12.3456'), perQuantity: quantityOf(1) };
    const quantity = quantityOf(10);
    const amount = lineAmount(unitPrice.amount, unitPrice.perQuantity, quantity);
    expect(amountParts({ unitPrice, quantity, amount })).toEqual({ unitPrice, cuttingFee: NO_MONEY });
    const cut = addMoney(amount, moneyOf('95'));
    expect(amountParts({ unitPrice, quantity, amount: cut })).toEqual({ unitPrice, cuttingFee: moneyOf('95') });
  });

  it('give the goods’ amount for the whole quantity where a bundle lowers it', () => {
    const unitPrice = { amount: moneyOf('10'), perQuantity: quantityOf(1) };
    const quantity = quantityOfThousandths(7000);
    const amount = subtractMoney(moneyOf('70'), moneyOf('3.50'));
    const lowered = { unitPrice: { amount, perQuantity: quantity }, cuttingFee: NO_MONEY };
    expect(amountParts({ unitPrice, quantity, amount })).toEqual(lowered);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartTotals,
  discountedUnitPrice,
  discountInForce,
  lineAmount,
  lowerPrice,
  type Money,
  moneyOf,
  moneyToNumber,
  NO_MONEY,
  type PriceInput,
  priceLine,
  quantityOf,
  roundToMinor,
  subtractMoney,
  sumMoney,
  type UnitPrice,
} from '../src/index.ts';
import { somePositiveQuantity, somePrice } from './arbitraries.ts';

const someUnitPrice = fc.record({
  amount: somePrice,
  perQuantity: fc.constantFrom(1, 10, 100, 1000).map((per) => quantityOf(per)),
});
const somePercent = fc.integer({ min: -2000, max: 10_000 }).map((hundredths) => String(hundredths / 100));
const somePriceInput: fc.Arbitrary<PriceInput> = fc.record(
  {
    quantity: somePositiveQuantity,
    listPrice: someUnitPrice,
    discountPercent: somePercent,
    scalePrice: someUnitPrice,
    netPrice: someUnitPrice,
    campaignPrice: someUnitPrice,
    clearancePrice: someUnitPrice,
    remnantPrice: someUnitPrice,
    dutiesPerUnit: somePrice,
    cableCutFee: somePrice,
    vatPercent: fc.constantFrom(0, 19, 21, 25),
  },
  { requiredKeys: ['quantity', 'listPrice', 'vatPercent'] },
);

const goodsOf = ({ lineTotal }: { lineTotal: Money }, { cableCutFee = NO_MONEY }: PriceInput): Money =>
  subtractMoney(lineTotal, roundToMinor(cableCutFee));

/** An agreed discount is taken from the amount, not from the unit price that is shown with four decimals. */
const differsByRounding = (left: Money, right: Money, { quantity, listPrice }: PriceInput): boolean => {
  const slack = lineAmount(moneyOf('0.0001'), listPrice.perQuantity, quantity) + moneyOf('0.01');
  const difference = left - right;
  return difference <= slack && -difference <= slack;
};

describe('the price in force', () => {
  it('times the quantity is the amount of the goods', () => {
    fc.assert(
      fc.property(somePriceInput, (input) => {
        const price = priceLine(input);
        const { amount, perQuantity } = price.unitPrice;
        const product = lineAmount(amount, perQuantity, input.quantity);
        if (price.priceKind === 'discount') {
          expect(differsByRounding(goodsOf(price, input), product, input)).toBe(true);
        } else {
          expect(goodsOf(price, input)).toBe(product);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is the one that its kind names', () => {
    fc.assert(
      fc.property(somePriceInput, (input) => {
        const named: Record<string, UnitPrice | undefined> = {
          'list-price': input.listPrice,
          discount: {
            ...input.listPrice,
            amount: discountedUnitPrice(input.listPrice.amount, input.discountPercent ?? 0),
          },
          'scale-price': input.scalePrice,
          'net-price': input.netPrice,
          'campaign-price': input.campaignPrice,
          'clearance-price': input.clearancePrice,
          'remnant-price': input.remnantPrice,
        };
        const { priceKind, unitPrice } = priceLine(input);
        expect(unitPrice).toEqual(named[priceKind]);
      }),
    );
  });

  it('is never the clearance price where that is not below the normal price', () => {
    fc.assert(
      fc.property(somePriceInput, (input) => {
        const normal = priceLine({ ...input, clearancePrice: undefined, remnantPrice: undefined });
        const clearance = priceLine({ ...input, remnantPrice: undefined });
        expect(lowerPrice(normal.unitPrice, clearance.unitPrice)).toEqual(clearance.unitPrice);
        const capped = lowerPrice(input.clearancePrice ?? normal.unitPrice, normal.unitPrice);
        const again = priceLine({ ...input, clearancePrice: capped, remnantPrice: undefined });
        expect(again).toEqual(clearance);
      }),
      { numRuns: 500 },
    );
  });

  it('is below the list price by the returned percentage', () => {
    fc.assert(
      fc.property(somePriceInput, (input) => {
        const price = priceLine(input);
        const percent = discountInForce(price, input.listPrice, input.discountPercent?.toString());
        const list = moneyToNumber(input.listPrice.amount) / input.listPrice.perQuantity;
        const unit = moneyToNumber(price.unitPrice.amount) / price.unitPrice.perQuantity;
        if (percent === undefined) {
          expect(list === 0 || ((list - unit) / list) * 100 < 0.0051).toBe(true);
        } else {
          // Four decimals of a small unit price hide a part of an agreed discount.
          const hidden = price.priceKind === 'discount' ? 0.006 / moneyToNumber(input.listPrice.amount) : 0;
          expect(Math.abs(((list - unit) / list) * 100 - Number(percent))).toBeLessThan(0.0051 + hidden);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('makes lines whose shown amounts are the subtotal, and with duties, freight and tax the total', () => {
    fc.assert(
      fc.property(fc.array(somePriceInput, { maxLength: 20 }), somePrice, (inputs, freight) => {
        const lines = inputs.map(priceLine);
        const totals = cartTotals(lines, freight, 25);
        expect(totals.subtotal).toBe(sumMoney(lines.map(({ lineTotal }) => roundToMinor(lineTotal))));
        expect(totals.total).toBe(sumMoney([totals.subtotal, totals.duties, totals.freight, totals.tax]));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  cartTotals,
  freightFor,
  lineAmount,
  lowerPrice,
  moneyOf,
  NO_MONEY,
  type PriceInput,
  percentOf,
  priceLine,
  quantityOf,
  roundToMinor,
  subtractMoney,
  sumMoney,
} from '../src/index.ts';
import { somePositiveQuantity, somePrice } from './arbitraries.ts';

const per = (amount: string, perQuantity = 1) => ({ amount: moneyOf(amount), perQuantity: quantityOf(perQuantity) });

const aPrice = (facts: Partial<PriceInput> = {}): PriceInput => ({
  quantity: quantityOf(10),
  listPrice: per('100'),
  vatPercent: 25,
  ...facts,
});

const steps = (input: PriceInput) => priceLine(input).steps.map(({ kind, amount }) => [kind, amount]);

describe('a line price', () => {
  it('is the list price plus VAT when nothing else is agreed', () => {
    expect(steps(aPrice())).toEqual([
      ['list-price', moneyOf(1000)],
      ['vat', moneyOf(250)],
    ]);
    expect(priceLine(aPrice()).total).toBe(moneyOf(1250));
  });

  it('takes the discount off the list price', () => {
    const price = priceLine(aPrice({ discountPercent: '42.5' }));
    expect(price.steps[1]).toEqual({ kind: 'discount', amount: moneyOf(-425) });
    expect(price.unitPrice.amount).toBe(moneyOf('57.5'));
    expect(price.saving).toBe(moneyOf(425));
  });

  it('lets a customer net price replace the discount', () => {
    const price = priceLine(aPrice({ discountPercent: '42.5', netPrice: per('60') }));
    expect(price.lineTotal).toBe(moneyOf(600));
    expect(price.steps[2]).toEqual({ kind: 'net-price', amount: moneyOf(25) });
  });

  it('takes a campaign or clearance price only where it is lower', () => {
    expect(priceLine(aPrice({ netPrice: per('60'), campaignPrice: per('70') })).lineTotal).toBe(moneyOf(600));
    expect(priceLine(aPrice({ netPrice: per('60'), campaignPrice: per('50') })).lineTotal).toBe(moneyOf(500));
    expect(priceLine(aPrice({ campaignPrice: per('50'), clearancePrice: per('40') })).lineTotal).toBe(moneyOf(400));
  });

  it('compares prices that are given for different quantities', () => {
    expect(priceLine(aPrice({ listPrice: per('2'), campaignPrice: per('150', 100) })).lineTotal).toBe(moneyOf(15));
  });

  it('adds duties and the cable-cut fee, and VAT on all of it, in that order', () => {
    const input = aPrice({ dutiesPerUnit: moneyOf('0.1234'), cableCutFee: moneyOf(75) });
    expect(steps(input)).toEqual([
      ['list-price', moneyOf(1000)],
      ['duties', moneyOf('1.23')],
      ['cable-cut-fee', moneyOf(75)],
      ['vat', moneyOf('269.06')],
    ]);
    expect(priceLine(input)).toMatchObject({ lineTotal: moneyOf(1075), duties: moneyOf('1.23') });
  });

  it('allows 100 percent and refuses more', () => {
    expect(priceLine(aPrice({ discountPercent: 100 })).lineTotal).toBe(NO_MONEY);
    expect(() => priceLine(aPrice({ discountPercent: '100.0001' }))).toThrow(RangeError);
    expect(() => priceLine(aPrice({ discountPercent: 'half' }))).toThrow(RangeError);
  });

  const someUnitPrice = fc.record({ amount: somePrice, perQuantity: somePositiveQuantity });
  const somePercent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100));
  const somePriceInput: fc.Arbitrary<PriceInput> = fc.record(
    {
      quantity: somePositiveQuantity,
      listPrice: someUnitPrice,
      discountPercent: somePercent,
      netPrice: someUnitPrice,
      campaignPrice: someUnitPrice,
      clearancePrice: someUnitPrice,
      dutiesPerUnit: somePrice,
      cableCutFee: somePrice,
      vatPercent: fc.constantFrom(0, 19, 21, 25),
    },
    { requiredKeys: ['quantity', 'listPrice', 'vatPercent'] },
  );

  it('is always the sum of its steps, each of two decimals', () => {
    fc.assert(
      fc.property(somePriceInput, (input) => {
        const price = priceLine(input);
        expect(sumMoney(price.steps.map(({ amount }) => amount))).toBe(price.total);
        expect(sumMoney([price.lineTotal, price.duties, price.vat])).toBe(price.total);
        for (const { amount } of price.steps) expect(roundToMinor(amount)).toBe(amount);
      }),
    );
  });

  it('is never made dearer by a campaign or clearance price', () => {
    fc.assert(
      fc.property(somePriceInput, (input) => {
        const without = priceLine({ ...input, campaignPrice: undefined, clearancePrice: undefined });
        // Comparing unit prices of four decimals may differ from the exact line by what those decimals hide.
        const slack = addMoney(
          moneyOf('0.01'),
          lineAmount(moneyOf('0.0001'), input.listPrice.perQuantity, input.quantity),
        );
        expect(subtractMoney(priceLine(input).lineTotal, without.lineTotal) <= slack).toBe(true);
      }),
    );
  });

  it('uses the lower of two prices, for any price units', () => {
    expect(lowerPrice(per('60'), per('50'))).toEqual(per('50'));
    expect(lowerPrice(per('600', 100), per('50'))).toEqual(per('600', 100));
    expect(lowerPrice(per('50'), per('5000', 100))).toEqual(per('5000', 100));
  });

  it('sums to a cart whose subtotal, duties, freight and tax are its total, always', () => {
    fc.assert(
      fc.property(
        fc.array(somePriceInput),
        somePrice,
        fc.constantFrom(0, 19, 21, 25),
        (inputs, freight, vatPercent) => {
          const lines = inputs.map(priceLine);
          const totals = cartTotals(lines, freight, vatPercent);
          expect(totals.subtotal).toBe(sumMoney(lines.map(({ lineTotal }) => lineTotal)));
          expect(sumMoney([totals.subtotal, totals.duties, totals.freight, totals.tax])).toBe(totals.total);
          for (const amount of Object.values(totals)) expect(roundToMinor(amount)).toBe(amount);
        },
      ),
    );
  });
});

describe('cart totals', () => {
  it('of an empty cart are its freight and the tax on it', () => {
    expect(cartTotals([], moneyOf(49), 25)).toEqual({
      subtotal: NO_MONEY,
      duties: NO_MONEY,
      freight: moneyOf(49),
      extraFreight: NO_MONEY,
      freightServiceTax: NO_MONEY,
      tax: moneyOf('12.25'),
      total: moneyOf('61.25'),
    });
  });

  it('take the tax once, of the sum', () => {
    const line = { lineTotal: moneyOf('0.10'), duties: NO_MONEY };
    const totals = cartTotals([line, line, line], NO_MONEY, 25);
    expect(totals.tax).toBe(moneyOf('0.08'));
    expect(sumMoney([1, 2, 3].map(() => percentOf(line.lineTotal, 25)))).toBe(moneyOf('0.09'));
  });

  it('sum lines as they are shown, though they come unrounded', () => {
    const line = { lineTotal: moneyOf('0.0050'), duties: moneyOf('0.0049') };
    expect(cartTotals([line, line], NO_MONEY, 0)).toMatchObject({ subtotal: moneyOf('0.02'), duties: NO_MONEY });
  });
});

describe('freight', () => {
  const terms = { cost: moneyOf(95), freeFrom: moneyOf(1000) };

  it('is free from the limit on', () => {
    expect(freightFor(terms, moneyOf(1000))).toEqual({ freight: NO_MONEY });
  });

  it('returns the missing amount below the limit', () => {
    expect(freightFor(terms, moneyOf('999.50'))).toEqual({ freight: moneyOf(95), missingToFree: moneyOf('0.5') });
  });

  it('is always due without a limit', () => {
    expect(freightFor({ cost: moneyOf(95) }, moneyOf(1_000_000))).toEqual({ freight: moneyOf(95) });
  });
});

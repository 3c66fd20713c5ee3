import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestConcept,
  calendarDate,
  campaignPriceOn,
  cartTotals,
  conceptQuantity,
  conceptSaving,
  conceptSavings,
  FREIGHT_CLASSES,
  freightBuildUp,
  giftWithPurchase,
  isLowerPrice,
  moneyOf,
  NO_MONEY,
  nextScale,
  type PriceScale,
  priceLine,
  quantityOf,
  quantityOfThousandths,
  roundToMinor,
  type ShippingTerms,
  scalePrice,
  subtractQuantity,
  sumMoney,
} from '../src/index.ts';
import { somePositiveQuantity, somePrice } from './arbitraries.ts';

const per = (amount: string, perQuantity = 1) => ({ amount: moneyOf(amount), perQuantity: quantityOf(perQuantity) });
const q = quantityOf;

describe('scales', () => {
  const scales: PriceScale[] = [
    { from: q(100), price: per('8') },
    { from: q(10), price: per('9') },
    { from: q(1000), price: per('7') },
  ];

  it('give the price of the greatest step that a quantity reaches', () => {
    expect(['9.999', 10, 99, 100, 5000].map((quantity) => scalePrice(scales, q(quantity))?.amount)).toEqual([
      undefined,
      moneyOf(9),
      moneyOf(9),
      moneyOf(8),
      moneyOf(7),
    ]);
  });

  it('contain the next step, the missing quantity and the price then', () => {
    expect(nextScale(scales, q(95))).toEqual({ scale: scales[0], missing: q(5), amount: moneyOf(800) });
    expect(nextScale(scales, q(1000))).toBeUndefined();
    expect(nextScale([], q(1))).toBeUndefined();
  });

  it('count in a line where they are lower than list price and discount, before the net price', () => {
    const input = { quantity: q(10), listPrice: per('10'), discountPercent: 20, vatPercent: 25 };
    expect(priceLine({ ...input, scalePrice: per('9') }).lineTotal).toBe(moneyOf(80));
    const scaled = priceLine({ ...input, scalePrice: per('7') });
    expect(scaled.steps).toContainEqual({ kind: 'scale-price', amount: moneyOf(-10) });
    expect(priceLine({ ...input, scalePrice: per('7'), netPrice: per('7.5') }).lineTotal).toBe(moneyOf(75));
  });

  it('reach the next step with exactly what is missing', () => {
    const someScales = fc.array(fc.record({ from: somePositiveQuantity, price: fc.constant(per('1')) }));
    fc.assert(
      fc.property(someScales, somePositiveQuantity, (steps, quantity) => {
        const next = nextScale(steps, quantity);
        const above = steps.filter(({ from }) => from > quantity).map(({ from }) => from);
        expect(next?.scale.from).toBe(above.length > 0 ? Math.min(...above) : undefined);
        if (next) expect(subtractQuantity(next.scale.from, next.missing)).toBe(quantity);
      }),
    );
  });
});

describe('campaigns', () => {
  const campaign = (amount: string, validFrom: string, validTo: string, perQuantity = 1) => ({
    price: per(amount, perQuantity),
    validFrom: calendarDate(validFrom),
    validTo: calendarDate(validTo),
  });
  const campaigns = [
    campaign('9', '2026-11-01', '2026-11-30'),
    campaign('80', '2026-11-10', '2026-11-20', 10),
    campaign('1', '2027-01-01', '2027-01-31'),
  ];

  it.each([
    ['2026-10-31', undefined],
    ['2026-11-01', moneyOf(9)],
    ['2026-11-10', moneyOf(80)],
    ['2026-11-20', moneyOf(80)],
    ['2026-11-30', moneyOf(9)],
    ['2026-12-01', undefined],
  ])('on %s the lowest of those that run counts', (date, amount) => {
    expect(campaignPriceOn(campaigns, calendarDate(date))?.amount).toBe(amount);
  });

  it('are compared for the same quantity', () => {
    expect(isLowerPrice(per('80', 10), per('9'))).toBe(true);
    expect(isLowerPrice(per('9'), per('90', 10))).toBe(false);
  });
});

describe('concept savings', () => {
  const line = (lineTotal: string, duties = '0') => ({ lineTotal: moneyOf(lineTotal), duties: moneyOf(duties) });

  it('are what the suggestion costs less than the line, duties included', () => {
    expect(conceptSaving(line('100', '5'), line('90', '3'))).toBe(moneyOf(12));
  });

  it('are nothing where it costs as much or more', () => {
    expect(conceptSaving(line('100'), line('100'))).toBe(NO_MONEY);
    expect(conceptSaving(line('100'), line('99', '2'))).toBe(NO_MONEY);
    expect(bestConcept(line('100'), { ZCON: line('100'), ZCON2: line('101') })).toBeUndefined();
    expect(bestConcept(line('100'), {})).toBeUndefined();
  });

  it('are of the better of both suggestions, the first of equals', () => {
    expect(bestConcept(line('100'), { ZCON: line('90'), ZCON2: line('80') })).toEqual({
      concept: 'ZCON2',
      saving: moneyOf(20),
    });
    expect(bestConcept(line('100'), { ZCON: line('90'), ZCON2: line('90') })?.concept).toBe('ZCON');
  });

  it('of a cart count one suggestion a line', () => {
    expect(
      conceptSavings([
        { line: line('100'), suggestions: { ZCON: line('90'), ZCON2: line('80') } },
        { line: line('50'), suggestions: { ZCON: line('49.5') } },
        { line: line('50'), suggestions: {} },
      ]),
    ).toBe(moneyOf('20.5'));
  });

  it('are priced for at least the minimum of the suggestion', () => {
    expect(conceptQuantity({ quantity: q(3), minQuantity: q(10) })).toBe(q(10));
    expect(conceptQuantity({ quantity: q(30), minQuantity: q(10) })).toBe(q(30));
  });
});

describe('freight', () => {
  const terms: ShippingTerms = {
    cost: moneyOf(95),
    freeFrom: moneyOf(1000),
    extraCosts: { bulky: moneyOf(250), long: moneyOf('180.50') },
    serviceTaxPercent: '7.5',
  };
  const cart = (subtotal: string, classes: readonly (typeof FREIGHT_CLASSES)[number][] = ['normal']) => ({
    subtotal: moneyOf(subtotal),
    isPickup: false,
    classes,
  });

  it('is the route’s, with the service tax of the market', () => {
    expect(freightBuildUp(terms, cart('400'))).toEqual({
      freight: moneyOf(95),
      extraFreight: NO_MONEY,
      freightServiceTax: moneyOf('7.13'),
      total: moneyOf('102.13'),
      isFree: false,
      missingToFree: moneyOf(600),
    });
    expect(freightBuildUp({ cost: moneyOf(95) }, cart('400')).freightServiceTax).toBe(NO_MONEY);
  });

  it('is free from the limit on, the extra freight is not', () => {
    expect(freightBuildUp(terms, cart('1000', ['normal', 'long']))).toEqual({
      freight: NO_MONEY,
      extraFreight: moneyOf('180.50'),
      freightServiceTax: moneyOf('13.54'),
      total: moneyOf('194.04'),
      isFree: true,
    });
  });

  it('has each extra once, however many lines are bulky or long', () => {
    expect(freightBuildUp(terms, cart('1', ['bulky', 'bulky', 'long', 'bulky'])).extraFreight).toBe(moneyOf('430.50'));
    expect(freightBuildUp({ cost: moneyOf(95) }, cart('1', ['bulky'])).extraFreight).toBe(NO_MONEY);
  });

  it('is nothing for what is picked up and for an empty cart', () => {
    expect(freightBuildUp(terms, { ...cart('1', ['bulky']), isPickup: true })).toMatchObject({
      total: NO_MONEY,
      isFree: true,
    });
    expect(freightBuildUp(terms, cart('0', [])).total).toBe(NO_MONEY);
  });

  it('compares the limit with the subtotal as it is shown', () => {
    expect(freightBuildUp(terms, cart('999.995')).isFree).toBe(true);
    expect(freightBuildUp(terms, cart('999.9949')).missingToFree).toBe(moneyOf('0.01'));
  });

  it('is the sum of its parts, and the cart is with it, always', () => {
    const someTerms = fc.record({
      cost: somePrice,
      freeFrom: somePrice,
      extraCosts: fc.record({ bulky: somePrice, long: somePrice }),
      serviceTaxPercent: fc.constantFrom(0, '7.5', 19, '0.3333'),
    });
    fc.assert(
      fc.property(
        someTerms,
        somePrice,
        fc.subarray([...FREIGHT_CLASSES]),
        fc.boolean(),
        (some, price, classes, isPickup) => {
          const freight = freightBuildUp(some, { subtotal: price, classes, isPickup });
          const parts = [freight.freight, freight.extraFreight, freight.freightServiceTax];
          expect(sumMoney(parts)).toBe(freight.total);
          for (const part of parts) expect(roundToMinor(part)).toBe(part);
          const totals = cartTotals([{ lineTotal: price, duties: NO_MONEY }], freight.freight, 25, freight);
          expect(sumMoney([totals.subtotal, totals.duties, freight.total, totals.tax])).toBe(totals.total);
        },
      ),
    );
  });
});

describe('a gift with purchase', () => {
  const gifts = [
    { materialNo: 'drill', quantity: q(1), fromSubtotal: moneyOf(5000) },
    { materialNo: 'mug', quantity: q(2), fromSubtotal: moneyOf(500) },
  ];

  it('is the reached one with the highest threshold', () => {
    expect(giftWithPurchase(gifts, moneyOf(500)).earned?.materialNo).toBe('mug');
    expect(giftWithPurchase(gifts, moneyOf(9000))).toEqual({ earned: gifts[0] });
  });

  it('returns the missing amount for the next', () => {
    expect(giftWithPurchase(gifts, moneyOf('499.99'))).toEqual({ next: { gift: gifts[1], missing: moneyOf('0.01') } });
    expect(giftWithPurchase(gifts, moneyOf(4000)).next).toEqual({ gift: gifts[0], missing: moneyOf(1000) });
    expect(giftWithPurchase([], moneyOf(4000))).toEqual({});
  });

  it('is earned by the subtotal as it is shown', () => {
    expect(giftWithPurchase(gifts, moneyOf('499.995')).earned?.materialNo).toBe('mug');
  });
});

it('quantities of a scale are exact to the third decimal', () => {
  const from = quantityOfThousandths(2500);
  expect(scalePrice([{ from, price: per('1') }], quantityOfThousandths(2499))).toBeUndefined();
});
